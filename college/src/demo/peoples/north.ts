import { type People, split } from "./people.ts";

export const hausaFulani: People = {
  weight: 16,
  surnames: split(
    `Abubakar, Abdullahi, Abdul-Kareem, Ahmad, Aliyu, Aminu, Baba Ahmed, Bala, Bashir, Dan Asabe, Garba,
    Gidado, Haruna, Hassan, Idris, Isa, Jibril, Kabir, Lawan, Ma'aji, Maikudi, Mohammed, Mu'azu, Mustapha,
    Nuhu, Sani, Shehu, Suleiman, Tanko, Umar, Usman, Yakubu`,
  ),
  faiths: [
    {
      religion: "Islam",
      weight: 1,
      female: split(
        `Aisha, Amina, Asma'u, Bilkisu, Fatima, Habiba, Hadiza, Halima, Hauwa, Jamila, Khadija, Maryam,
        Rabi, Rahma, Safiya, Salamatu, Zainab`,
      ),
      male: split(
        `Abdulrahman, Adamu, Auwal, Buhari, Faruk, Hamza, Ibrahim, Idris, Ismail, Kabiru, Mansur, Murtala,
        Nasiru, Sadiq, Salisu, Sunusi, Yahaya, Zubairu`,
      ),
    },
  ],
  homes: [
    { state: "Kano", lgas: split("Nassarawa, Dala, Gwale, Fagge, Bichi, Wudil"), town: "Kano" },
    { state: "Kaduna", lgas: split("Zaria, Sabon Gari, Kaduna North, Igabi"), town: "Zaria" },
    { state: "Katsina", lgas: split("Katsina, Daura, Funtua, Malumfashi"), town: "Katsina" },
    { state: "Sokoto", lgas: split("Sokoto North, Wurno, Tambuwal"), town: "Sokoto" },
    { state: "Bauchi", lgas: split("Bauchi, Katagum, Misau, Toro"), town: "Bauchi" },
    { state: "Gombe", lgas: split("Gombe, Akko, Dukku"), town: "Gombe" },
    { state: "Adamawa", lgas: split("Yola North, Yola South, Girei"), town: "Yola" },
    { state: "Jigawa", lgas: split("Dutse, Hadejia, Gumel"), town: "Dutse" },
  ],
};

const tiv: People = {
  weight: 2,
  surnames: split("Aondoakaa, Gbor, Igbawua, Iorkyase, Shima, Tarka, Terhemba, Tyav, Ugba"),
  faiths: [
    {
      religion: "Christianity",
      weight: 1,
      female: split("Doose, Dooshima, Hembadoon, Kashimana, Ngunan, Nguvan, Wandoo"),
      male: split("Aondona, Saater, Terfa, Tersoo, Terver, Terungwa, Tordue"),
    },
  ],
  homes: [
    { state: "Benue", lgas: split("Gboko, Makurdi, Vandeikya, Katsina-Ala"), town: "Makurdi" },
  ],
};

const idoma: People = {
  weight: 2,
  surnames: split("Abah, Adah, Agada, Ameh, Ejeh, Enenche, Ochefu, Ogbu, Onoja"),
  faiths: [
    {
      religion: "Christianity",
      weight: 1,
      female: split("Ehi, Ene, Enewa, Ochanya, Ojochide, Onyeje, Oyije"),
      male: split("Adakole, Agbo, Echono, Ochoche, Ogaba, Ojonugwa, Okopi"),
    },
  ],
  homes: [{ state: "Benue", lgas: split("Otukpo, Okpokwu, Apa"), town: "Otukpo" }],
};

const nupe: People = {
  weight: 2,
  surnames: split("Baba, Gana, Jiya, Kolo, Mamman, Ndako, Ndagi, Tsado, Yisa"),
  faiths: [
    {
      religion: "Islam",
      weight: 1,
      female: split("Aishatu, Dije, Hassana, Hawa, Maimuna, Nana, Ramatu"),
      male: split("Abubakar, Alhassan, Ibrahim, Mahmud, Saidu, Sheshi, Umaru"),
    },
  ],
  homes: [{ state: "Niger", lgas: split("Bida, Lapai, Mokwa, Chanchaga"), town: "Bida" }],
};

const ebiraIgala: People = {
  weight: 2,
  surnames: split("Achimugu, Adaji, Atawodi, Audu, Idachaba, Ohiare, Onimisi, Otaru, Ozigi"),
  faiths: [
    {
      religion: "Christianity",
      weight: 5,
      female: split("Ojoma, Ojone, Ufedo, Unekwu, Omotayo"),
      male: split("Ojochenemi, Ojodale, Ugbede, Unekwuojo, Enejo"),
    },
    {
      religion: "Islam",
      weight: 5,
      female: split("Avosuahi, Ohunene, Onize, Zuwaira, Salamatu"),
      male: split("Abdulmalik, Itopa, Ohikere, Onoruoiza, Suberu"),
    },
  ],
  homes: [
    { state: "Kogi", lgas: split("Dekina, Idah, Ankpa"), town: "Idah" },
    { state: "Kogi", lgas: split("Okene, Adavi, Okehi"), town: "Okene" },
  ],
};

const berom: People = {
  weight: 1,
  surnames: split("Bot, Choji, Davou, Gyang, Jang, Pam, Pwajok"),
  faiths: [
    {
      religion: "Christianity",
      weight: 1,
      female: split("Chundung, Kaneng, Kangyang, Lyop, Ngo, Nvou"),
      male: split("Bulus, Dalyop, Dung, Istifanus, Nyam, Yohanna"),
    },
  ],
  homes: [{ state: "Plateau", lgas: split("Jos South, Barkin Ladi, Riyom"), town: "Jos" }],
};

const kanuri: People = {
  weight: 1,
  surnames: split("Bukar, Goni, Kyari, Modu, Shettima, Zanna"),
  faiths: [
    {
      religion: "Islam",
      weight: 1,
      female: split("Fanne, Falmata, Hajja, Kaltum, Yagana, Ya'zara"),
      male: split("Abba, Ali, Babagana, Kachalla, Mala, Mustafa"),
    },
  ],
  homes: [
    { state: "Borno", lgas: split("Maiduguri, Konduga, Bama"), town: "Maiduguri" },
    { state: "Yobe", lgas: split("Damaturu, Potiskum, Nguru"), town: "Damaturu" },
  ],
};

/** The Tiv, Idoma, Nupe, Ebira, Igala and Berom, and the Kanuri of the north-east. */
export const middleBelt: readonly People[] = [tiv, idoma, nupe, ebiraIgala, berom, kanuri];
