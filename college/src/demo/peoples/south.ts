import { type Faith, type People, split } from "./people.ts";

export const igbo: People = {
  weight: 20,
  surnames: split(
    `Agu, Anyanwu, Chukwu, Chukwuma, Eke, Ekwueme, Eze-Okoli, Ezeigbo, Igwe, Iwu, Maduka, Mbah, Nnadi,
    Nnamani, Nwachukwu, Nwafor, Nwankwo, Nwosu, Obi, Obiora, Ogbonna, Okafor, Okeke, Okorie, Okoye, Onah,
    Onuoha, Onwuka, Onyekwere, Opara, Udeh, Ugwu, Umeh, Uzoma`,
  ),
  faiths: [
    {
      religion: "Christianity",
      weight: 1,
      female: split(
        `Adaeze, Adaobi, Amarachi, Chiamaka, Chidinma, Chinenye, Chinwe, Chioma, Ebere, Ifeoma, Ijeoma,
        Kosisochukwu, Ngozi, Nkechi, Nneka, Obiageli, Oluchi, Onyinyechi, Uchechi, Ugochi, Uzoamaka`,
      ),
      male: split(
        `Arinze, Chibuike, Chibuzor, Chidi, Chidiebere, Chijioke, Chinedu, Ebuka, Emeka, Ifeanyi,
        Ikechukwu, Kelechi, Kenechukwu, Nnamdi, Obinna, Okechukwu, Onyebuchi, Tochukwu, Ugochukwu`,
      ),
    },
  ],
  homes: [
    { state: "Enugu", lgas: split("Enugu North, Nsukka, Udi, Awgu"), town: "Enugu" },
    { state: "Anambra", lgas: split("Awka South, Idemili North, Aguata"), town: "Awka" },
    { state: "Anambra", lgas: split("Onitsha North, Nnewi North"), town: "Onitsha" },
    { state: "Imo", lgas: split("Owerri Municipal, Orlu, Okigwe, Mbaitoli"), town: "Owerri" },
    { state: "Abia", lgas: split("Umuahia North, Aba South, Bende, Ohafia"), town: "Umuahia" },
    { state: "Ebonyi", lgas: split("Abakaliki, Afikpo North, Ohaozara"), town: "Abakaliki" },
  ],
};

export const yoruba: People = {
  weight: 42,
  surnames: split(
    `Adebayo, Adegoke, Adekunle, Adeleke, Aderibigbe, Afolabi, Ajayi, Akande, Akinwale, Akinyemi, Alabi,
    Aremu, Ayinde, Babatunde, Balogun, Bamidele, Dada, Fagbemi, Falade, Fashola, Idowu, Kolawole, Lawal,
    Odukoya, Ogunbanjo-Adetokunbo, Ogunleye, Ojo, Okunola, Oladipo, Olatunji, Ọláwálé, Olayiwola,
    Olorunfemi, Oyedele, Oyelaran, Popoola, Salami, Shittu, Sóyínká-Adéṣínà, Taiwo`,
  ),
  faiths: [
    {
      religion: "Christianity",
      weight: 58,
      female: split(
        `Abimbola, Adenike, Aderonke, Ayomide, Bolanle, Bukola, Damilola, Folake, Funmilayo, Ibukunoluwa,
        Ifeoluwa, Mojisola, Morenike, Oluwaseun, Omolara, Omotola, Simisola, Temitope, Titilayo, Yetunde`,
      ),
      male: split(
        `Abiodun, Adewale, Akinola, Ayodeji, Babajide, Damilare, Femi, Gbenga, Kayode, Kehinde, Kunle,
        Olamide, Olumide, Oluwatobi, Segun, Tunde, Wale, Oluwadamilare`,
      ),
    },
    {
      religion: "Islam",
      weight: 42,
      female: split(
        "Aminat, Azeezat, Basirat, Fatimah, Kafayat, Mariam, Rukayat, Sherifat, Zainab",
      ),
      male: split(
        "Abdulazeez, Ganiyu, Jamiu, Kazeem, Lukman, Mubarak, Rasheed, Sodiq, Wasiu, Yusuf",
      ),
    },
  ],
  homes: [
    {
      state: "Oyo",
      lgas: split("Ibadan North, Ibadan South-West, Egbeda, Akinyele"),
      town: "Ibadan",
    },
    { state: "Oyo", lgas: split("Ogbomosho North, Ogbomosho South"), town: "Ogbomoso" },
    { state: "Oyo", lgas: split("Iseyin, Saki West, Oyo East"), town: "Iseyin" },
    { state: "Ogun", lgas: split("Abeokuta North, Abeokuta South, Odeda"), town: "Abeokuta" },
    { state: "Ogun", lgas: split("Ijebu Ode, Sagamu, Ado-Odo/Ota"), town: "Ijebu Ode" },
    { state: "Osun", lgas: split("Osogbo, Olorunda, Ede North, Iwo"), town: "Osogbo" },
    { state: "Ekiti", lgas: split("Ado-Ekiti, Ikere, Ijero, Oye"), town: "Ado-Ekiti" },
    { state: "Ondo", lgas: split("Akure South, Owo, Ondo West, Okitipupa"), town: "Akure" },
    { state: "Lagos", lgas: split("Ikeja, Surulere, Alimosho, Ikorodu, Epe"), town: "Lagos" },
    { state: "Kwara", lgas: split("Ilorin West, Ilorin East, Offa, Irepodun"), town: "Ilorin" },
  ],
};

