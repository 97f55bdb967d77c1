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
