import type { DepartmentRecord } from "./DepartmentForm.tsx";

type Groups = readonly (readonly string[])[];

/** The groups of subjects as one text of the form; no subject's name has these characters. */
export const withGroups = (groups: Groups): string =>
  groups.map((group) => `${group.join("|")};`).join("");

const readGroups = (text: string): string[][] =>
  text
    .split(";")
    .slice(0, -1)
    .map((group) => group.split("|").filter((name) => name !== ""));

/** A department's requirement as its form holds it. */
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

/** As the schema takes it; null where nothing is asked. */
export const requirementOf = (values: Values) =>
  values.isNothing
    ? null
    : {
        credits: values.credits.trim() === "" ? Number.NaN : Number(values.credits),
        subjects: groupsOf(values),
        sittings: Number(values.sittings),
      };
