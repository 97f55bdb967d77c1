import { saveSitting, sendResult } from "../../college/application.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type {
  AcademicQualificationsInput,
  OlevelSittingInput,
} from "../../generated/schema-types.ts";
import { fieldRefusal, type refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { checkSittings } from "./check-sittings.ts";
import { sittingPathOf } from "./field-paths.ts";
import { refusedResult } from "./refused-result.ts";
import { refusedSection } from "./refused-section.ts";
import { type ResultField, readResult } from "./result-upload.ts";

type Result = Awaited<ResolversTypes["SaveSectionResult"]>;
type SectionRefusal = ReturnType<typeof refusal>;

/** The files that came with the section, one for each sitting or none. */
interface Uploads {
  readonly firstResult?: File | null | undefined;
  readonly secondResult?: File | null | undefined;
}

const places = [
  { number: "1", file: "firstResult" },
  { number: "2", file: "secondResult" },
] as const;

type Place = (typeof places)[number];

/**
 * Saves the signed-in applicant's O-level sittings one by one, then their files. Nothing is sent before every file is
 * known to be one; a sitting refused after another was saved leaves that one saved.
 */
export const saveAcademicQualifications = async (
  { sittings }: AcademicQualificationsInput,
  uploads: Uploads,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const kept = session.requireApplicant();
  const wrongInput = fieldRefusal(checkSittings(sittings, uploads.secondResult != null));
  if (wrongInput !== null) return wrongInput;
  const files = new Map<ResultField, File>();
  for (const { file: field } of places) {
    const file = await readResult(uploads[field], field);
    if (file instanceof File) files.set(field, file);
    else if (file !== undefined) return file;
  }
  const refused = (await saveAll(college, sittings)) ?? (await sendAll(college, files));
  if (refused !== undefined) return refused;
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(kept, session, college),
  };
};

const saveAll = async (
  college: CollegeCalls,
  sittings: readonly OlevelSittingInput[],
): Promise<SectionRefusal | undefined> => {
  for (const [index, place] of places.slice(0, sittings.length).entries()) {
    const sitting = sittings[index];
    if (sitting === undefined) break;
    try {
      await saveSitting(college, bodyOf(sitting, place, sittings.length));
    } catch (error) {
      return refusedSection(error, {
        placeOf: (field) => placeOf(index, field),
        failed: texts.application.academicFailed,
      });
    }
  }
  return undefined;
};

const bodyOf = (sitting: OlevelSittingInput, { number }: Place, count: number) => ({
  school_name: sitting.schoolName.trim(),
  exam_type: sitting.examType.trim(),
  year: sitting.year.trim(),
  exam_number: sitting.examNumber.trim(),
  number_of_sitting: count === 2 ? ("2" as const) : ("1" as const),
  subjects: sitting.subjects.map(({ name, grade }) => ({ name: name.trim(), grade: grade.trim() })),
  exam_sitting: number,
  ...(sitting.revision != null && { revision: sitting.revision }),
});

/** What concerns no field of the sitting concerns how many there are. */
const placeOf = (index: number, field: string): string =>
  field === "number_of_sitting" ? "sittings" : sittingPathOf(index, field);

const sendAll = async (
  college: CollegeCalls,
  files: ReadonlyMap<ResultField, File>,
): Promise<SectionRefusal | undefined> => {
  for (const { number, file: field } of places) {
    const file = files.get(field);
    if (file === undefined) continue;
    try {
      await sendResult(college, number, file);
    } catch (error) {
      return refusedResult(error, field);
    }
  }
  return undefined;
};
