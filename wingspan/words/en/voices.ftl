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

## Families of birds, by their scientific names

family-Acanthizidae = thornbills and gerygones
family-Accipitridae = hawks, eagles and kites
family-Acrocephalidae = reed warblers
family-Aegithalidae = long-tailed tits
family-Aegithinidae = ioras
family-Aegothelidae = owlet-nightjars
family-Alaudidae = larks
family-Alcedinidae = kingfishers
family-Alcidae = auks
family-Anatidae = ducks, geese and swans
family-Anhingidae = darters
family-Apodidae = swifts
family-Apterygidae = kiwis
family-Ardeidae = herons
family-Artamidae = woodswallows and butcherbirds
family-Bombycillidae = waxwings
family-Bucerotidae = hornbills
family-Cacatuidae = cockatoos
family-Calcariidae = longspurs
family-Campephagidae = minivets and cuckooshrikes
family-Caprimulgidae = nightjars
family-Cardinalidae = cardinals
family-Casuariidae = cassowaries and emus
family-Cathartidae = New World vultures
family-Certhiidae = treecreepers
family-Charadriidae = plovers and lapwings
family-Ciconiidae = storks
family-Cinclidae = dippers
family-Cisticolidae = cisticolas
family-Columbidae = pigeons and doves
family-Coraciidae = rollers
family-Corvidae = crows and jays
family-Cuculidae = cuckoos
family-Dicaeidae = flowerpeckers
family-Dicruridae = drongos
family-Emberizidae = Old World buntings
family-Estrildidae = waxbills and munias
family-Falconidae = falcons
family-Fregatidae = frigatebirds
family-Fringillidae = finches
family-Gaviidae = loons
family-Gruidae = cranes
family-Haematopodidae = oystercatchers
family-Hirundinidae = swallows and martins
family-Ibidorhynchidae = ibisbills
family-Icteridae = New World blackbirds
family-Icteriidae = chats
family-Laniidae = shrikes
family-Laridae = gulls, terns and skimmers
family-Leiothrichidae = laughingthrushes
family-Locustellidae = grasshopper warblers
family-Maluridae = fairywrens
family-Megalaimidae = Asian barbets
family-Megapodiidae = mound-builders
family-Meliphagidae = honeyeaters
family-Menuridae = lyrebirds
family-Meropidae = bee-eaters
family-Mimidae = mockingbirds and catbirds
family-Monarchidae = monarch flycatchers
family-Motacillidae = wagtails and pipits
family-Muscicapidae = Old World flycatchers and chats
family-Nectariniidae = sunbirds
family-Oceanitidae = storm petrels
family-Odontophoridae = New World quails
family-Oriolidae = Old World orioles
family-Otididae = bustards
family-Pachycephalidae = whistlers and shrikethrushes
family-Pandionidae = ospreys
family-Panuridae = bearded reedlings
family-Paradisaeidae = birds of paradise
family-Paridae = tits and chickadees
family-Parulidae = New World warblers
family-Passerellidae = New World sparrows
family-Passeridae = Old World sparrows
family-Pedionomidae = plains-wanderers
family-Pelecanidae = pelicans
family-Petroicidae = Australasian robins
family-Phalacrocoracidae = cormorants
family-Phasianidae = pheasants
family-Phoenicopteridae = flamingos
family-Phylloscopidae = leaf warblers
family-Picidae = woodpeckers
family-Ploceidae = weavers
family-Podargidae = frogmouths
family-Podicipedidae = grebes
family-Polioptilidae = gnatcatchers
family-Prunellidae = accentors
family-Psittaculidae = Old World parrots
family-Psittrichasidae = vasa parrots
family-Psophodidae = whipbirds
family-Ptilonorhynchidae = bowerbirds
family-Pycnonotidae = bulbuls
family-Rallidae = rails, coots and moorhens
family-Recurvirostridae = avocets and stilts
family-Regulidae = kinglets
family-Rhipiduridae = fantails
family-Scolopacidae = sandpipers and snipes
family-Scotocercidae = bush warblers
family-Sittidae = nuthatches
family-Spheniscidae = penguins
family-Strigidae = owls
family-Strigopidae = New Zealand parrots
family-Sturnidae = starlings
family-Sulidae = gannets and boobies
family-Sylviidae = typical warblers
family-Threskiornithidae = ibises and spoonbills
family-Trochilidae = hummingbirds
family-Troglodytidae = wrens
family-Turdidae = thrushes
family-Tyrannidae = tyrant flycatchers
family-Tytonidae = barn owls
family-Upupidae = hoopoes
family-Vireonidae = vireos
family-Zosteropidae = white-eyes
