/** Every sentence of the rules, by the form it stands on; each a constant of its own, so that a bundle takes its own. */

const list = (names: readonly string[], last: "and" | "or"): string =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} ${last} ${names[names.length - 1]}`;

export const fieldTexts = {
  tooLong: (limit: number) => `Use at most ${limit} characters.`,
  choice: (choices: readonly string[]) => `Choose ${list(choices, "or")}.`,
  latin: "Write this in the letters A to Z. Accents and dots, as in É or Ọ, are fine.",
} as const;

export const nameTexts = {
  missing: "Enter a name.",
  firstLetter: "A name starts with a letter.",
  latin: "Write the name in the letters A to Z. Accents and dots, as in É or Ọ, are fine.",
  characters:
    "Use letters, with single spaces, hyphens or apostrophes between them and a full stop after an initial.",
} as const;

export const emailTexts = {
  missing: "Enter your email address.",
  invalid: "Enter an email address such as name@example.com.",
} as const;

export const dateOfBirthTexts = {
  invalid: "This is not a real date of birth. Check the day, the month and the year.",
  tooYoung: (years: number) => `Applicants must be at least ${years} years old.`,
  tooOld: (years: number) => `Applicants may be at most ${years} years old. Check the year.`,
} as const;

export const personalTexts = {
  phone:
    "Enter a Nigerian phone number such as 0803 123 4567, or one that starts with + and the country's code.",
  emergencyContact: "Give a name and a phone number, such as Grace Okafor, 0803 123 4567.",
  words: "Write this in words.",
  state: "Choose one of the 36 states or the Federal Capital Territory.",
  localGovernment: (state: string) => `Choose a local government area of ${state}.`,
  missing: {
    surname: "Enter your surname.",
    firstName: "Enter your first name.",
    phone: "Enter your phone number.",
    sex: "Choose your sex.",
    dateOfBirth: "Enter your date of birth.",
    maritalStatus: "Choose your marital status.",
    nationality: "Enter your nationality.",
    stateOfOrigin: "Choose your state of origin.",
    lga: "Choose your local government area.",
    emergencyContact: "Name somebody to call in an emergency, with a phone number.",
    address: "Enter your home address.",
    religion: "Choose your religion.",
    parentName: "Enter the name of a parent or guardian.",
    parentPhone: "Enter the phone number of your parent or guardian.",
    parentAddress: "Enter the address of your parent or guardian.",
    passport: "Upload your passport photo.",
  },
} as const;

export const olevelTexts = {
  schoolName: "Enter the name of the school or centre where you sat the exam.",
  examType: (examTypes: readonly string[]) => `Choose the exam: ${list(examTypes, "or")}.`,
  year: "Choose the year of the exam.",
  yearRange: (first: number, last: number) => `Choose a year from ${first} to ${last}.`,
  examNumber: "Enter your exam number.",
  examNumberForms: {
    WAEC: "A WAEC exam number has 10 digits, such as 4250101001.",
    NECO: "A NECO exam number has 10 digits, some with 2 letters after them, such as 1234567890AB; older ones have 8 digits and 2 letters.",
    NABTEB: "A NABTEB exam number has 8 digits, such as 24001001.",
  },
  noSubjects: "Enter your subjects and grades.",
  tooManySubjects: (limit: number) => `Enter at most ${limit} subjects.`,
  subject: "Choose a subject from the list.",
  subjectOfGrade: "Choose the subject this grade belongs to.",
  subjectTwice: (name: string) => `${name} is entered twice. Remove one of them.`,
  gradeOfSubject: (name: string) => `Choose your grade in ${name}.`,
  grade: (grades: readonly string[]) => `Choose one of the grades ${list(grades, "or")}.`,
} as const;

const credits = (count: number): string => (count === 1 ? "1 credit" : `${count} credits`);

/** `Mathematics; Physics or Chemistry` */
export const subjectGroups = (of: readonly (readonly string[])[]): string =>
  of.map((group) => list(group, "or")).join("; ");

export const requirementTexts = {
  met: (count: number) => `Your results meet the O-level requirement, with ${credits(count)}.`,
  tooFew: (count: number, needed: number) =>
    `You have ${credits(count)} of the ${needed} that are needed.`,
  unmet: (of: readonly (readonly string[])[]) =>
    `A credit is still needed in ${subjectGroups(of)}.`,
  oneSitting: "Only the results of one sitting count.",
} as const;

export const jambTexts = {
  number:
    "A JAMB registration number has 8 or 12 digits and then 2 letters, such as 202512345678AB.",
  score: (highest: number) => `Enter your score as a whole number from 0 to ${highest}.`,
  numberOfScore: "Enter the JAMB registration number this score belongs to.",
} as const;

export const passwordTexts = {
  tooShort: (limit: number) => `The password must have at least ${limit} characters.`,
  surname: "The password must not be your surname.",
  surnameOrNumber: "The password must not be your surname or your matric number.",
  staffGuess: "The password must not be your surname or your email address.",
} as const;

export const courseTexts = {
  carryover: "Carryover courses cannot be deselected until all are registered",
  compulsory: "Compulsory courses cannot be deselected until all are registered",
  cannotExceed: (max: number) => `Cannot exceed maximum credit limit of ${max}`,
  tooFew: (min: number) => `Minimum credit requirement not met. You need at least ${min} credits.`,
  tooMany: (max: number) => `Credit limit exceeded. Maximum allowed is ${max} credits.`,
  registered: "This course is registered already. You can drop it among your registered courses.",
  prerequisite: (codes: readonly string[]) => `Pass ${list(codes, "and")} first.`,
  mayNotDropCarryover: "A carryover course cannot be dropped: it must be taken again.",
  mayNotDropCompulsory: "A compulsory course cannot be dropped.",
} as const;
