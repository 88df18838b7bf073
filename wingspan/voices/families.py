"""The family that each genus belongs to."""

from __future__ import annotations

from .vocabulary import rows

# ruff: noqa: E501 (one line a family)

GENERA = """
Acanthizidae: Gerygone
Accipitridae: Accipiter Aquila Buteo Circus Elanus Gyps Haliaeetus Haliastur Ictinia Milvus Pernis Pithecophaga
Acrocephalidae: Acrocephalus
Aegithalidae: Aegithalos Leptopoecile Psaltriparus
Aegithinidae: Aegithina
Aegothelidae: Aegotheles
Alaudidae: Eremophila Galerida Mirafra
Alcedinidae: Alcedo Dacelo Halcyon Megaceryle Pelargopsis Todiramphus
Alcidae: Cerorhinca Fratercula
Anatidae: Aix Anas Anser Aythya Biziura Branta Bucephala Chenonetta Cygnus Dendrocygna Lophodytes Malacorhynchus Mergellus Mergus Nettapus Oxyura Spatula Tadorna
Anhingidae: Anhinga
Apodidae: Aeronautes Apus Chaetura
Apterygidae: Apteryx
Ardeidae: Ardea Ardeola Botaurus Butorides Egretta Ixobrychus Nycticorax
Artamidae: Artamus Cracticus Gymnorhina
Bombycillidae: Bombycilla
Bucerotidae: Buceros Rhyticeros
Cacatuidae: Cacatua Eolophus Lophochroa Nymphicus
Calcariidae: Calcarius Plectrophenax
Campephagidae: Pericrocotus
Caprimulgidae: Chordeiles
Cardinalidae: Cardinalis Passerina Pheucticus Piranga Spiza
Casuariidae: Casuarius Dromaius
Cathartidae: Cathartes Coragyps Gymnogyps
Certhiidae: Certhia
Charadriidae: Anarhynchus Charadrius Vanellus
Ciconiidae: Ciconia Leptoptilos Mycteria
Cinclidae: Cinclus
Cisticolidae: Cisticola Orthotomus Prinia
Columbidae: Chalcophaps Columba Columbina Geopelia Hemiphaga Ocyphaps Ptilinopus Streptopelia Zenaida
Coraciidae: Coracias
Corvidae: Cissa Corvus Cyanocitta Garrulus Nucifraga Pica Urocissa
Cuculidae: Centropus Chrysococcyx Coccyzus Cuculus Eudynamys Geococcyx
Dicaeidae: Dicaeum
Dicruridae: Dicrurus
Emberizidae: Emberiza
Estrildidae: Amandava Erythrura Lonchura Taeniopygia
Falconidae: Falco
Fregatidae: Fregata
Fringillidae: Bucanetes Carduelis Coccothraustes Fringilla Haemorhous Linaria Loxia Pyrrhula Rhodospiza Serinus Spinus
Gaviidae: Gavia
Gruidae: Antigone Grus
Haematopodidae: Haematopus
Hirundinidae: Hirundo Progne Tachycineta
Ibidorhynchidae: Ibidorhyncha
Icteridae: Agelaius Dolichonyx Euphagus Icterus Molothrus Quiscalus Sturnella Xanthocephalus
Icteriidae: Icteria
Laniidae: Lanius
Laridae: Anous Chlidonias Chroicocephalus Ichthyaetus Larus Leucophaeus Rynchops Sterna
Leiothrichidae: Garrulax
Locustellidae: Locustella
Maluridae: Malurus
Megalaimidae: Psilopogon
Megapodiidae: Leipoa Megapodius
Meliphagidae: Anthochaera Anthornis Conopophila Epthianura Manorina Meliphaga Phylidonyris Prosthemadera
Menuridae: Menura
Meropidae: Merops
Mimidae: Dumetella Mimus
Monarchidae: Grallina
Motacillidae: Anthus Motacilla
Muscicapidae: Copsychus Erithacus Eumyias Luscinia Monticola Oenanthe Phoenicurus
Nectariniidae: Cinnyris
Oceanitidae: Oceanites
Odontophoridae: Callipepla Colinus
Oriolidae: Oriolus
Otididae: Ardeotis Tetrax
Pachycephalidae: Colluricincla
Pandionidae: Pandion
Panuridae: Panurus
Paradisaeidae: Astrapia Paradisaea
Paridae: Baeolophus Cyanistes Parus Periparus Poecile
Parulidae: Geothlypis Myioborus Protonotaria Setophaga Vermivora
Passerellidae: Ammodramus Junco Melospiza Passerculus Peucaea Pipilo Spizella Zonotrichia
Passeridae: Passer
Pedionomidae: Pedionomus
Pelecanidae: Pelecanus
Petroicidae: Petroica
Phalacrocoracidae: Microcarbo Phalacrocorax
Phasianidae: Alectoris Chrysolophus Coturnix Gallus Lophophorus Meleagris Pavo Phasianus Tragopan Tympanuchus
Phoenicopteridae: Phoenicopterus
Phylloscopidae: Phylloscopus
Picidae: Colaptes Dendrocopos Dryocopus Melanerpes Picoides Picus Sphyrapicus
Ploceidae: Ploceus
Podargidae: Batrachostomus Podargus
Podicipedidae: Aechmophorus Podiceps Podilymbus Tachybaptus
Polioptilidae: Polioptila
Prunellidae: Prunella
Psittaculidae: Aprosmictus Melopsittacus Platycercus Psittacula Trichoglossus
Psittrichasidae: Psittrichas
Psophodidae: Psophodes
Ptilonorhynchidae: Sericulus
Pycnonotidae: Pycnonotus
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
Sturnidae: Acridotheres Pastor Sturnus
Sulidae: Morus Papasula
Sylviidae: Sylvia
Threskiornithidae: Nipponia Platalea Plegadis Threskiornis
Trochilidae: Archilochus Calypte
Troglodytidae: Thryomanes Thryothorus Troglodytes
Turdidae: Catharus Grandala Sialia Turdus
Tyrannidae: Myiarchus Sayornis Tyrannus
Tytonidae: Phodilus Tyto
Upupidae: Upupa
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
