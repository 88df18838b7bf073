"""The voices of each set's species: one line each, by the bird's id."""

# ruff: noqa: E501 (one line a species)

CORE = """
acorn_woodpecker: laugh hz:1700 n:6 rate:4.5 shape:up bend:.2 rough:70; drum n:9 rate:14
american_avocet: whistle n:5 rate:4 fill:.5 shape:arch bend:.08
american_bittern: boom hz:170 n:3 rate:1.5 tune:1.1,.9,1 beat:.8,.7,1.5 fill:.75
american_coot: cluck hz:1100 n:3 rate:3.5 fill:.4; croak hz:900 n:1 rate:2.5
american_crow: caw hz:1400 n:4
american_goldfinch: note hz:4300 n:4 rate:6 shape:down bend:.18 tune:1.15,1,.9,.95; warble hz:4400 n:7 rate:8 spread:.3
american_kestrel: scream hz:3700 n:8 rate:5.5 fill:.6 shape:arch bend:.12 noise:.12
american_oystercatcher: whistle hz:3200 n:6 rate:5 fill:.6 shape:arch bend:.14 speed:1.6
american_robin: carol hz:2600 n:7
american_white_pelican: grunt hz:300 n:2 rate:1.6 tone:nasal
american_woodcock: buzz hz:3600 rate:2.6 fill:.9 tone:nasal rough:90 noise:.1 rest:.4; twitter hz:4600 n:9 rate:12
anhinga: rattle hz:1500 n:14 rate:9 tone:growl noise:.3 drift:.85
annas_hummingbird: buzz hz:7200 n:3 rate:3.4 fill:.7 rough:95 noise:.3 rest:.12; squeak hz:7600 n:5 rate:7 spread:.12
ash_throated_flycatcher: burr hz:2700 rate:3.2 shape:leap bend:.12
atlantic_puffin: growl hz:420 n:2 rate:1.2 fill:.85 shape:arch bend:.15
bairds_sparrow: chip hz:6200 rate:5 fill:.3; trill hz:5000 n:18 rate:17 shape:flat bend:0
bald_eagle: chirp hz:2800 n:8 rate:6.5 fill:.65 bend:.15 drift:.85 swell:.7
baltimore_oriole: carol hz:2000 n:7 rate:4 bend:.06
barn_owl: hiss hz:3200 rate:.6 band:1.3 shape:arch bend:.1
barn_swallow: twitter hz:4200 rate:9 rest:.08; rattle hz:3400 n:7 rate:20 noise:.25
barred_owl: hoot hz:380 n:8 rate:4.2 beat:.8,.8,.9,1.7,.8,.8,.8,1.6 tune:1,1,.98,1.05,1,1,1.05,.9 fill:.7
barrows_goldeneye: grunt hz:500 n:2 rate:2.6; hum hz:1300 rate:1.1 rough:60 noise:.3
bells_vireo: chatter hz:3900 n:9 rate:7.5 noise:.15 spread:.2 shape:up bend:.2
belted_kingfisher: rattle hz:3200 n:26 rate:15 noise:.4
bewicks_wren: note hz:4800 rate:6 spread:.2; buzz hz:4200 rate:3; trill hz:3900 n:10 rate:13
black_bellied_whistling_duck: whistle n:5 rate:4.4 fill:.7 shape:arch bend:.14 tune:.85,1.1,1,.95,.95 noise:.05
black_billed_magpie: chatter hz:2600 n:7 rate:7 noise:.4 fill:.55
black_crowned_night_heron: bark hz:850 n:2 rate:1.2 fill:.35 noise:.3
black_necked_stilt: yelp hz:2100 n:8 rate:4.8 fill:.5 noise:.1
black_skimmer: bark hz:1000 n:4 rate:3 fill:.45
black_tern: scream hz:3400 n:3 rate:3 fill:.55 bend:.1
black_vulture: hiss hz:1800 rate:.8 band:1.4; grunt hz:260 n:1 rate:2 tone:reed
blue_gray_gnatcatcher: mew hz:5600 n:4 rate:3.4 fill:.6 tone:nasal bend:.08 noise:.1
blue_grosbeak: warble n:12 rate:6.5 spread:.3 noise:.08
blue_jay: scream hz:3000 n:3 rate:2.2 fill:.75 bend:.12 noise:.25 tone:nasal
blue_winged_warbler: buzz hz:6800 rate:1.7 fill:.85 rest:.08; buzz hz:5200 rate:1.3 fill:.9 rough:60
bobolink: jingle hz:3600 n:20 tone:bell spread:.4 drift:1.4
brewers_blackbird: squeak hz:4200 rate:2.6 fill:.7 noise:.35 bend:.3 rough:95
bronzed_cowbird: squeak hz:3600 n:3 rate:3 fill:.7 spread:.25 bend:.25 tone:reed
brown_headed_cowbird: gurgle hz:1500 n:3 rate:8 spread:.1 rest:.05; squeak hz:7000 rate:2.6 fill:.8 shape:drop bend:.2
brown_pelican: grunt hz:350 n:2 rate:1.8 noise:.25 tone:nasal
burrowing_owl: coo hz:900 n:2 rate:1.6 beat:.5,1.4 fill:.75 shape:flat bend:0
bushtit: twitter hz:7200 n:10 rate:7 fill:.35 spread:.1
california_condor: hiss hz:1400 rate:.8; grunt hz:220 n:1 rate:1.6 tone:reed
california_quail: yelp n:3 rate:3 beat:.7,1.3,.8 tune:.9,1.3,.85 fill:.65
canada_goose: honk hz:620 n:4 rate:2.6
carolina_chickadee: whistle hz:5300 n:4 rate:3.2 tune:1.3,.72,1.15,.7
carolina_wren: whistle hz:2900 n:12 rate:6 tune:1.25,.85,1.05 shape:arch bend:.12 tone:flute
cassins_finch: warble hz:4200 n:17 rate:9 spread:.35
cassins_sparrow: trill hz:5200 n:14 shape:flat bend:0; whistle hz:4100 n:2 rate:2.2 tune:1,1.2
cedar_waxwing: lisp hz:7600 rate:1.6 vib:35
cerulean_warbler: buzz hz:4600 n:4 rate:5.4 fill:.7 rest:.03; buzz hz:6500 shape:up bend:.1 rough:80
chestnut_collared_longspur: warble hz:3600 n:11 rate:7.5 drift:.7
chihuahuan_raven: croak hz:1250 rate:1.7 fill:.75
chimney_swift: twitter hz:5600 n:18 rate:13 spread:.06 fill:.5
chipping_sparrow: trill hz:4700 n:26 rate:13 fill:.45 bend:.25
clarks_grebe: croak hz:2600 n:1 rate:1.6 fill:.9 rough:60 shape:up bend:.12 tone:reed
clarks_nutcracker: caw hz:2200 n:2 rate:1.5 fill:.7 noise:.45 bend:.05
common_grackle: cluck hz:1400 n:2 rest:.08; squeak hz:4600 n:1 rate:1.6 fill:.85 noise:.5 rough:95 bend:.25
common_loon: wail rate:.95 rest:.1; laugh hz:1100 n:6 rate:6 tone:flute noise:0 shape:break
common_merganser: croak hz:700 n:3 rate:2.6 rough:60
common_nighthawk: buzz hz:2900 rate:2.6 fill:.85 tone:nasal rough:90; boom hz:230 n:1 rough:75 noise:.3 shape:arch bend:.2
common_raven: croak hz:800 n:3 rate:1.8 rough:80 noise:.2
common_yellowthroat: whistle hz:3900 n:9 rate:6 fill:.75 tune:1.15,.85,1 shape:down bend:.15
coopers_hawk: cackle hz:2100 n:10 rate:5.4 noise:.25
dark_eyed_junco: trill hz:4900 rate:13 tone:bell
dickcissel: chip hz:3900 n:2 fill:.4; buzz hz:4600 n:4 rate:6 fill:.6 rough:90
double_crested_cormorant: grunt hz:320 rate:2.2 noise:.3
downy_woodpecker: whinny hz:3400 n:14 rate:11; drum n:12 hz:1500
eastern_bluebird: warble hz:2300 n:4 rate:3.4 spread:.15 shape:down bend:.15
eastern_kingbird: twitter hz:5600 n:10 rate:9 rough:90 spread:.1 rest:.06; buzz hz:5200 rate:2.2 shape:down bend:.15
eastern_phoebe: whistle hz:4300 rate:3.4 shape:down bend:.12 rest:.03; buzz hz:3800 rate:3 fill:.7 rough:75 tone:reed
eastern_screech_owl: whinny hz:900 n:22 rate:14 fill:.75 drift:.6 swell:.8
ferruginous_hawk: scream hz:1900 rate:.7 noise:.25 bend:.25
fish_crow: caw hz:1300 n:2 fill:.5 noise:.15 tune:1,.85
forsters_tern: rasp hz:3000 n:1 rate:1.6 fill:.85 shape:drop bend:.15; peep hz:3600 n:3 rate:5
franklins_gull: laugh n:7 rate:4 noise:.15
golden_eagle: yelp hz:1700 rate:2.2 fill:.55 noise:.1
grasshopper_sparrow: chip hz:7000 n:2 rate:5 fill:.3; buzz hz:8000 rate:.8 rough:85 noise:.4 fill:.9
gray_catbird: mew hz:2100 rate:1.4 noise:.2 bend:.25; warble hz:3200 n:6 rate:6 spread:.4
great_blue_heron: croak hz:700 rate:1.5 fill:.8 drift:.85
great_crested_flycatcher: whistle hz:2900 n:2 rate:2.2 fill:.75 shape:up bend:.22 tone:reed
great_egret: croak hz:550 rate:1.6 noise:.3 rough:0
great_horned_owl: hoot hz:310 n:5 rate:2.4 beat:1.3,.55,.75,1.25,1 fill:.7
greater_prairie_chicken: boom hz:290 n:3 rate:1.7 tune:.9,1,1.1 fill:.85 tone:flute
greater_roadrunner: coo hz:480 n:6 rate:2.7 drift:.72 shape:down bend:.1
green_heron: squawk hz:1500 rate:1.6 shape:down bend:.2
hermit_thrush: whistle rate:2.4 fill:.9 rest:.03; warble hz:4200 rate:9 tone:bell spread:.3 swell:.6
hooded_merganser: growl hz:620 rate:.8 noise:.15 shape:up bend:.15
hooded_warbler: whistle hz:4200 n:6 rate:5.5 fill:.75 shape:arch bend:.15 rest:.02; whistle hz:4000 n:2 rate:4 shape:down bend:.25
horned_lark: jingle n:15 rate:8 speed:2 spread:.15 tone:bell
house_finch: warble hz:3700 n:14 rate:8.5 spread:.35 rest:.03; burr hz:3400 n:1 rate:2.6 shape:up bend:.2
house_wren: twitter hz:4200 n:22 rate:12 spread:.3 tone:flute drift:.85
inca_dove: coo hz:780 n:2 rate:2 fill:.7 shape:flat bend:0 tune:1.05,.95
indigo_bunting: whistle hz:4800 n:10 rate:5 beat:1,.9 tune:1.1,1.1,.85,.85,1.2,1.2 shape:down bend:.2 fill:.7
juniper_titmouse: whistle hz:3300 n:9 rate:6 tune:1.12,.9 shape:down bend:.12 fill:.7
killdeer: whistle hz:3300 n:4 rate:3 beat:.75,1.3 tune:.9,1.12 shape:up bend:.16 fill:.75 noise:.04
king_rail: tap hz:1500 n:5 rate:2.4 noise:.5 tone:reed
lazuli_bunting: whistle hz:4800 n:12 rate:6.4 tune:1.15,1.15,.9,.9,1.05,.8 shape:down bend:.18 noise:.05 fill:.7
lincolns_sparrow: gurgle hz:3600 n:9 spread:.25 tone:pure; trill hz:4300 n:9 rate:14
loggerhead_shrike: trill hz:3000 n:6 rate:13 tone:flute; screech hz:3300 rate:2.6 fill:.7
mallard: quack hz:1500 n:7 rate:3.6 speed:1.3 drift:.82 swell:.55 beat:1.1,1
mississippi_kite: whistle hz:3700 n:2 rate:1.7 beat:.55,1.4 shape:down bend:.12 fill:.85
mountain_bluebird: warble hz:2500 n:5 rate:3.2 spread:.1 fill:.65
mountain_chickadee: whistle hz:4000 n:3 rate:3 tune:1.12,.95,.95; buzz hz:3700 n:3 rate:5 rough:95 tone:reed fill:.75
mourning_dove: coo hz:520 n:4 rate:1.75 beat:1.2,.9,.9,.9 tune:1.12,.92,.92,.9 fill:.75
northern_bobwhite: whistle hz:1900 rate:3 fill:.6; whistle hz:2300 rate:2.4 shape:hook bend:.4
northern_cardinal: whistle hz:2800 n:3 rate:2.2 shape:down bend:.35 fill:.85 rest:.05; whistle hz:2300 n:5 rate:6 shape:up bend:.15 fill:.7
northern_flicker: cackle hz:2400 n:15 rate:6.8 tone:flute noise:.06
northern_harrier: scream hz:2700 n:6 rate:4 fill:.6 noise:.15 shape:down bend:.12
northern_mockingbird: whistle hz:2600 n:3 rate:5 shape:down bend:.2 rest:.1; chirp hz:3600 n:4 rate:7; burr hz:2800 n:3 rate:5
northern_shoveler: tap hz:650 n:5 noise:.3 tone:nasal fill:.4
osprey: whistle n:8 rate:4.4 fill:.6 shape:arch bend:.12 tune:1.05,1,.95 speed:1.2
painted_bunting: warble hz:4300 n:14 rate:8
peregrine_falcon: cackle hz:2500 n:9 rate:4.2 noise:.35 fill:.75
pied_billed_grebe: coo hz:850 n:9 rate:5.4 speed:.6 fill:.6 tone:reed shape:down bend:.12 drift:.85
pileated_woodpecker: cackle hz:1700 n:12 rate:6.2 tone:flute noise:.08; drum n:7 rate:14 speed:1.3 swell:.7 hz:900
pine_siskin: buzz hz:4400 rate:1.2 fill:.95 shape:up bend:.25 rough:85 noise:.25
prothonotary_warbler: whistle hz:5000 n:7 rate:4.6 shape:up bend:.14 fill:.7
purple_gallinule: cackle hz:1500 n:7 rate:5 speed:.7
purple_martin: gurgle hz:1700 n:8 rate:7 spread:.25 noise:.12 tone:round
pygmy_nuthatch: peep hz:4200 n:10 rate:7.5 spread:.1
red_bellied_woodpecker: burr hz:1600 rate:1.8 shape:arch bend:.1; drum n:13 rate:19 hz:1000
red_breasted_nuthatch: trumpet hz:1500 n:5 rate:2.8 fill:.6
red_cockaded_woodpecker: screech hz:3600 n:3 rate:4 fill:.6 shape:down bend:.15 noise:.3; chatter hz:3300 n:6 rate:9
red_crossbill: chip hz:3600 n:4 fill:.3 shape:arch; warble hz:3900 n:5
red_eyed_vireo: whistle hz:3400 n:3 rate:6 tune:.9,1.1,1.15 shape:up bend:.15 rest:.5; whistle hz:3300 n:3 rate:6 tune:1,1.1,.85 shape:down bend:.15
red_headed_woodpecker: burr hz:2200 rate:2.4 fill:.75 shape:down bend:.12 rough:75; drum n:12 rate:21 hz:1200
red_shouldered_hawk: scream hz:2400 n:4 rate:2.2 fill:.75 shape:down bend:.25 noise:.15
red_tailed_hawk: scream hz:2600 rate:.5 noise:.4 bend:.28 rough:80
red_winged_blackbird: gurgle hz:2000 n:2 rate:7 spread:.1 rest:.03; trill hz:3400 n:16 rate:22 noise:.15 tone:flute fill:.65
ring_billed_gull: laugh hz:1700 n:6 rate:4 noise:.2 shape:drop bend:.15 fill:.75
rose_breasted_grosbeak: carol hz:2700 n:9 rate:5 spread:.18
roseate_spoonbill: grunt hz:280 n:4 rate:3.2 tone:nasal
ruby_crowned_kinglet: lisp hz:7400 n:3 rate:5 fill:.6 vib:0 wobble:0 rest:.05; whistle hz:2700 n:9 rate:7 tune:1,1.25,.9 shape:down bend:.15 fill:.75
ruby_throated_hummingbird: hum hz:220 rate:1.2 rough:0 vib:55 wobble:.05 loud:.6; squeak hz:7800 n:4 rate:6 spread:.08
ruddy_duck: tap hz:700 n:9 rate:7 speed:1.8 rest:.04; croak hz:600 n:1 rate:3 fill:.8
sandhill_crane: bugle hz:950 n:4 rate:2 rough:62
savannah_sparrow: chip hz:7200 rate:6 fill:.35 rest:.06; buzz hz:6000 rate:1.5 rough:95 fill:.9; buzz hz:4600 rate:3 rough:95
says_phoebe: whistle hz:3100 n:2 rate:1.2 fill:.5 shape:drop bend:.22 tone:flute
scissor_tailed_flycatcher: chip hz:3400 n:6 rate:7 fill:.35 speed:1.5 rest:.04; chatter hz:3800 n:4 rate:8
snowy_egret: rasp hz:1700 n:2 rate:1.6 fill:.75
song_sparrow: whistle hz:3900 n:3 rate:3.4 fill:.5 shape:down bend:.1; buzz hz:4400 rate:2.4 rough:80; trill hz:4600 n:8 rate:13
spotted_owl: hoot hz:450 beat:1.2,.8,1.1,1.3 fill:.55 tune:1,1,1.02,.9
spotted_sandpiper: whistle hz:3800 n:6 rate:4.4 fill:.55 shape:up bend:.12
spotted_towhee: chip hz:4600 n:2 rate:5 fill:.4 rest:.08; trill hz:3800 n:22 rate:21 fill:.65
spragues_pipit: jingle hz:5600 n:18 rate:8.5 drift:.6 spread:.08 swell:.7 shape:down
stellers_jay: rasp hz:2900 n:6 rate:5
swainsons_hawk: scream hz:2900 rate:.55 noise:.2
tree_swallow: chirp hz:4500 n:4 rate:4.5 tune:1.15,.95,.85 shape:down rest:.05; gurgle hz:3400 n:5
trumpeter_swan: trumpet hz:480 n:3 beat:1,1.2,.9 tune:1,1,1.06
tufted_titmouse: whistle hz:2700 n:6 rate:3.2 shape:down bend:.22 fill:.75
turkey_vulture: hiss hz:2600 rate:.6 band:1.3
violet_green_swallow: chirp hz:5200 n:9 rate:6 spread:.15 fill:.45
western_meadowlark: whistle hz:2100 n:3 rate:3.2 tune:1,.82,1.1 tone:flute rest:.05; gurgle hz:2300 n:8 rate:8.5 spread:.35
western_tanager: carol hz:2700 rough:75 tone:reed spread:.15
white_breasted_nuthatch: trumpet hz:1700 n:7 rate:5 fill:.65 shape:up bend:.1
white_crowned_sparrow: whistle hz:3600 n:2 rate:2.1 fill:.9 tune:.9,1.08 rest:.04; buzz hz:4200 n:2 rate:4; trill hz:3300 n:7 rate:14
white_faced_ibis: quack hz:800 rate:3 noise:.2
whooping_crane: bugle hz:1000 n:2 rate:1.4 fill:.85 shape:leap bend:.15
wild_turkey: gobble n:12 rate:9
willet: whistle hz:2600 n:6 rate:4.2 tune:.85,1.12,1.05 beat:.8,1,1.3 tone:reed fill:.75
wilsons_snipe: hum hz:420 n:14 rate:9 fill:.7 rough:0 shape:arch bend:.06 swell:1.3 tone:flute drift:1.15
wood_duck: wail hz:1500 n:2 rate:1.4 shape:up bend:.3
wood_stork: clap hz:1500 n:15; hiss hz:2200 rate:1.6
yellow_bellied_sapsucker: drum n:12 rate:15 speed:.35; mew hz:1900 rate:2
yellow_billed_cuckoo: cluck hz:900 n:11 rate:6.5 speed:.5 tone:round drift:.9 fill:.5
yellow_breasted_chat: whistle hz:1800 n:2 rate:3 shape:down bend:.15; chatter hz:2200 n:6 rate:8; caw n:1 rate:2.4
yellow_headed_blackbird: cluck hz:1500 n:2 rate:5 rest:.05; growl hz:2300 rate:.9 noise:.45 rough:85 shape:down bend:.1
yellow_rumped_warbler: warble hz:3900 n:13 rate:8 spread:.1 drift:.85 shape:down
american_redstart: whistle hz:6000 n:5 rate:5 tune:1.05,1 shape:down bend:.1 fill:.7 rest:.03; whistle hz:5000 rate:3 shape:down bend:.3
black_chinned_hummingbird: hum hz:240 rate:1.2 rough:0 vib:50 wobble:.05 loud:.6; chip hz:6000 n:4 rate:5
brant: croak hz:620 n:3 rough:60 shape:up bend:.1 noise:.1
broad_winged_hawk: whistle hz:4600 n:2 rate:1.4 beat:.3,1.6 tune:.92,1.02 fill:.9
canvasback: coo hz:600 rate:2 shape:leap bend:.15 tone:round
painted_whitestart: warble hz:3900 n:11 rate:6.5 spread:.18
red_breasted_merganser: croak hz:1100 rate:1.6 tone:reed noise:.3 shape:hook bend:.2
scaled_quail: yelp hz:1500 n:6 rate:3.4 beat:.7,1.2 tune:1,.85 tone:nasal fill:.5
vauxs_swift: twitter hz:6600 rate:14 spread:.08 fill:.5 rest:.03; trill hz:6200 n:8 rate:21
white_throated_swift: chatter hz:4200 n:18 rate:13 drift:.75 noise:.3
"""
"""The birds of the base game and the Swift-Start pack."""

