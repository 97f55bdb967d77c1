import { departments } from "../../reference/departments.ts";
import { communityHealth } from "./departments/community-health.ts";
import { environmentalHealth } from "./departments/environmental-health.ts";
import { epidemiologyAndDiseaseControl } from "./departments/epidemiology-and-disease-control.ts";
import { medicalLaboratoryScience } from "./departments/medical-laboratory-science.ts";
import { orthopaedicCastTechnology } from "./departments/orthopaedic-cast-technology.ts";
import { pharmacyTechnician } from "./departments/pharmacy-technician.ts";
import { publicHealth } from "./departments/public-health.ts";
import { generalStudies, sharedCourses } from "./shared-courses.ts";
import type { ClassCourses } from "./table.ts";

/** A course of the demo. */
export interface DemoCourse {
  /** `CHE 111`. */
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly level: number;
  readonly semester: number;
  /** Who teaches it: a department, or General Studies. */
  readonly unit: string;
  /** Codes. */
  readonly prerequisites: readonly string[];
  /** Whether the students of a department must take it, by the names of those who may. */
  readonly offeredTo: ReadonlyMap<string, { readonly isCompulsory: boolean }>;
}

/** Teaches everybody, and has no students of its own. */
export const generalStudiesUnit = "General Studies";

type DepartmentName = (typeof departments)[number]["name"];

const ofDepartment: Readonly<Record<DepartmentName, readonly ClassCourses[]>> = {
  "Community Health": communityHealth,
  "Pharmacy Technician": pharmacyTechnician,
  "Environmental Health": environmentalHealth,
  "Medical Laboratory Science": medicalLaboratoryScience,
  "Public Health": publicHealth,
  "Orthopaedic Cast Technology": orthopaedicCastTechnology,
  "Epidemiology and Disease Control": epidemiologyAndDiseaseControl,
};

const coursesOf = (
  unit: string,
  classes: readonly ClassCourses[],
  takers: readonly string[],
): readonly DemoCourse[] =>
  classes.flatMap(({ level, semester, compulsory, elective }) =>
    [
      ...compulsory.map((line) => ({ line, isCompulsory: true })),
      ...elective.map((line) => ({ line, isCompulsory: false })),
    ].map(({ line: [code, title, creditLoad, ...prerequisites], isCompulsory }): DemoCourse => {
      const guests = sharedCourses[code] ?? [];
      return {
        code,
        title,
        creditLoad,
        level,
        semester,
        unit,
        prerequisites,
        offeredTo: new Map([
          ...guests.map((name) => [name, { isCompulsory: false }] as const),
          ...takers.map((name) => [name, { isCompulsory }] as const),
        ]),
      };
    }),
  );

/** Every course of the demo: prerequisites before the courses that ask for them. */
export const catalogue: readonly DemoCourse[] = [
  ...coursesOf(
    generalStudiesUnit,
    generalStudies,
    departments.map(({ name }) => name),
  ),
  ...departments.flatMap(({ name }) => coursesOf(name, ofDepartment[name], [name])),
];

/** The courses offered to a department and level in a semester. */
export const classCourses = (
  department: string,
  level: number,
  semester: number,
): readonly DemoCourse[] =>
  catalogue.filter(
    (course) =>
      course.level === level && course.semester === semester && course.offeredTo.has(department),
  );
