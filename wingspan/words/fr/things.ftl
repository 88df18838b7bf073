### The things of the game by their names, which functions such as FOOD and HABITAT put into sentences.
### A name may have forms, which a sentence of the same language asks for: { HABITAT($habitat, form: "the") }.

## Foods, with a number

food-invertebrate =
    { $n ->
        [one] invertébré
       *[other] invertébrés
    }
food-seed =
    { $n ->
        [one] graine
       *[other] graines
    }
food-fish =
    { $n ->
        [one] poisson
       *[other] poissons
    }
food-fruit =
    { $n ->
        [one] fruit
       *[other] fruits
    }
food-rodent =
    { $n ->
        [one] rongeur
       *[other] rongeurs
    }
food-nectar =
    { $n ->
        [one] nectar
       *[other] nectars
    }
food-any =
    { $n ->
        [one] nourriture au choix
       *[other] nourritures au choix
    }
no_dice = aucun dé

## Habitats

habitat-forest =
    { $form ->
        [the] la forêt
        [of] de la forêt
       *[name] forêt
    }
habitat-grassland =
    { $form ->
        [the] la prairie
        [of] de la prairie
       *[name] prairie
    }
habitat-wetland =
    { $form ->
        [the] le marais
        [of] du marais
       *[name] marais
    }

## Rows of the mat, by whose they are

row-this = cet habitat
row-forest =
    { $form ->
        [each] sa forêt
       *[you] votre forêt
    }
row-grassland =
    { $form ->
        [each] sa prairie
       *[you] votre prairie
    }
row-wetland =
    { $form ->
        [each] son marais
       *[you] votre marais
    }

## Nests


nest-platform =
    { $form ->
        [short] en plateforme
       *[name] nid en plateforme
    }
nest-bowl =
    { $form ->
        [short] en coupe
       *[name] nid en coupe
    }
nest-cavity =
    { $form ->
        [short] en cavité
       *[name] nid en cavité
    }
nest-ground =
    { $form ->
        [short] au sol
       *[name] nid au sol
    }
nest-star =
    { $form ->
        [short] étoile (de toute sorte)
       *[name] nid étoile (de toute sorte)
    }
nest-none =
    { $form ->
        [short] sans nid
       *[name] sans nid
    }

## Actions, as on the mat

action-play_bird = Jouer un oiseau
action-gain_food = Gagner de la nourriture
action-lay_eggs = Pondre des œufs
action-draw_cards = Piocher des cartes

## When powers are used, by their colour

kind-white = Pose
kind-brown = Activation
kind-pink = 1 fois entre 2 tours
kind-teal = Fin de manche
kind-yellow = Fin de partie
kind-none = Sans pouvoir

## Places in a goal or a game

ordinal =
    { $n ->
        [1] { $n }er
       *[other] { $n }e
    }

## The Automa: its levels, its cards

level-eaglet = Aiglon
level-eagle = Aigle
level-eagle_eyed_eagle = Aigle royal
automa_card-regular = Carte { $n }
automa_card-remove_after_round = Carte retirée après la manche { $n }
automa_card-automubon_society = Société Protectrice des Automates
automa_card-raoutoma = RAOUtoma

## The pronoun for a bird that has just been named, as a subject

it =
    { GENDER($bird) ->
        [feminine] elle
       *[masculine] il
    }
