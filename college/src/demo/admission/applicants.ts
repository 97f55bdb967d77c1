import { surnamePassword } from "../../../../contract/accounts/password.ts";
import { addDays } from "../../calendar-day.ts";
import { departments } from "../../reference/departments.ts";
import { uniqueEmail } from "../email.ts";
import { type DemoPerson, makePerson } from "../person.ts";
import { Random } from "../random.ts";
import { demoStudents } from "../students.ts";
import { fixedApplicants } from "./fixed-applicants.ts";
import { type DemoSitting, drawSittings } from "./olevel.ts";
import { type Stage, stages } from "./stages.ts";

/** An applicant of the demo data. */
export interface DemoApplicant extends DemoPerson {
  /** `COHT/CHE/00001`. */
  readonly applicationNo: string;
  readonly email: string;
  readonly password: string;
  readonly courseCode: string;
  readonly stage: Stage;
  /** What they would say of their results; whoever has not come to that section has not said it yet. */
  readonly sittings: readonly DemoSitting[];
  readonly jamb: { readonly jambNo: string; readonly jambScore: number | null };
  /** Percent. */
  readonly testScore: number;
}

export interface DemoApplicantsOptions {
  /** The college's own day, `2026-03-10`. */
  readonly today: string;
  readonly seed?: number;
}

const perStage = 3;

/** Tested and waiting for their decision, in two departments: enough to rank. */
const toRank = 12;

/** Every demo applicant: the fixed accounts first, then some in every stage. Same seed and day, same applicants. */
export const demoApplicants = ({
  today,
  seed = 20_250_325,
}: DemoApplicantsOptions): readonly DemoApplicant[] => {
  const random = new Random(seed + 2);
  const lastExams = yearOfLastExams(today);
  // An accepted applicant becomes a student, and no two students share an address.
  const emails = new Set(demoStudents({ today, seed }).map(({ email }) => email));
  const places = stages.flatMap((stage, index) =>
    Array.from({ length: perStage }, (_, place) => ({
      stage,
      courseCode: departments[(index + place * 3) % departments.length]?.code ?? "CHE",
      person: {},
    })),
  );
  const ranked = Array.from({ length: toRank }, (_, index) => ({
    stage: "tested" as const,
    courseCode: departments[index % 2]?.code ?? "CHE",
    person: {},
  }));
  return [...fixedApplicants, ...places, ...ranked].map(
    ({ stage, courseCode, person: given }, index) => {
      const person = makePerson(random, 100, today, given);
      const email = uniqueEmail(person, emails);
      emails.add(email);
      return {
        ...person,
        applicationNo: `COHT/${courseCode}/${String(index + 1).padStart(5, "0")}`,
        email,
        password: surnamePassword(person.surname),
        courseCode,
        stage,
        sittings: drawSittings(random, courseCode, lastExams),
        jamb: drawJamb(random, lastExams),
        testScore: stage === "refused" ? random.integer(18, 39) : random.integer(48, 94),
      };
    },
  );
};

/** Exams are sat from May on, and their results come in August. */
const yearOfLastExams = (today: string): number => Number(addDays(today, -212).slice(0, 4));

const drawJamb = (random: Random, year: number): DemoApplicant["jamb"] => {
  if (random.chance(0.2)) return { jambNo: "", jambScore: null };
  const digits = `${year}${String(random.integer(0, 99_999_999)).padStart(8, "0")}`;
  const letters = `${random.pick(["A", "B", "C", "F"])}${random.pick(["A", "D", "F", "J"])}`;
  return {
    jambNo: `${digits}${letters}`,
    jambScore: random.chance(0.8) ? random.integer(140, 268) : null,
  };
};
