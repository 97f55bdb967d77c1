import { type Faith, type People, split } from "./people.ts";

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
