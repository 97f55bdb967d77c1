import { snakeCase } from "../../../../contract/camel-case.ts";
import { jambProblems } from "../../../../rules/admissions/jamb.ts";
import {
  minimumSubjects,
  type SittingValues,
  sittingMissing,
  sittingProblems,
} from "../../../../rules/admissions/olevel.ts";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import {
  personalFields,
  personalMissing,
  personalProblems,
} from "../../../../rules/profiles/personal-details.ts";
import type { applicant } from "../../db/schema/admissions.ts";
import { personalValues } from "./personal.ts";
import { applicationTexts } from "./texts.ts";

/** A missing part of a section: the field by the contract's name, and a sentence for the user. */
export interface MissingField {
  readonly field: string;
  readonly message: string;
}

interface Section {
  readonly state: "not_started" | "in_progress" | "complete";
  readonly missing: MissingField[];
}

/** The sections of the application form that a person fills in, in the form's order. */
export const filledSections = ["personal", "academic", "jamb"] as const;

export type Sections = Readonly<Record<(typeof filledSections)[number] | "declaration", Section>>;

type ApplicantRow = typeof applicant.$inferSelect;

interface Saved {
  readonly applicant: ApplicantRow;
  readonly sittings: readonly (SittingValues & { readonly sitting: number })[];
  /** `2026-03-10`, in the college's time zone. */
  readonly today: string;
}

/** Each section's progress and missing parts. */
export const sectionsOf = (saved: Saved): Sections => ({
  personal: personalSection(saved),
  academic: academicSection(saved),
  jamb: jambSection(saved),
  declaration: {
    state: saved.applicant.submittedAt === null ? "not_started" : "complete",
    missing: [],
  },
});

export const isComplete = (sections: Sections): boolean =>
  filledSections.every((name) => sections[name].state === "complete");

const sectionOf = (isStarted: boolean, problems: Readonly<Record<string, string>>): Section => {
  const missing = Object.entries(problems).map(([field, message]) => ({
    field: snakeCase(field),
    message,
  }));
  if (!isStarted) return { state: "not_started", missing };
  return { state: missing.length === 0 ? "complete" : "in_progress", missing };
};

/** Values from sign-up. */
const signUpFields: ReadonlySet<string> = new Set(["surname", "firstName", "otherName", "phone"]);

const personalSection = ({ applicant: row, today }: Saved): Section => {
  const values = personalValues(row);
  const hasPassport = row.passportFileId !== null;
  const isStarted =
    hasPassport ||
    Object.entries(values).some(([field, value]) => value !== "" && !signUpFields.has(field));
  const problems: Record<string, string> = {
    ...personalProblems(values, today, localGovernmentsOf),
    ...personalMissing(values, hasPassport),
  };
  const inOrder = [...personalFields, "passport"].filter((field) => field in problems);
  return sectionOf(
    isStarted,
    Object.fromEntries(inOrder.map((field) => [field, problems[field] ?? ""])),
  );
};

const academicSection = ({ applicant: row, sittings, today }: Saved): Section => {
  const declared =
    row.numberOfSitting === 2 ? (["first", "second"] as const) : (["first"] as const);
  const problems: Record<string, string> = {};
  for (const [index, name] of declared.entries()) {
    const sitting = sittings.find((one) => one.sitting === index + 1);
    const own = {
      ...(sitting === undefined ? {} : sittingProblems(sitting, today)),
      ...sittingMissing(sitting),
    };
    for (const [field, message] of Object.entries(own)) problems[`${name}.${field}`] = message;
  }
  const subjects = new Set(sittings.flatMap((one) => one.subjects.map(({ name }) => name)));
  if (subjects.size < minimumSubjects) {
    problems["first.subjects"] ??= applicationTexts.tooFewSubjects(minimumSubjects);
  }
  return sectionOf(sittings.length > 0, problems);
};

const jambSection = ({ applicant: { jambNo, jambScore } }: Saved): Section =>
  jambNo === null
    ? sectionOf(false, { jambNo: applicationTexts.jambNotSaved })
    : sectionOf(true, jambProblems({ jambNo, jambScore: jambScore?.toString() ?? "" }));
