import type { olevelRequirement } from "../db/schema/admissions.ts";

type Requirement = Pick<
  typeof olevelRequirement.$inferInsert,
  "credits" | "subjects" | "sittings"
> & {
  /** Of the department. */
  readonly code: string;
};

const core = [["English Language"], ["Mathematics"], ["Biology"]];

/**
 * The usual requirements of colleges of health technology: five credits from at most two sittings, with sciences by the
 * course. A new college starts with them and may change them.
 */
export const olevelRequirements: readonly Requirement[] = [
  {
    code: "CHE",
    credits: 5,
    subjects: [...core, ["Chemistry", "Physics", "Agricultural Science", "Geography"]],
    sittings: 2,
  },
  {
    code: "PHT",
    credits: 5,
    subjects: [...core, ["Chemistry"], ["Physics"]],
    sittings: 2,
  },
  {
    code: "EVH",
    credits: 5,
    subjects: [...core, ["Chemistry"], ["Physics", "Agricultural Science", "Geography"]],
    sittings: 2,
  },
  {
    code: "MLS",
    credits: 5,
    subjects: [...core, ["Chemistry"], ["Physics"]],
    sittings: 2,
  },
  {
    code: "PUH",
    credits: 5,
    subjects: [...core, ["Chemistry", "Physics", "Agricultural Science", "Geography"]],
    sittings: 2,
  },
  {
    code: "OCT",
    credits: 5,
    subjects: [...core, ["Physics"], ["Chemistry", "Agricultural Science"]],
    sittings: 2,
  },
  {
    code: "EDC",
    credits: 5,
    subjects: [...core, ["Chemistry"], ["Physics", "Economics", "Geography"]],
    sittings: 2,
  },
];
