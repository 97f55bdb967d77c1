import { surnamePassword } from "../../../../contract/accounts/password.ts";
import { addDays } from "../../calendar-day.ts";
import type { olevelSitting, SubjectGrade } from "../../db/schema/admissions.ts";
import { departments } from "../../reference/departments.ts";
import { olevelRequirements } from "../../reference/olevel-requirements.ts";
import { type DemoPerson, makePerson, uniqueEmail } from "../person.ts";
import { Random } from "../random.ts";
import { demoStudents } from "../students.ts";
import { type Stage, stages } from "./stages.ts";

interface FixedApplicant {
  readonly courseCode: string;
  readonly stage: Stage;
  /** The fixed facts of the person; the rest is random. */
  readonly person: Partial<DemoPerson>;
}

/** The applicants behind `demoAccounts`, numbered from 00001 on every day. */
const fixedApplicants: readonly FixedApplicant[] = [
  {
    courseCode: "CHE",
    stage: "verified",
    person: {
      surname: "Okonkwo",
      firstName: "Chidinma",
      otherName: "Grace",
      sex: "Female",
      stateOfOrigin: "Anambra",
      lga: "Aguata",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "PHT",
    stage: "half",
    person: {
      surname: "Yusuf",
      firstName: "Ibrahim",
      otherName: null,
      sex: "Male",
      stateOfOrigin: "Kano",
      lga: "Nassarawa",
      religion: "Islam",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "MLS",
    stage: "submitted",
    person: {
      surname: "Adebayo",
      firstName: "Temitope",
      otherName: "Olamide",
      sex: "Female",
      stateOfOrigin: "Oyo",
      lga: "Ibadan North",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "EVH",
    stage: "offered",
    person: {
      surname: "Ibrahim",
      firstName: "Zainab",
      otherName: null,
      sex: "Female",
      stateOfOrigin: "Kaduna",
      lga: "Zaria",
      religion: "Islam",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
];

export type DemoSitting = Pick<
  typeof olevelSitting.$inferInsert,
  "schoolName" | "examType" | "year" | "examNumber" | "subjects"
>;

const schools = [
  "Government Secondary School, Bodija",
  "Federal Government Girls' College, Kaduna",
  "St. Michael's Comprehensive College, Awka",
  "Community High School, Ikeja",
  "Government Science College, Kano",
];

const others = ["Civic Education", "Economics", "Agricultural Science", "Geography", "Yoruba"];
const credits = ["A1", "B2", "B3", "C4", "C5", "C6"];
const passes = ["D7", "E8"];

/**
 * Draws one or two sittings that together meet the course's requirements.
 * @param lastExams the latest year of which results are out.
 */
const drawSittings = (
  random: Random,
  courseCode: string,
  lastExams: number,
): readonly DemoSitting[] => {
  const required = olevelRequirements.find(({ code }) => code === courseCode)?.subjects ?? [];
  const names = required.map((group) => random.pick(group));
  const all = [...names, ...others.filter((name) => !names.includes(name))].slice(0, 9);
  if (random.chance(0.75)) {
    return [sittingOf(random, lastExams - random.integer(0, 2), all.map(credited(random)))];
  }
  // What went wrong the first time was sat again.
  const [failed = "Mathematics"] = names.slice(1);
  return [
    sittingOf(
      random,
      lastExams - 2,
      all.map((name) =>
        name === failed ? { name, grade: random.pick(passes) } : credited(random)(name),
      ),
    ),
    sittingOf(random, lastExams - 1, [failed, ...others.slice(0, 4)].map(credited(random))),
  ];
};

const credited =
  (random: Random) =>
  (name: string): SubjectGrade => ({ name, grade: random.pick(credits) });

const sittingOf = (
  random: Random,
  year: number,
  subjects: readonly SubjectGrade[],
): DemoSitting => ({
  schoolName: random.pick(schools),
  examType: "WAEC",
  year: String(year),
  examNumber: `4${String(random.integer(0, 999_999_999)).padStart(9, "0")}`,
  subjects: subjects.filter(
    ({ name }, index) => subjects.findIndex((one) => one.name === name) === index,
  ),
});

/** An applicant of the demo data. */
export interface DemoApplicant extends DemoPerson {
  /** `COHT/CHE/00001`. */
  readonly applicationNo: string;
  readonly email: string;
  readonly password: string;
  readonly courseCode: string;
  readonly stage: Stage;
  /** The results that they would enter; not written for applicants who have not reached that section. */
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
    ({ stage, courseCode, person: preset }, index) => {
      const person = makePerson(random, 100, today, preset);
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
