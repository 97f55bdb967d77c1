import type { OlevelSitting } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";
import { resultUrlOf } from "./paths.ts";

type Sitting = ApplicationState["sittings"][number];

/** The saved sittings, the first one first. */
export const sittingsOf = (sittings: readonly Sitting[]): OlevelSitting[] =>
  [...sittings].sort((one, other) => Number(one.sitting) - Number(other.sitting)).map(sittingOf);

const sittingOf = (sitting: Sitting): OlevelSitting => ({
  schoolName: sitting.schoolName,
  examType: sitting.examType,
  year: sitting.year,
  examNumber: sitting.examNumber,
  subjects: sitting.subjects.map(({ name, grade }) => ({ name, grade })),
  resultUrl: sitting.resultFile && resultUrlOf(sitting.sitting, sitting.resultFile),
  resultMediaType: sitting.resultFile && sitting.resultMediaType,
  revision: sitting.revision,
  query: sitting.query ?? null,
});
