import type { DepartmentRecordFragment } from "../../../gql/staff-courses.ts";

/** The form's initial values. */
export const requirementVersion = ({
  olevelRequirement: requirement,
  revision,
}: Pick<DepartmentRecordFragment, "olevelRequirement" | "revision">) => ({
  values: {
    isNothing: requirement === null,
    credits: String(requirement?.credits ?? 5),
    sittings: String(requirement?.sittings ?? 2),
    subjects: requirement?.subjects ?? [],
  },
  revision,
});

type Values = ReturnType<typeof requirementVersion>["values"];

/** Converts the form values to the schema's input; null without requirements. */
export const requirementOf = (values: Values) =>
  values.isNothing
    ? null
    : {
        credits: values.credits.trim() === "" ? Number.NaN : Number(values.credits),
        // A group that was just added has no value yet.
        subjects: values.subjects.map((group) => [...(group ?? [])]),
        sittings: Number(values.sittings),
      };
