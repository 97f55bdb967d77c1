/** One text for each state: a third smaller than quoted names, in a file that is mostly names. */
const names = (text: string): readonly string[] => text.split(/,\s+/);

/**
 * The 768 local government areas of the First Schedule, Part I, of the Constitution of 1999 and the six area
 * councils of its Part II, by state, under the names they use today.
 */
export const localGovernments: Readonly<Record<string, readonly string[]>> = {
  Abia: names(
    `Aba North, Aba South, Arochukwu, Bende, Ikwuano, Isiala Ngwa North, Isiala Ngwa South, Isuikwuato,
    Obi Ngwa, Ohafia, Osisioma Ngwa, Ugwunagbo, Ukwa East, Ukwa West, Umuahia North, Umuahia South,
    Umunneochi`,
  ),
  Adamawa: names(
    `Demsa, Fufore, Ganye, Girei, Gombi, Guyuk, Hong, Jada, Lamurde, Madagali, Maiha, Mayo-Belwa, Michika,
    Mubi North, Mubi South, Numan, Shelleng, Song, Toungo, Yola North, Yola South`,
  ),
  "Akwa Ibom": names(
    `Abak, Eastern Obolo, Eket, Esit Eket, Essien Udim, Etim Ekpo, Etinan, Ibeno, Ibesikpo Asutan,
    Ibiono-Ibom, Ika, Ikono, Ikot Abasi, Ikot Ekpene, Ini, Itu, Mbo, Mkpat-Enin, Nsit-Atai, Nsit-Ibom,
    Nsit-Ubium, Obot Akara, Okobo, Onna, Oron, Oruk Anam, Udung-Uko, Ukanafun, Uruan, Urue-Offong/Oruko,
    Uyo`,
  ),
  Anambra: names(
    `Aguata, Anambra East, Anambra West, Anaocha, Awka North, Awka South, Ayamelum, Dunukofia, Ekwusigo,
    Idemili North, Idemili South, Ihiala, Njikoka, Nnewi North, Nnewi South, Ogbaru, Onitsha North,
    Onitsha South, Orumba North, Orumba South, Oyi`,
  ),
  Bauchi: names(
    `Alkaleri, Bauchi, Bogoro, Damban, Darazo, Dass, Gamawa, Ganjuwa, Giade, Itas/Gadau, Jama'are, Katagum,
    Kirfi, Misau, Ningi, Shira, Tafawa Balewa, Toro, Warji, Zaki`,
  ),
  Bayelsa: names(
    "Brass, Ekeremor, Kolokuma/Opokuma, Nembe, Ogbia, Sagbama, Southern Ijaw, Yenagoa",
  ),
  Benue: names(
    `Ado, Agatu, Apa, Buruku, Gboko, Guma, Gwer East, Gwer West, Katsina-Ala, Konshisha, Kwande, Logo,
    Makurdi, Obi, Ogbadibo, Ohimini, Oju, Okpokwu, Otukpo, Tarka, Ukum, Ushongo, Vandeikya`,
  ),
  Borno: names(
    `Abadam, Askira/Uba, Bama, Bayo, Biu, Chibok, Damboa, Dikwa, Gubio, Guzamala, Gwoza, Hawul, Jere, Kaga,
    Kala/Balge, Konduga, Kukawa, Kwaya Kusar, Mafa, Magumeri, Maiduguri, Marte, Mobbar, Monguno, Ngala,
    Nganzai, Shani`,
  ),
  "Cross River": names(
    `Abi, Akamkpa, Akpabuyo, Bakassi, Bekwarra, Biase, Boki, Calabar Municipal, Calabar South, Etung, Ikom,
    Obanliku, Obubra, Obudu, Odukpani, Ogoja, Yakurr, Yala`,
  ),
  Delta: names(
    `Aniocha North, Aniocha South, Bomadi, Burutu, Ethiope East, Ethiope West, Ika North-East, Ika South,
    Isoko North, Isoko South, Ndokwa East, Ndokwa West, Okpe, Oshimili North, Oshimili South, Patani,
    Sapele, Udu, Ughelli North, Ughelli South, Ukwuani, Uvwie, Warri North, Warri South, Warri South-West`,
  ),
  Ebonyi: names(
    `Abakaliki, Afikpo North, Afikpo South, Ebonyi, Ezza North, Ezza South, Ikwo, Ishielu, Ivo, Izzi,
    Ohaozara, Ohaukwu, Onicha`,
  ),
  Edo: names(
    `Akoko-Edo, Egor, Esan Central, Esan North-East, Esan South-East, Esan West, Etsako Central, Etsako East,
    Etsako West, Igueben, Ikpoba-Okha, Oredo, Orhionmwon, Ovia North-East, Ovia South-West, Owan East,
    Owan West, Uhunmwonde`,
  ),
  Ekiti: names(
    `Ado-Ekiti, Efon, Ekiti East, Ekiti South-West, Ekiti West, Emure, Gbonyin, Ido-Osi, Ijero, Ikere,
    Ikole, Ilejemeje, Irepodun/Ifelodun, Ise/Orun, Moba, Oye`,
  ),
  Enugu: names(
    `Aninri, Awgu, Enugu East, Enugu North, Enugu South, Ezeagu, Igbo-Etiti, Igbo-Eze North, Igbo-Eze South,
    Isi-Uzo, Nkanu East, Nkanu West, Nsukka, Oji River, Udenu, Udi, Uzo-Uwani`,
  ),
  "Federal Capital Territory": names("Abaji, Abuja Municipal, Bwari, Gwagwalada, Kuje, Kwali"),
  Gombe: names(
    `Akko, Balanga, Billiri, Dukku, Funakaye, Gombe, Kaltungo, Kwami, Nafada, Shongom, Yamaltu/Deba`,
  ),
  Imo: names(
    `Aboh Mbaise, Ahiazu Mbaise, Ehime Mbano, Ezinihitte Mbaise, Ideato North, Ideato South, Ihitte/Uboma,
    Ikeduru, Isiala Mbano, Isu, Mbaitoli, Ngor Okpala, Njaba, Nkwerre, Nwangele, Obowo, Oguta,
    Ohaji/Egbema, Okigwe, Onuimo, Orlu, Orsu, Oru East, Oru West, Owerri Municipal, Owerri North,
    Owerri West`,
  ),
  Jigawa: names(
    `Auyo, Babura, Biriniwa, Birnin Kudu, Buji, Dutse, Gagarawa, Garki, Gumel, Guri, Gwaram, Gwiwa, Hadejia,
    Jahun, Kafin Hausa, Kaugama, Kazaure, Kiri Kasama, Kiyawa, Maigatari, Malam Madori, Miga, Ringim, Roni,
    Sule Tankarkar, Taura, Yankwashi`,
  ),
  Kaduna: names(
    `Birnin Gwari, Chikun, Giwa, Igabi, Ikara, Jaba, Jema'a, Kachia, Kaduna North, Kaduna South, Kagarko,
    Kajuru, Kaura, Kauru, Kubau, Kudan, Lere, Makarfi, Sabon Gari, Sanga, Soba, Zangon Kataf, Zaria`,
  ),
  Kano: names(
    `Ajingi, Albasu, Bagwai, Bebeji, Bichi, Bunkure, Dala, Dambatta, Dawakin Kudu, Dawakin Tofa, Doguwa,
    Fagge, Gabasawa, Garko, Garun Malam, Gaya, Gezawa, Gwale, Gwarzo, Kabo, Kano Municipal, Karaye, Kibiya,
    Kiru, Kumbotso, Kunchi, Kura, Madobi, Makoda, Minjibir, Nassarawa, Rano, Rimin Gado, Rogo, Shanono,
    Sumaila, Takai, Tarauni, Tofa, Tsanyawa, Tudun Wada, Ungogo, Warawa, Wudil`,
  ),
  Katsina: names(
    `Bakori, Batagarawa, Batsari, Baure, Bindawa, Charanchi, Dan Musa, Dandume, Danja, Daura, Dutsi,
    Dutsin-Ma, Faskari, Funtua, Ingawa, Jibia, Kafur, Kaita, Kankara, Kankia, Katsina, Kurfi, Kusada,
    Mai'adua, Malumfashi, Mani, Mashi, Matazu, Musawa, Rimi, Sabuwa, Safana, Sandamu, Zango`,
  ),
  Kebbi: names(
    `Aleiro, Arewa Dandi, Argungu, Augie, Bagudo, Birnin Kebbi, Bunza, Dandi, Danko/Wasagu, Fakai, Gwandu,
    Jega, Kalgo, Koko/Besse, Maiyama, Ngaski, Sakaba, Shanga, Suru, Yauri, Zuru`,
  ),
  Kogi: names(
    `Adavi, Ajaokuta, Ankpa, Bassa, Dekina, Ibaji, Idah, Igalamela-Odolu, Ijumu, Kabba/Bunu, Kogi, Lokoja,
    Mopa-Muro, Ofu, Ogori/Magongo, Okehi, Okene, Olamaboro, Omala, Yagba East, Yagba West`,
  ),
  Kwara: names(
    `Asa, Baruten, Edu, Ekiti, Ifelodun, Ilorin East, Ilorin South, Ilorin West, Irepodun, Isin, Kaiama,
    Moro, Offa, Oke Ero, Oyun, Patigi`,
  ),
  Lagos: names(
    `Agege, Ajeromi-Ifelodun, Alimosho, Amuwo-Odofin, Apapa, Badagry, Epe, Eti-Osa, Ibeju-Lekki, Ifako-Ijaiye,
    Ikeja, Ikorodu, Kosofe, Lagos Island, Lagos Mainland, Mushin, Ojo, Oshodi-Isolo, Shomolu, Surulere`,
  ),
  Nasarawa: names(
    `Akwanga, Awe, Doma, Karu, Keana, Keffi, Kokona, Lafia, Nasarawa, Nasarawa Eggon, Obi, Toto, Wamba`,
  ),
  Niger: names(
    `Agaie, Agwara, Bida, Borgu, Bosso, Chanchaga, Edati, Gbako, Gurara, Katcha, Kontagora, Lapai, Lavun,
    Magama, Mariga, Mashegu, Mokwa, Munya, Paikoro, Rafi, Rijau, Shiroro, Suleja, Tafa, Wushishi`,
  ),
  Ogun: names(
    `Abeokuta North, Abeokuta South, Ado-Odo/Ota, Ewekoro, Ifo, Ijebu East, Ijebu North, Ijebu North-East,
    Ijebu Ode, Ikenne, Imeko Afon, Ipokia, Obafemi Owode, Odeda, Odogbolu, Ogun Waterside, Remo North,
    Sagamu, Yewa North, Yewa South`,
  ),
  Ondo: names(
    `Akoko North-East, Akoko North-West, Akoko South-East, Akoko South-West, Akure North, Akure South,
    Ese Odo, Idanre, Ifedore, Ilaje, Ile Oluji/Okeigbo, Irele, Odigbo, Okitipupa, Ondo East, Ondo West, Ose,
    Owo`,
  ),
  Osun: names(
    `Atakunmosa East, Atakunmosa West, Ayedaade, Ayedire, Boluwaduro, Boripe, Ede North, Ede South, Egbedore,
    Ejigbo, Ife Central, Ife East, Ife North, Ife South, Ifedayo, Ifelodun, Ila, Ilesa East, Ilesa West,
    Irepodun, Irewole, Isokan, Iwo, Obokun, Odo Otin, Ola Oluwa, Olorunda, Oriade, Orolu, Osogbo`,
  ),
  Oyo: names(
    `Afijio, Akinyele, Atiba, Atisbo, Egbeda, Ibadan North, Ibadan North-East, Ibadan North-West,
    Ibadan South-East, Ibadan South-West, Ibarapa Central, Ibarapa East, Ibarapa North, Ido, Irepo, Iseyin,
    Itesiwaju, Iwajowa, Kajola, Lagelu, Ogbomosho North, Ogbomosho South, Ogo Oluwa, Olorunsogo, Oluyole,
    Ona Ara, Orelope, Ori Ire, Oyo East, Oyo West, Saki East, Saki West, Surulere`,
  ),
  Plateau: names(
    `Barkin Ladi, Bassa, Bokkos, Jos East, Jos North, Jos South, Kanam, Kanke, Langtang North,
    Langtang South, Mangu, Mikang, Pankshin, Qua'an Pan, Riyom, Shendam, Wase`,
  ),
  Rivers: names(
    `Abua/Odual, Ahoada East, Ahoada West, Akuku-Toru, Andoni, Asari-Toru, Bonny, Degema, Eleme, Emohua,
    Etche, Gokana, Ikwerre, Khana, Obio/Akpor, Ogba/Egbema/Ndoni, Ogu/Bolo, Okrika, Omuma, Opobo/Nkoro,
    Oyigbo, Port Harcourt, Tai`,
  ),
  Sokoto: names(
    `Binji, Bodinga, Dange Shuni, Gada, Goronyo, Gudu, Gwadabawa, Illela, Isa, Kebbe, Kware, Rabah,
    Sabon Birni, Shagari, Silame, Sokoto North, Sokoto South, Tambuwal, Tangaza, Tureta, Wamako, Wurno,
    Yabo`,
  ),
  Taraba: names(
    `Ardo Kola, Bali, Donga, Gashaka, Gassol, Ibi, Jalingo, Karim Lamido, Kurmi, Lau, Sardauna, Takum, Ussa,
    Wukari, Yorro, Zing`,
  ),
  Yobe: names(
    `Bade, Bursari, Damaturu, Fika, Fune, Geidam, Gujba, Gulani, Jakusko, Karasuwa, Machina, Nangere, Nguru,
    Potiskum, Tarmuwa, Yunusari, Yusufari`,
  ),
  Zamfara: names(
    `Anka, Bakura, Birnin Magaji/Kiyaw, Bukkuyum, Bungudu, Chafe, Gummi, Gusau, Kaura Namoda, Maradun,
    Maru, Shinkafi, Talata Mafara, Zurmi`,
  ),
};
