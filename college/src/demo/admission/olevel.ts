import type { olevelSitting, SubjectGrade } from "../../db/schema/admissions.ts";
import { olevelRequirements } from "../../reference/olevel-requirements.ts";
import type { Random } from "../random.ts";

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
 * One sitting, sometimes two, that together meet what the course asks.
 * @param lastExams the latest year of which results are out.
 */
export const drawSittings = (
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
