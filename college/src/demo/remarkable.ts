import type { DemoPerson } from "./person.ts";

/** Names that screens, sorting and documents must bear: long, joined, with apostrophes, spaces and diacritics. */
export const remarkable: readonly Partial<DemoPerson>[] = [
  {
    surname: "Okon-Bassey",
    firstName: "Imaobong",
    stateOfOrigin: "Cross River",
    lga: "Calabar South",
  },
  {
    surname: "N'Guessan",
    firstName: "Marie-Thérèse",
    sex: "Female",
    nationality: "Ivorian",
    stateOfOrigin: null,
    lga: null,
    religion: "Christianity",
  },
  {
    surname: "Ogunbanjo-Adetokunbo",
    firstName: "Oluwafunmilayo",
    otherName: "Ayobamidele Oluwanifemi",
    sex: "Female",
    stateOfOrigin: "Ogun",
    lga: "Ijebu Ode",
  },
  {
    surname: "Baba Ahmed",
    firstName: "Fatima",
    sex: "Female",
    stateOfOrigin: "Kaduna",
    lga: "Zaria",
  },
  {
    surname: "Sóyínká-Adéṣínà",
    firstName: "Ọlá",
    otherName: null,
    stateOfOrigin: "Oyo",
    lga: "Egbeda",
  },
  { surname: "Obi", firstName: "Uche", otherName: null, stateOfOrigin: "Anambra", lga: "Aguata" },
  { surname: "Obi", firstName: "Uche", otherName: null, stateOfOrigin: "Anambra", lga: "Aguata" },
];
