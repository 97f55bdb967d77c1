import type { OlevelSitting } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { resultUrlOf } from "./paths.ts";

type Sitting = ApplicationState["sittings"][number];

/** The saved sittings, the first one first. */
export const sittingsOf = (sittings: readonly Sitting[]): OlevelSitting[] =>
  [...sittings].sort((one, other) => Number(one.sitting) - Number(other.sitting)).map(sittingOf);

const sittingOf = (sitting: Sitting): OlevelSitting => ({
  schoolName: sitting.school_name,
  examType: sitting.exam_type,
  year: sitting.year,
  examNumber: sitting.exam_number,
  subjects: sitting.subjects.map(({ name, grade }) => ({ name, grade })),
  resultUrl: sitting.result_file && resultUrlOf(sitting.sitting, sitting.result_file),
  resultMediaType: sitting.result_file && sitting.result_media_type,
  revision: sitting.revision,
  query: sitting.query ?? null,
});
