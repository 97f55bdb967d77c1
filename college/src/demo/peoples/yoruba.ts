import { type People, split } from "./people.ts";

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
