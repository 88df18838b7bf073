### Birds: their voices, families, homes and sizes.

hear = Écouter
hear_on = Activer le son et écouter
hear_bird = Écouter { $bird }
hear_bird_on = Activer le son et écouter { $bird }
voice = **Voix :** { $voice }
family = **Famille :** { $family } ({ $scientific })
homes = **Continents :** { $homes }

## Continents

home_north_america = Amérique du Nord
home_central_america = Amérique centrale
home_south_america = Amérique du Sud
home_europe = Europe
home_asia = Asie
home_africa = Afrique
home_oceania = Océanie

## A bird beside a person

to_scale = À l’échelle, ailes et bras écartés
person = Une personne
span = { $name }, { $cm } cm
