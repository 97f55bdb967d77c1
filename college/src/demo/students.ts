import { surnamePassword } from "../../../contract/accounts/password.ts";
import { type DemoSession, demoCalendar } from "./calendar.ts";
import {
  type AcademicRecord,
  boarderEnrolments,
  type DemoEnrolment,
  enrolments,
  type RegistrationProgress,
  studentsPerClass,
} from "./enrolments.ts";
import { type DemoPayment, paySession } from "./fees-paid.ts";
import { fixedStudents, repeater } from "./fixed-students.ts";
import { type DemoPerson, makePerson, uniqueEmail } from "./person.ts";
import { Random } from "./random.ts";

/** Names that screens, sorting and documents must bear: long, joined, with apostrophes, spaces and diacritics. */
const unusualNames: readonly Partial<DemoPerson>[] = [
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

/** A student of the demo data. */
export interface DemoStudent extends DemoPerson {
  readonly matricNumber: string;
  readonly email: string;
  readonly password: string;
  readonly mustChangePassword: boolean;
  /** By name. */
  readonly department: string;
  /** 100, 200 or 300. */
  readonly level: number;
  readonly hasPassport: boolean;
  /** Oldest first, this session's and earlier ones'. */
  readonly payments: readonly DemoPayment[];
  /** Of the current session. */
  readonly tuitionPaid: boolean;
  readonly hostelPaid: boolean;
  /** The sessions attended and at which level, oldest first; the current one is the last. */
  readonly years: readonly DemoYear[];
  readonly record: AcademicRecord;
  readonly registration: RegistrationProgress;
}

interface DemoYear {
  readonly session: DemoSession;
  readonly level: number;
}

export interface DemoStudentsOptions {
  /** The college's own day, `2026-03-10`. */
  readonly today: string;
  readonly seed?: number;
}

/**
 * Every demo student: the fixed accounts first, then fifteen of each department and level, then some men in the
 * hostels. Same seed and day, same students.
 */
export const demoStudents = ({
  today,
  seed = 20_250_325,
}: DemoStudentsOptions): readonly DemoStudent[] => {
  const random = new Random(seed);
  const sessions = demoCalendar(today);
  const emails = new Set<string>();
  const enrol = (person: DemoPerson, enrolment: DemoEnrolment): DemoStudent => {
    const email = uniqueEmail(person, emails);
    emails.add(email);
    return studentOf(random, person, enrolment, email, sessions, today);
  };
  const enrolFixed = ({ person, ...enrolment }: (typeof fixedStudents)[number]): DemoStudent =>
    enrol(makePerson(random, enrolment.level, today, person), enrolment);
  const fixed = fixedStudents.map(enrolFixed);
  const others = enrolments(sessions).map((enrolment, index) => {
    const preset =
      index % studentsPerClass === 1
        ? unusualNames[Math.floor(index / studentsPerClass)]
        : undefined;
    return enrol(makePerson(random, enrolment.level, today, preset), enrolment);
  });
  const boarders = boarderEnrolments(sessions).map((enrolment) =>
    enrol(makePerson(random, enrolment.level, today, { sex: "Male" }), enrolment),
  );
  return [...fixed, ...others, enrolFixed(repeater), ...boarders];
};

const studentOf = (
  random: Random,
  person: DemoPerson,
  enrolment: DemoEnrolment,
  email: string,
  sessions: readonly DemoSession[],
  today: string,
): DemoStudent => {
  const { paid, registration, repeatsLevel = false, ...place } = enrolment;
  const years = yearsOf(enrolment.level, repeatsLevel, sessions);
  const payments = years.flatMap(({ session, level }) => {
    const livedIn = paid === "tuition and hostel" || random.chance(0.4);
    const earlier = livedIn ? "tuition and hostel" : "tuition";
    return paySession(random, session, level, session.isCurrent ? paid : earlier, today);
  });
  return {
    ...person,
    ...place,
    email,
    password: surnamePassword(person.surname),
    payments,
    tuitionPaid: paid !== "nothing",
    hostelPaid: paid === "tuition and hostel",
    registration: paid === "nothing" ? "none" : registration,
    years,
  };
};

const yearsOf = (
  level: number,
  repeatsLevel: boolean,
  sessions: readonly DemoSession[],
): readonly DemoYear[] => {
  const upTo = Array.from({ length: level / 100 }, (_, index) => (index + 1) * 100);
  const levels = repeatsLevel ? [...upTo, level] : upTo;
  return sessions
    .slice(-levels.length)
    .map((session, index) => ({ session, level: levels[index] ?? level }));
};
