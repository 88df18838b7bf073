"""The family that each genus belongs to."""

from __future__ import annotations

from .vocabulary import rows

# ruff: noqa: E501 (one line a family)

GENERA = """
Acanthizidae: Gerygone
Accipitridae: Accipiter Aquila Buteo Circus Elanus Gyps Haliaeetus Ictinia Milvus Pernis
Acrocephalidae: Acrocephalus
Aegithalidae: Aegithalos Psaltriparus
Aegothelidae: Aegotheles
Alaudidae: Eremophila Galerida Mirafra
Alcedinidae: Alcedo Dacelo Megaceryle Todiramphus
Alcidae: Fratercula
Anatidae: Aix Anas Anser Aythya Biziura Branta Bucephala Chenonetta Cygnus Dendrocygna Lophodytes Malacorhynchus Mergus Nettapus Oxyura Spatula Tadorna
Anhingidae: Anhinga
Apodidae: Aeronautes Apus Chaetura
Apterygidae: Apteryx
Ardeidae: Ardea Ardeola Botaurus Butorides Egretta Ixobrychus Nycticorax
Artamidae: Artamus Cracticus Gymnorhina
Bombycillidae: Bombycilla
Bucerotidae: Rhyticeros
Cacatuidae: Cacatua Eolophus Lophochroa Nymphicus
Calcariidae: Calcarius Plectrophenax
Caprimulgidae: Chordeiles
Cardinalidae: Cardinalis Passerina Pheucticus Piranga Spiza
Casuariidae: Casuarius Dromaius
Cathartidae: Cathartes Coragyps Gymnogyps
Certhiidae: Certhia
Charadriidae: Anarhynchus Charadrius Vanellus
Ciconiidae: Ciconia Mycteria
Cinclidae: Cinclus
Cisticolidae: Cisticola
Columbidae: Columbina Geopelia Hemiphaga Ocyphaps Ptilinopus Streptopelia Zenaida
Coraciidae: Coracias
Corvidae: Corvus Cyanocitta Garrulus Nucifraga Pica
Cuculidae: Centropus Chrysococcyx Coccyzus Cuculus Geococcyx
Dicaeidae: Dicaeum
Dicruridae: Dicrurus
Emberizidae: Emberiza
Estrildidae: Erythrura Lonchura Taeniopygia
Falconidae: Falco
Fregatidae: Fregata
Fringillidae: Carduelis Coccothraustes Fringilla Haemorhous Loxia Pyrrhula Spinus
Gaviidae: Gavia
Gruidae: Antigone Grus
Haematopodidae: Haematopus
Hirundinidae: Hirundo Progne Tachycineta
Icteridae: Agelaius Dolichonyx Euphagus Icterus Molothrus Quiscalus Sturnella Xanthocephalus
Icteriidae: Icteria
Laniidae: Lanius
Laridae: Anous Chlidonias Chroicocephalus Ichthyaetus Larus Leucophaeus Rynchops Sterna
Locustellidae: Locustella
Maluridae: Malurus
Megapodiidae: Leipoa Megapodius
Meliphagidae: Anthochaera Anthornis Conopophila Epthianura Manorina Meliphaga Phylidonyris Prosthemadera
Menuridae: Menura
Meropidae: Merops
Mimidae: Dumetella Mimus
Monarchidae: Grallina
Motacillidae: Anthus Motacilla
Muscicapidae: Erithacus Luscinia Phoenicurus
Oceanitidae: Oceanites
Odontophoridae: Callipepla Colinus
Oriolidae: Oriolus
Otididae: Tetrax
Pachycephalidae: Colluricincla
Pandionidae: Pandion
Paradisaeidae: Astrapia Paradisaea
Paridae: Baeolophus Parus Periparus Poecile
Parulidae: Geothlypis Myioborus Protonotaria Setophaga Vermivora
Passerellidae: Ammodramus Junco Melospiza Passerculus Peucaea Pipilo Spizella Zonotrichia
Passeridae: Passer
Pedionomidae: Pedionomus
Pelecanidae: Pelecanus
Petroicidae: Petroica
Phalacrocoracidae: Microcarbo Phalacrocorax
Phasianidae: Alectoris Coturnix Meleagris Tympanuchus
Phoenicopteridae: Phoenicopterus
Phylloscopidae: Phylloscopus
Picidae: Colaptes Dendrocopos Dryocopus Melanerpes Picoides Picus Sphyrapicus
Podargidae: Podargus
Podicipedidae: Aechmophorus Podiceps Podilymbus
Polioptilidae: Polioptila
Prunellidae: Prunella
Psittaculidae: Aprosmictus Melopsittacus Platycercus Trichoglossus
Psittrichasidae: Psittrichas
Psophodidae: Psophodes
Ptilonorhynchidae: Sericulus
Rallidae: Fulica Gallinula Porphyrio Rallus Zapornia
Recurvirostridae: Himantopus Recurvirostra
Regulidae: Regulus
Rhipiduridae: Rhipidura
Scolopacidae: Actitis Calidris Gallinago Limosa Scolopax Tringa
Scotocercidae: Cettia
Sittidae: Sitta
Spheniscidae: Eudyptula
Strigidae: Athene Bubo Megascops Ninox Strix
Strigopidae: Nestor Strigops
Sturnidae: Sturnus
Sulidae: Morus Papasula
Sylviidae: Sylvia
Threskiornithidae: Platalea Plegadis Threskiornis
Trochilidae: Archilochus Calypte
Troglodytidae: Thryomanes Thryothorus Troglodytes
Turdidae: Catharus Sialia Turdus
Tyrannidae: Myiarchus Sayornis Tyrannus
Tytonidae: Tyto
Vireonidae: Vireo
Zosteropidae: Zosterops
"""
"""The genera of each family, by its scientific name."""

_FAMILIES = {genus: name for name, genera in rows(GENERA).items() for genus in genera.split()}


def family(scientific: str) -> str:
    """Return the family of a species. Raises KeyError if its genus is in none."""
    return _FAMILIES[scientific.split(maxsplit=1)[0]]


def families() -> list[str]:
    """Return the scientific names of all families in alphabetical order."""
    return list(rows(GENERA))
