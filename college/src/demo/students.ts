import { surnamePassword } from "../../../contract/password.ts";
import { departments } from "../reference/departments.ts";
import { type DemoSession, demoCalendar } from "./calendar.ts";
import { uniqueEmail } from "./email.ts";
import { type DemoPayment, type FeesPaid, paySession } from "./fees-paid.ts";
import { fixedStudents } from "./fixed-students.ts";
import { type DemoPerson, makePerson } from "./person.ts";
import { Random } from "./random.ts";
import { remarkable } from "./remarkable.ts";

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
}

export interface DemoStudentsOptions {
  /** The college's own day, `2026-03-10`. */
  readonly today: string;
  readonly seed?: number;
}

/** What the demo data decides about a student before the payments are drawn. */
export interface DemoEnrolment {
  readonly matricNumber: string;
  readonly mustChangePassword: boolean;
  readonly department: string;
  readonly level: number;
  readonly hasPassport: boolean;
  /** Of the current session; earlier sessions are paid. */
  readonly paid: FeesPaid;
}

const levels = [100, 200, 300] as const;
const studentsPerClass = 15;
const firstSerial = 101;

/** Every demo student: the fixed accounts first, then fifteen of each department and level. Same seed and day, same students. */
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
  const fixed = fixedStudents.map(({ person, ...enrolment }) =>
    enrol(makePerson(random, enrolment.level, today, person), enrolment),
  );
  const others = enrolments(sessions).map((enrolment, index) => {
    const given =
      index % studentsPerClass === 1 ? remarkable[Math.floor(index / studentsPerClass)] : undefined;
    return enrol(makePerson(random, enrolment.level, today, given), enrolment);
  });
  return [...fixed, ...others];
};

/** The places in every department and level, with what each student has paid: equal shares everywhere. */
const enrolments = (sessions: readonly DemoSession[]): readonly DemoEnrolment[] => {
  const currentFirstYear = sessions.at(-1)?.firstYear ?? 0;
  const shares: readonly FeesPaid[] = [
    "nothing",
    "tuition and hostel",
    "tuition",
    "nothing",
    "tuition",
  ];
  return levels.flatMap((level) =>
    departments.flatMap(({ name }, departmentIndex) =>
      Array.from({ length: studentsPerClass }, (_, place): DemoEnrolment => {
        const entryYear = currentFirstYear - (level / 100 - 1);
        const serial = firstSerial + departmentIndex * studentsPerClass + place;
        return {
          matricNumber: `COHT/${entryYear}/${serial}`,
          mustChangePassword: level === 100 && place === 0,
          department: name,
          level,
          hasPassport: place % 3 === 1,
          paid: shares[place % shares.length] ?? "nothing",
        };
      }),
    ),
  );
};

const studentOf = (
  random: Random,
  person: DemoPerson,
  enrolment: DemoEnrolment,
  email: string,
  sessions: readonly DemoSession[],
  today: string,
): DemoStudent => {
  const { paid, ...place } = enrolment;
  const attended = sessions.slice(-(enrolment.level / 100));
  const payments = attended.flatMap((session, index) => {
    const livedIn = paid === "tuition and hostel" || random.chance(0.4);
    const earlier = livedIn ? "tuition and hostel" : "tuition";
    const level = (index + 1) * 100;
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
  };
};
