import type { DepartmentRecord } from "./DepartmentForm.tsx";

type Groups = readonly (readonly string[])[];

/** Encodes the groups of subjects as one form text. The separators do not occur in subject names. */
export const withGroups = (groups: Groups): string =>
  groups.map((group) => `${group.join("|")};`).join("");

const readGroups = (text: string): string[][] =>
  text
    .split(";")
    .slice(0, -1)
    .map((group) => group.split("|").filter((name) => name !== ""));

/** The form's initial values. */
export const requirementVersion = ({
  olevelRequirement: requirement,
  revision,
}: Pick<DepartmentRecord, "olevelRequirement" | "revision">) => ({
  values: {
    isNothing: requirement === null,
    credits: String(requirement?.credits ?? 5),
    sittings: String(requirement?.sittings ?? 2),
    subjects: withGroups(requirement?.subjects ?? []),
  },
  revision,
});

type Values = ReturnType<typeof requirementVersion>["values"];

export const groupsOf = ({ subjects }: Pick<Values, "subjects">): string[][] =>
  readGroups(subjects);

/** Converts the form values to the schema's input; null without requirements. */
export const requirementOf = (values: Values) =>
  values.isNothing
    ? null
    : {
        credits: values.credits.trim() === "" ? Number.NaN : Number(values.credits),
        subjects: groupsOf(values),
        sittings: Number(values.sittings),
      };