EUROPEAN = """
audouins_gull: genus
black_headed_gull: scream hz:2300 n:3 rate:2.2 fill:.75 noise:.35 bend:.15
black_redstart: chirp hz:4600 n:4 rate:6 shape:down; rasp hz:4200 rate:4.5 noise:.9; whistle hz:4000 n:3 rate:6
black_tailed_godwit: yelp hz:2200 n:6 rate:3.6 beat:1.2,.9,.9 tune:1.1,.92,.92 fill:.75 tone:flute noise:.05
black_throated_diver: wail hz:1050 n:2 rate:1.1 shape:hook bend:.25
black_woodpecker: drum hz:800 n:24 rate:16; whistle hz:1700 rate:1
bluethroat: bell hz:4600 n:7 rate:6 speed:1.8 fill:.7; warble hz:4000 n:7 rate:8 spread:.35
bonellis_eagle: scream hz:2200 n:4 rate:2.6 fill:.75 noise:.15 bend:.15
bullfinch: whistle hz:2400 n:2 rate:1.1 fill:.4 shape:down bend:.12
carrion_crow: caw hz:1250 rate:1.6 noise:.35
cettis_warbler: whistle hz:4200 rate:4 shape:down bend:.15 rest:.2; whistle hz:4000 n:8 rate:8 tune:1.1,.85,1.15,.95 tone:flute fill:.75
coal_tit: whistle hz:5400 n:8 rate:5.5 tune:1.15,.88 fill:.7
common_blackbird: carol hz:2100 rate:3.8 spread:.18 rest:.06; squeak hz:6000 n:4 rate:9 spread:.25 loud:.4
common_buzzard: mew hz:2100 rate:.9 bend:.28 noise:.12
common_chaffinch: trill n:12 rate:8 speed:1.4 drift:.7 bend:.2 rest:.02; whistle hz:3500 n:3 rate:8 tune:.8,1,1.25 tone:reed
common_chiffchaff: chirp hz:4600 n:8 rate:3.6 tune:1.12,.9,.9,1.12,.9 shape:down bend:.2 fill:.4 tone:pure
common_cuckoo: hoot hz:620 rate:1.9 tune:1.12,.9 beat:.7,1.4 fill:.5
common_goldeneye: buzz hz:1900 rate:1.4 tone:nasal rough:80; rattle hz:1500 n:9 rate:12
common_kingfisher: whistle hz:6400 n:2 rate:2.6 fill:.7 shape:down bend:.08
common_little_bittern: bark hz:420 n:2 rate:.9 fill:.3 noise:.15 tone:growl
common_moorhen: cluck hz:1500 n:1 rate:3; croak hz:1600 rate:2.6 tone:reed
common_nightingale: whistle hz:2600 n:5 rate:3.6 swell:1.8 shape:up bend:.06 rest:.04; gurgle hz:2100
common_starling: whistle rate:1.4 shape:drop bend:.5; chatter hz:4200 n:9 rate:13; squeak hz:5200 n:3 rate:6
common_swift: scream hz:5400 n:2 rate:1.2 fill:.85 noise:.2 tone:flute rough:95 shape:arch bend:.08
corsican_nuthatch: trill hz:3000 rate:13 shape:up bend:.06 tone:flute
dunnock: warble hz:5200 n:16 rate:9 spread:.2 tone:pure
eastern_imperial_eagle: bark hz:1000 n:5 rate:2.8 noise:.15
eleonoras_falcon: genus
eurasian_collared_dove: coo hz:460 rate:1.6 beat:.8,1.4,.8 tune:.95,1.08,.92
eurasian_golden_oriole: whistle hz:1500 n:4 rate:3.6 tune:1,.85,1.2,.85 shape:arch bend:.12 tone:flute fill:.9
eurasian_green_woodpecker: laugh hz:1800 n:12 rate:6.5 speed:1.2 drift:.85 noise:.03 tone:flute
eurasian_hobby: chatter hz:3200 n:9 rate:4.4 noise:.12 shape:up bend:.15
eurasian_jay: screech hz:2300 rate:1.5 fill:.75 noise:.6
eurasian_magpie: rattle n:12 rate:9 noise:.5 fill:.5
eurasian_nutcracker: rattle hz:1700 rate:19 noise:.4 tone:nasal
eurasian_nuthatch: whistle hz:2700 n:6 rate:3.6 shape:up bend:.2 fill:.7
eurasian_sparrowhawk: cackle hz:2700 n:12 rate:6.5 tone:reed noise:.1
eurasian_tree_sparrow: chip hz:3400 fill:.4; tap hz:4200 n:5 rate:8 noise:.4
european_bee_eater: purr hz:2000 n:2 rate:2.4 rough:62 shape:arch bend:.1
european_goldfinch: jingle hz:5000 n:15 rate:9 spread:.25
european_honey_buzzard: whistle hz:2300 rate:.8 shape:arch bend:.25
european_robin: warble hz:5000 n:5 rate:6 spread:.4 tone:pure rest:.06; warble hz:3400 rate:9 spread:.35 tone:pure drift:.8
european_roller: cackle hz:1500 n:5 rate:4 tone:growl noise:.35
european_turtle_dove: purr hz:620 n:20 rate:19 swell:1.2; purr hz:580 n:16 rate:19
goldcrest: twitter hz:7200 n:12 rate:8 tune:1.08,.95,1 spread:0 rest:.02; trill hz:6400 n:6 rate:14
great_crested_grebe: croak hz:850 n:3 rate:1.8 fill:.75 rough:60
great_tit: whistle hz:4200 n:6 rate:5 tune:1.18,.86 beat:.8,1.1 fill:.7
greater_flamingo: honk hz:650 n:3 rate:2.6 fill:.65 noise:.2
grey_heron: croak hz:1100 n:1 rate:1.6 fill:.8 noise:.4
greylag_goose: honk hz:750 n:3 rate:2.6 shape:drop noise:.15
griffon_vulture: hiss hz:1900 rate:1.1; grunt hz:500 rate:3.4 noise:.4
hawfinch: chip hz:4800 n:4 rate:3 fill:.22 noise:.2
hooded_crow: caw hz:1200 rate:1.7 fill:.65 noise:.4 drift:.95
house_sparrow: chirp hz:3600 n:5 rate:3 tune:1,.9,1.1 fill:.4
lesser_whitethroat: rattle hz:3700 n:12 rate:10 tone:flute noise:.08 fill:.6
little_bustard: rasp hz:2200 n:2 rate:1.2 fill:.14 noise:.6
little_owl: mew hz:1000 n:2 rate:1.1 fill:.55 tone:flute shape:hook bend:.25
long_tailed_tit: purr hz:4000 n:10 rate:20 noise:.25 tone:reed; lisp hz:7400 n:3 rate:5 fill:.6
moltonis_warbler: rattle hz:4000 n:18 rate:22 tone:flute noise:.2
montagus_harrier: yelp hz:2600 rate:4 noise:.12
mute_swan: grunt hz:500 n:1 rate:2; hiss hz:2600
northern_gannet: grunt hz:750 n:5 rate:3 noise:.4
northern_goshawk: cackle hz:2100 n:9 rate:4.2 tone:reed
parrot_crossbill: chip hz:2600 n:5 fill:.35 tone:flute
red_backed_shrike: rasp hz:2600 rate:2.8 fill:.55
red_kite: whistle hz:2700 n:5 rate:3 beat:1.8,.9,.8,.7,1.1 shape:wave bend:.16 fill:.9 noise:.04
red_knot: note hz:1900 rate:3 tune:.92,1.06,1 fill:.6
red_legged_partridge: cackle hz:1700 n:9 rate:5 beat:1,.7,.7 tone:growl noise:.3
ruff: genus
savis_warbler: buzz hz:4100 rate:.45 fill:.95 rough:50 noise:.15 attack:.1
short_toed_treecreeper: whistle hz:5200 n:6 rate:5.5 tune:1,.9,1.02,1.2,.85,1.15 beat:1,1,.8,.7 fill:.7
snow_bunting: warble hz:3600 rate:6.5 rest:.08; trill hz:4000 n:8 rate:16 loud:.7
snowy_owl: hoot hz:260 n:3 rate:1.4 fill:.5 tone:round noise:.05
squacco_heron: croak hz:1600 n:3 rate:3 fill:.6 noise:.4
theklas_lark: whistle hz:2700 n:5 rate:4 tune:.9,1,1.15,1,.85 tone:flute rest:.08; warble hz:3300 n:6
white_backed_woodpecker: drum hz:1000 n:26 rate:13 speed:1.5 swell:.35
white_stork: clap n:20 rate:9.5 speed:1.2
white_throated_dipper: buzz hz:4600 rate:3 rough:100; warble hz:4000 n:10 spread:.35 noise:.08
white_wagtail: chirp hz:4200 n:4 rate:3.4 beat:.7,1.3 tune:1.1,.95 fill:.45
wilsons_storm_petrel: chatter hz:2200 n:9 rate:7 tone:growl noise:.35
yellowhammer: chirp hz:4700 n:9 rate:7 fill:.6 swell:1.4 tone:pure shape:down bend:.15 rest:.03; whistle hz:5200 rate:1.6 fill:.9 noise:.1
"""
"""The birds of the European expansion."""

