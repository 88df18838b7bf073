### Birds: their voices, families, homes and sizes.

hear = Hear it
hear_on = Turn sound on and hear it
# Read aloud with a button that shows only a sign.
hear_bird = Hear the { $bird }
hear_bird_on = Turn sound on and hear the { $bird }
# $voice: a description, such as “two high whistles”.
voice = **Voice:** { $voice }
family = **Family:** { $family } ({ $scientific })
homes = **Found in:** { $homes }

## Continents

home_north_america = North America
home_central_america = Central America
home_south_america = South America
home_europe = Europe
home_asia = Asia
home_africa = Africa
home_oceania = Oceania

## A bird beside a person

to_scale = To scale, wings and arms spread
person = A person
# How wide a bird or a person is with wings or arms spread.
span = { $name }, { $cm } cm
