/**
 * SQL for a pseudo-random number below a limit, always the same for the same row. Numbers of different salts are
 * independent.
 * @param row SQL of a whole number.
 */
export const randomIndex = (row: string, salt: number, sides: number): string =>
  `((hashint4extended((${row})::int, ${salt}) & 2147483647) % ${sides})::int`;

/** SQL for one of the words. */
export const pick = (row: string, salt: number, words: readonly string[]): string =>
  `(array[${words.map((word) => `'${word}'`).join(",")}])[1 + ${randomIndex(row, salt, words.length)}]`;

const surnames =
  "Adeyemi Adebayo Adeleke Adeniyi Adewale Adesina Adeoye Adetunji Balogun Okafor Okeke Okonkwo Eze Nwosu Obi Nnamdi Chukwu Ibrahim Musa Bello Yusuf Abubakar Sani Lawal Ojo Ogunleye Oladipo Olawale Oyelaran Fashola Afolabi Akinola Ajayi Alabi Bakare Daramola Egbe Essien Etim Effiong Bassey Udo Umoh Inyang Danjuma Gambo Haruna Idris Jimoh Kolawole Ladipo Makinde Nasir Onyeka Popoola Raji Salami Tijani Usman Williams".split(
    " ",
  );
const firstNames =
  "Folake Adebisi Adeola Bukola Chioma Damilola Ebere Fatima Grace Halima Ifeoma Joy Kemi Lola Maryam Ngozi Oluchi Patience Rukayat Sade Temitope Uche Victoria Wunmi Yetunde Zainab Aisha Blessing Chinedu Daniel Emeka Femi Gbenga Hassan Ike John Kunle Lanre Mustapha Nonso Obinna Peter Qudus Rotimi Segun Tunde Uchenna Victor Wale Yakubu".split(
    " ",
  );
const states =
  "Oyo Lagos Ogun Osun Ekiti Ondo Kwara Kogi Enugu Anambra Imo Abia Edo Delta Rivers Kano Kaduna Niger Benue Plateau".split(
    " ",
  );

/** The text of a search for a common name: a quarter of all people have a name with this prefix. */
export const commonName = "ade";

/** One in ten thousand is called so. */
export const rareName = "Zubairu";

export const surnameOf = (row: string): string =>
  `(case when ${row} % 10000 = 17 then '${rareName}' else ${pick(row, 1, surnames)} end)`;
export const firstNameOf = (row: string): string => pick(row, 2, firstNames);
export const otherNameOf = (row: string): string =>
  `(case when ${randomIndex(row, 3, 3)} = 0 then null else ${pick(row, 4, firstNames)} end)`;
export const stateOf = (row: string): string => pick(row, 5, states);
export const sexOf = (row: string): string =>
  `(case when ${randomIndex(row, 6, 5)} < 3 then 'Female' else 'Male' end)`;

/** SQL for a moment of the last so many days. */
export const recentTime = (row: string, salt: number, days: number): string =>
  `(now() - interval '1 minute' - ${randomIndex(row, salt, days * 86_400)} * interval '1 second')`;