OCEANIA = """
abbotts_booby: croak hz:500 rate:1.4 fill:.8 rough:0 noise:.12
australasian_pipit: chirp hz:4400 n:5 rate:3.6 shape:down bend:.3
australasian_shoveler: genus
australian_ibis: grunt hz:480 n:2 rate:1.6 noise:.35
australian_magpie: carol hz:1100 n:8 rate:5 spread:.3 tone:reed bend:.14 fill:.88
australian_owlet_nightjar: screech hz:2300 rate:3 fill:.6 noise:.25
australian_raven: wail hz:1100 n:4 rate:2.1 beat:.8,.8,.9,2 drift:.82 tone:nasal noise:.2 shape:down bend:.1
australian_reed_warbler: chirp hz:2900 rate:5 rest:.06; gurgle hz:2600 n:4 rate:6 spread:.2; burr hz:3400 n:3 rate:5
australian_shelduck: honk hz:620 n:3 rate:2.2
australian_zebra_finch: trumpet hz:2600 n:6 rate:5 fill:.5 spread:.06
black_noddy: croak hz:1200 n:4 rate:3.6 rough:60 noise:.2
black_shouldered_kite: chip hz:3000 n:4 rate:3 fill:.3 tone:flute
black_swan: bugle hz:780 rate:2 rough:0 bend:.14
blyths_hornbill: grunt hz:380 n:4 rate:3 tone:nasal
brolga: bugle hz:800 n:4 rate:2 rough:62
brown_falcon: cackle hz:1900 n:9 rate:5 noise:.4
budgerigar: chatter hz:3600 n:16 rate:9 spread:.3 tone:flute noise:.1 shape:arch bend:.2
cockatiel: whistle hz:2700 n:3 rate:2.2 shape:hook bend:.3 fill:.7
count_raggis_bird_of_paradise: caw hz:1400 n:8 rate:3.4 speed:1.3 swell:1.4 noise:.15 rough:0
crested_pigeon: coo hz:450 n:2 rate:2 shape:up bend:.1; hum hz:2600 n:9 rate:9 tone:pure rough:0 fill:.5 tune:1.12,.9
crimson_chat: bell hz:5000 n:4 rate:3.6 fill:.55
eastern_rosella: whistle hz:2700 n:3 rate:3 tune:1.12,.88,1.12 tone:bell
eastern_whipbird: whistle hz:1700 rate:.7 fill:.98 attack:.7 decay:.2 rest:0; squeak hz:4000 n:1 rate:8 fill:.9 bend:1 attack:.05 rest:.1; whistle hz:2600 n:2 rate:5 shape:down bend:.2 loud:.6
emu: boom hz:115 n:6 rate:3 fill:.65 tone:flute
galah: screech hz:2000 rate:2.4 fill:.6 shape:arch bend:.25 noise:.2 rough:0
golden_headed_cisticola: buzz rate:1.4 noise:.35; whistle hz:4400 n:2 rate:4 tune:.9,1.12
goulds_finch: genus
green_pygmy_goose: whistle hz:4200 n:4 rate:4 tune:1,1.1,.9 shape:arch bend:.1 fill:.6
grey_butcherbird: carol hz:1600 n:7 rate:5 spread:.25 fill:.85
grey_headed_mannikin: genus
grey_shrikethrush: whistle hz:1900 n:3 rate:4 tone:flute tune:1,.9,1.08 rest:.05; whistle hz:2400 rate:2 shape:hook bend:.3
grey_teal: laugh hz:1600 rate:5.4 drift:.8 tone:nasal swell:.6
grey_warbler: trill hz:4300 rate:9 tune:1.1,.95,1,.9 fill:.85 bend:.05 swell:.6
horsfields_bronze_cuckoo: whistle hz:2900 n:4 rate:2.2 shape:down bend:.4 fill:.7
horsfields_bushlark: warble hz:4400 n:15 rate:8 spread:.35
kakapo: boom hz:75 n:4 rate:1.7 fill:.75 tone:flute
kea: scream hz:2300 n:2 rate:1.6 fill:.85 bend:.25 noise:.2
kelp_gull: laugh hz:1400 n:6 rate:3.4 noise:.18 fill:.75 shape:drop bend:.15
kereru: coo hz:330 n:1 rate:1.4 shape:up bend:.1; hiss hz:900 n:9 rate:10 fill:.55 band:1.6
korimako: bell hz:2500 n:6 rate:4.2 tune:1,1.25,.85,1.12 fill:.85
laughing_kookaburra: laugh hz:800 n:5 rate:5 rough:60 swell:1.6 rest:.02; laugh hz:1250 rate:6.2 swell:.6 noise:.15
lesser_frigatebird: rattle hz:1500 n:12 rate:11 noise:.3
lewins_honeyeater: rattle hz:2700 rate:12 tone:flute noise:.08 fill:.7
little_penguin: growl hz:620 n:2 shape:up bend:.2 noise:.25
little_pied_cormorant: coo hz:400 n:5 rate:3 tone:growl noise:.15
magpie_lark: whistle hz:2400 n:6 rate:5 tune:1.18,.85 tone:reed
major_mitchells_cockatoo: screech hz:2100 n:3 rate:2.4 fill:.75 noise:.15 shape:wave bend:.15 rough:0
malleefowl: boom hz:190 n:3 rate:1.6 tune:1.1,1,.9
maned_duck: mew hz:1200 n:2 shape:up tone:nasal
many_colored_fruit_dove: genus
masked_lapwing: rattle hz:2700 n:11 rate:7 noise:.15 fill:.6
mistletoebird: whistle hz:5600 n:5 rate:4 tune:1.1,.9,1 shape:down bend:.18 fill:.6
musk_duck: tap hz:900 n:1 rate:6; whistle hz:2800 rate:1.8
new_holland_honeyeater: chatter hz:4600 n:8 rate:7 noise:.15 rest:.08; whistle hz:4300 n:2 rate:4 shape:down bend:.12
noisy_miner: peep hz:2700 n:8 rate:5.4 tone:reed fill:.6 bend:.14
north_island_brown_kiwi: whistle hz:1900 n:4 rate:1.8 shape:arch bend:.28 tone:reed drift:1.15
orange_footed_scrubfowl: gobble hz:900 n:5 rate:3.4 shape:arch rest:.06; wail hz:1000 rate:1.3 tone:nasal shape:drop bend:.2
pacific_black_duck: quack hz:1400 n:6 rate:3.4 drift:.85 swell:.6
peaceful_dove: coo hz:850 rate:2.4 tune:1.1,.92,.95 beat:.7,1,1.1 fill:.75
pesquets_parrot: growl hz:1300 n:2 rate:1.1 fill:.85 noise:.4
pheasant_coucal: hoot hz:380 n:13 rate:5 speed:1.7 drift:.72
pink_eared_duck: twitter hz:3000 n:11 rate:8 spread:.08 tone:flute shape:arch
plains_wanderer: moan hz:300 n:3 rate:1.7 fill:.6
princess_stephanies_astrapia: genus
pukeko: screech hz:2000 rate:1.5 fill:.65 tone:nasal noise:.25 shape:up bend:.15
rainbow_lorikeet: screech hz:3300 n:5 rate:4 fill:.65 noise:.3 shape:drop bend:.15
red_backed_fairywren: twitter hz:6200 n:16 spread:.15 swell:1.3
red_capped_robin: tap hz:3600 n:2 rate:6 noise:.3 rest:.05; trill hz:4000 n:9 rate:14 shape:flat bend:0
red_necked_avocet: yelp hz:1500 n:5 rate:3.6 fill:.5 noise:.1
red_wattlebird: croak hz:1500 n:3 rate:2.4 noise:.4 tune:1.1,.9,.9
red_winged_parrot: whistle hz:2900 n:4 rate:4.4 fill:.55 shape:arch bend:.18 tone:reed noise:.1
regent_bowerbird: scold hz:2600 rate:4
royal_spoonbill: genus
rufous_banded_honeyeater: genus
rufous_night_heron: bark hz:800 n:2 rate:1.2 fill:.4 noise:.3
rufous_owl: hoot hz:250 n:2 rate:1.8 fill:.75 tune:1,1.06
sacred_kingfisher: yelp hz:2700 rate:3 fill:.45 shape:up bend:.08 tone:flute
silvereye: mew hz:3900 n:2 rate:2 fill:.7 tone:flute bend:.15; warble hz:4000 n:6 rate:6
south_island_robin: whistle hz:3600 n:9 rate:5 beat:1,1,1,.7 shape:down bend:.12 fill:.7 drift:.9
southern_cassowary: boom hz:62 rate:1.1 fill:.8 tone:flute
spangled_drongo: rasp hz:2700 rate:3 noise:.5; chatter hz:3200 n:5 rate:9
splendid_fairywren: twitter hz:6800 n:22 rate:14 spread:.12
spotless_crake: purr hz:900 n:30 rate:14 speed:1.2 drift:.9 tone:reed
stubble_quail: whistle hz:2100 n:3 rate:3.6 beat:.6,.7,1.4 tune:.9,.95,1.15
sulphur_crested_cockatoo: screech hz:2200 n:1 rate:.9 fill:.95 noise:.45 shape:drop bend:.12
superb_lyrebird: whistle hz:2400 n:4 rate:5 tune:1.15,.85,1,1.2 tone:flute rest:.08; laugh hz:1300 n:4; rattle hz:3000 n:9
tawny_frogmouth: hoot hz:190 n:14 rate:6.5 fill:.65
tui: bell hz:2000 n:4 rate:4 tune:1,1.25,.85,1.1 fill:.8 rest:.05; tap hz:1700 rate:6; growl hz:900 rate:2.2
wedge_tailed_eagle: whistle hz:2300 n:3 rate:2 shape:leap bend:.12 fill:.7
welcome_swallow: twitter hz:4600 rate:9 rest:.06; trill n:6 rate:16
white_bellied_sea_eagle: honk hz:900 n:6 rate:3.4
white_breasted_woodswallow: genus
white_faced_heron: croak hz:750 n:3 rate:2 noise:.35
willie_wagtail: whistle hz:3600 n:6 rate:6 tune:.9,1.1,.95,1.15,1,.85 fill:.75; rattle hz:3400 n:7 rate:10 noise:.2
wrybill: genus
"""
"""The birds of the Oceania expansion."""

