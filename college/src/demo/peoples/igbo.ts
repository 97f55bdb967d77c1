import { type People, split } from "./people.ts";

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