const christian = (female: string, male: string): readonly Faith[] => [
  { religion: "Christianity", weight: 1, female: split(female), male: split(male) },
];

const edo: People = {
  weight: 4,
  surnames: split(
    "Aigbe, Edokpolo, Igbinedion, Imade, Iyamu, Obaseki, Omoregie, Osagie, Osunde, Uwaifo",
  ),
  faiths: christian(
    "Adesuwa, Efosa, Esohe, Isoken, Itohan, Osariemen, Osasu, Uwaila",
    "Aisosa, Eghosa, Ehigie, Nosakhare, Osahon, Osaretin, Osayande",
  ),
  homes: [
    { state: "Edo", lgas: split("Oredo, Egor, Ikpoba-Okha"), town: "Benin City" },
    { state: "Edo", lgas: split("Esan West, Etsako West"), town: "Ekpoma" },
  ],
};

const urhobo: People = {
  weight: 3,
  surnames: split(
    "Agbamu, Akpofure, Ejovwo, Emuobo, Ibru, Obrutu, Ogheneovo, Okpara, Onojake, Umukoro",
  ),
  faiths: christian(
    "Efe, Ejiro, Eseoghene, Oghenekaro, Omonigho, Onome, Rukevwe",
    "Akpevwe, Efemena, Fejiro, Oghenero, Oghenetega, Ovie, Tejiri",
  ),
  homes: [
    { state: "Delta", lgas: split("Ughelli North, Ethiope East, Sapele"), town: "Ughelli" },
    { state: "Delta", lgas: split("Warri South, Uvwie"), town: "Warri" },
  ],
};

const ijaw: People = {
  weight: 3,
  surnames: split(
    "Amakiri, Briggs, Dokubo, Ebiotu, Fubara, George-Will, Igoni, Jaja, Kpokpo, Lawson-Jack",
  ),
  faiths: christian(
    "Boma, Ebiere, Ibinabo, Inebi, Sokari, Tamara, Tonbra",
    "Alalibo, Ebi, Opuada, Preye, Sotonye, Tari, Timipre",
  ),
  homes: [
    { state: "Bayelsa", lgas: split("Yenagoa, Sagbama, Ogbia, Nembe"), town: "Yenagoa" },
    {
      state: "Rivers",
      lgas: split("Port Harcourt, Obio/Akpor, Degema, Bonny"),
      town: "Port Harcourt",
    },
  ],
};

const efikIbibio: People = {
  weight: 4,
  surnames: split(
    "Akpan, Archibong, Bassey, Effiong, Ekpenyong, Etim, Inyang, Okon-Bassey, Udoh, Umoh",
  ),
  faiths: christian(
    "Affiong, Arit, Atim, Ekaette, Eno, Idara, Imaobong, Nkoyo, Uduak",
    "Aniekan, Edet, Ekanem, Etetim, Idorenyin, Nsikak, Otobong, Ubong",
  ),
  homes: [
    { state: "Akwa Ibom", lgas: split("Uyo, Eket, Ikot Ekpene, Abak"), town: "Uyo" },
    {
      state: "Cross River",
      lgas: split("Calabar Municipal, Calabar South, Odukpani"),
      town: "Calabar",
    },
  ],
};

/** The Edo, Urhobo, Ijaw, Efik and Ibibio of the south. */
export const southSouth: readonly People[] = [edo, urhobo, ijaw, efikIbibio];