ASIA = """
asian_emerald_dove: coo hz:380 n:2 rate:1.2 beat:.45,1.4 fill:.85 shape:up bend:.08
asian_koel: whistle hz:1350 rate:1.7 n:3 shape:hook bend:.32 tone:flute drift:1.25 swell:1.6 fill:.7
azure_tit: squeak hz:6200 rate:6 rest:.04; chirp hz:3700 n:2 rate:5 shape:down rest:.05; trill hz:4700 n:9
baya_weaver: chatter hz:4000 n:7 rest:.05; buzz hz:4400 tone:reed noise:.3
bearded_reedling: bell hz:4500 n:5 rate:4.4 beat:1,.6,1.4 fill:.55 noise:.12
black_drongo: rasp hz:3000 n:2 rate:4 rest:.08; whistle hz:2700 n:2 rate:3.2 tune:1.15,.85 tone:reed
black_naped_oriole: whistle hz:1700 n:4 rate:3 tune:.95,1.05,1.15,.85 tone:flute shape:hook bend:.15
black_stork: wail hz:1500 n:3 rate:1.7 shape:up bend:.22 tone:reed noise:.15 fill:.7
blue_rock_thrush: carol hz:2600 n:8 rate:4.6 drift:.85 spread:.28
brahminy_kite: mew hz:2300 rate:.7 noise:.15 rough:60 shape:wave bend:.12
brambling: buzz hz:3200 rate:1 tone:nasal rough:95 fill:.9 shape:down bend:.06 rest:.2; yelp hz:1900 n:1
brown_shrike: scold hz:2800 n:9 rate:8
common_green_magpie: whistle n:3 rate:5 tune:.85,1.2,.8 fill:.75 rest:.08; chatter hz:2200 n:6 noise:.4
common_iora: whistle hz:2800 rate:1.1 shape:up bend:.1 fill:.95 rest:.02; whistle hz:2200 rate:2.6 shape:drop bend:.3
common_myna: gurgle n:4 rate:7 rest:.06; rasp hz:2500 n:2 rate:4 rest:.06; chirp hz:3200 n:2 tone:bell
common_sandpiper: whistle hz:5400 n:6 rate:6.4 shape:down bend:.08 fill:.65 drift:.92 swell:.6
common_tailorbird: chirp hz:3700 n:9 rate:5 tune:1.12,.9 fill:.6
common_teal: peep hz:3300 n:3 rate:2.2 fill:.22 tone:flute
coppersmith_barbet: bell hz:880 n:5 rate:2.3 fill:.4 tone:flute
crested_ibis: caw hz:900 n:2 rate:1.5 tone:growl noise:.35
crested_lark: whistle hz:3300 n:4 rate:3.4 tune:1.1,.88,1.2,.8 tone:flute beat:.8,.8,1.2
desert_finch: trill hz:2700 n:9 rate:18 tone:flute rest:.1; mew hz:2700 rate:2.4 bend:.1 tone:nasal
desert_wheatear: whistle n:2 rate:2.6 tune:1.1,.85 shape:down bend:.12 rest:.05; rattle hz:2700 n:7
eurasian_coot: honk hz:1500 rate:1.7 fill:.25 tone:reed shape:arch
eurasian_eagle_owl: hoot hz:310 n:2 rate:1.6 tune:1.12,.88 beat:.75,1
eurasian_hoopoe: hoot hz:520 n:3 rate:3.4 fill:.5
eurasian_kestrel: scream hz:3200 n:7 rate:4.4 fill:.5 shape:arch bend:.1 noise:.1
eurasian_marsh_harrier: mew hz:2700 n:2 rate:1.6 noise:.1 fill:.7 shape:arch
eurasian_treecreeper: lisp hz:7300 n:3 rate:5 fill:.6 drift:.92 rest:.03; twitter hz:5800 n:8 drift:.8 spread:.1
fire_fronted_serin: trill hz:5200 rate:19 tone:flute bend:.06 rest:.08; jingle hz:4600 n:5
forest_owlet: hoot hz:900 rate:1.8 shape:arch bend:.14 fill:.45
golden_pheasant: screech hz:2300 rate:2.2 fill:.45 noise:.4
graceful_prinia: burr hz:5300 n:10 rate:6 fill:.72 shape:up bend:.12
grandala: note hz:3600 n:4 rate:2.6 shape:hook bend:.15 tune:1.08,.92
gray_wagtail: chip hz:6700 n:2 rate:7 rest:.25; chip hz:6300 rate:8
great_cormorant: growl hz:480 n:4 rate:2.8 fill:.6 noise:.2
great_hornbill: bark hz:480 n:4 rate:2.4 fill:.4 swell:1.5 rest:.06; growl hz:420 rate:1.2 fill:.85 shape:arch bend:.15
great_indian_bustard: boom hz:150 shape:hook bend:.2 fill:.75
great_spotted_woodpecker: chip hz:2700 n:2 rate:2.4 fill:.2 rest:.2; drum hz:1300 n:13 speed:1.25 swell:.5
greater_adjutant: clap hz:1100 n:9 rate:6.5; grunt hz:320 n:2 rate:2
green_bee_eater: burr hz:3500 n:4 rate:3.4 tone:flute rough:60 shape:arch bend:.08
green_pheasant: squawk hz:1500 n:2 rate:3 fill:.65 beat:.8,1.2 rest:.1; hum hz:160 rate:1.8 loud:.6
himalayan_monal: whistle hz:2100 n:3 rate:2.1 shape:hook bend:.3 tone:reed
house_crow: caw hz:1750 n:5 rate:2.9 noise:.4 shape:flat bend:0
ibisbill: whistle hz:2500 n:6 rate:5.2 shape:down bend:.16 fill:.6 tone:flute
indian_peafowl: wail hz:1050 n:3 rate:1.6 tone:reed noise:.12 shape:arch bend:.3 fill:.82
indian_vulture: hiss hz:1500 rate:1.3; cackle hz:900 n:5 noise:.4
large_billed_crow: caw hz:1000 rate:1.8 fill:.75 shape:down
little_egret: croak hz:680 rate:1.5; gurgle hz:480 n:5 rate:7 tone:growl
little_grebe: whinny hz:2600 n:24 rate:16 drift:.9 shape:down bend:.08
little_ringed_plover: whistle hz:3300 n:2 rate:1.6 shape:down bend:.2 fill:.5
mandarin_duck: whistle hz:2800 n:2 rate:2.2 shape:up bend:.4 fill:.5; cluck hz:1300 n:1 rate:3
olive_backed_sunbird: squeak hz:6300 n:3 rate:4.6 tune:1,1,1.12 rest:.05; twitter hz:5600 n:7
oriental_bay_owl: whistle hz:1700 n:5 shape:arch bend:.2 drift:1.12 tone:flute
oriental_magpie_robin: whistle hz:3100 n:5 rate:3.2 tune:.85,1.1,.95,1.2,.9 shape:arch bend:.14 tone:flute
philippine_eagle: whistle hz:2300 n:2 rate:1.3 shape:drop bend:.2
plumbeous_redstart: jingle hz:6200 n:15 rate:11 spread:.12 swell:1.4
purple_heron: croak hz:1300 n:1 rate:1.5 noise:.35 shape:up bend:.1
red_avadavat: lisp hz:6400 rate:4 fill:.6 rest:.05; warble hz:5400 n:8 drift:.82 spread:.15
red_crowned_crane: bugle hz:850 n:2 rate:1.5 shape:leap bend:.12
red_junglefowl: trumpet hz:1000 n:4 rate:2.9 beat:.6,.5,.8,2 tune:.85,1,1.12,1.05 tone:reed fill:.8
red_vented_bulbul: chirp hz:2500 rate:4.4 tune:.95,1.2,.85; chirp hz:2600 n:2 rate:4.4 tune:1.1,.9
red_wattled_lapwing: yelp hz:2200 n:5 rate:5.2 beat:.7,.7,1,1.1,1.4 tune:.9,.9,1.2,1,.95
rhinoceros_auklet: growl hz:330 n:3 rate:1.7 shape:arch bend:.2 noise:.2 swell:.6
rock_pigeon: coo hz:320 n:4 rate:2.4 beat:.7,1.3,.7,1 rough:50
rook: caw hz:1150 rate:1.9 shape:flat bend:0 fill:.7 noise:.4
rose_ringed_parakeet: scream hz:3100 n:4 rate:3.2 fill:.55 noise:.2
rosy_starling: chatter hz:3800 n:8 rate:12 spread:.3 rest:.03; squeak hz:4800 n:4 rate:7 spread:.3
ruddy_shelduck: honk hz:880 n:3 rate:1.9 tune:.9,1.15,.9 fill:.7
sarus_crane: bugle hz:720 n:5 rate:2.7 rough:55 tune:.9,1.12
satyr_tragopan: wail hz:900 n:4 rate:1.9 swell:1.7 drift:1.2 tone:nasal shape:arch fill:.8
scaly_breasted_munia: peep hz:4600 n:2 tune:.92,1.12 rest:.1; lisp hz:5600 n:1 rate:3
small_minivet: lisp hz:6700 n:5 rate:4.4 shape:up bend:.08 fill:.6
smew: purr hz:1300 n:12 rate:22 tone:growl fill:.6 rest:.04; tap hz:1600 n:1
spoon_billed_sandpiper: burr hz:3700 n:6 rate:4.2 drift:.88 rough:75 fill:.75
spotted_dove: coo hz:560 rate:2 beat:.8,.8,1.7 tune:1,1.04,.92
sri_lanka_blue_magpie: bell hz:3000 rate:4.4 fill:.6 noise:.2 rest:.08; rasp hz:2200 n:2
sri_lanka_frogmouth: squawk hz:1400 rate:1.2 bend:.35 fill:.9 rest:.08; hoot hz:700 n:5 rate:5 swell:.7
stork_billed_kingfisher: cackle hz:1800 n:7 rate:5.5 tone:reed rest:.1; whistle hz:2100 n:2 rate:2.4 tune:1.1,.85
trumpeter_finch: trumpet hz:2100 n:1 rate:.8 fill:.9 rough:80 shape:arch bend:.06
twite: twitter hz:4100 n:9 rest:.06; buzz hz:3500 rate:2 tone:nasal shape:up bend:.15
verditer_flycatcher: warble hz:4200 n:16 rate:8 drift:.72 spread:.12
violet_cuckoo: chirp n:4 rate:3.2 shape:hook bend:.3 rest:.06; trill hz:4600 n:12 drift:.72
white_browed_tit_warbler: lisp hz:7000 n:1 rate:3 rest:.08; twitter hz:6300 n:11 rate:12 spread:.12
white_crested_laughingthrush: laugh hz:1700 n:6 rate:5 swell:1.5 rest:.03; cackle hz:2100 n:9 rate:9 spread:.2
white_headed_duck: rattle hz:800 n:10 rate:11 tone:growl; peep hz:2500 n:2 tone:reed
white_throated_kingfisher: laugh hz:2700 n:15 rate:11 drift:.75 tone:flute noise:.05
willow_tit: lisp hz:7300 rate:7 fill:.5 rest:.03; buzz hz:2900 n:3 rate:2.6 tone:nasal shape:down bend:.08
yellow_bittern: cluck hz:1400 n:7 rate:6 noise:.25 speed:1.2
zebra_dove: coo hz:950 n:10 rate:6.5 fill:.6 speed:.8 bend:.1
"""
"""The birds of the Asia expansion."""
