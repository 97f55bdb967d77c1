import { updateOlevel, uploadResult } from "../../../../contract/admissions/applicant.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { isRefusal } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import { readDocument } from "../../documents/document-upload.ts";
import { PortalError } from "../../errors.ts";
import type {
  AcademicQualificationsInput,
  FieldRefusal,
  OlevelSittingInput,
} from "../../generated/schema-types.ts";
import { fieldRefusal, type RefusalResult, refusal } from "../../graphql/refusal.ts";
import { formFields } from "../../profiles/form-fields.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { sittingPathOf } from "./field-paths.ts";
import { refusedSection, type SectionResult } from "./sections.ts";

type ResultField = "firstResult" | "secondResult" | "result";

/** The result files of the sittings. */
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
 * Saves the signed-in applicant's O-level sittings one by one, then their files. All files are checked before anything is
 * sent; when the second sitting is refused, the first stays saved.
 */
export const saveAcademicQualifications = async (
  { sittings }: AcademicQualificationsInput,
  uploads: Uploads,
  { session, college }: GatewayContext,
): Promise<SectionResult> => {
  const stored = session.requireApplicant();
  const wrongInput = fieldRefusal(checkSittings(sittings, uploads.secondResult != null));
  if (wrongInput !== null) return wrongInput;
  const files = new Map<ResultField, File>();
  for (const { file: field } of places) {
    const file = await readResult(uploads[field], field);
    if (file instanceof File) files.set(field, file);
    else if (file !== undefined) return file;
  }
  const refused = (await saveSittings(college, sittings)) ?? (await sendResults(college, files));
  if (refused !== undefined) return refused;
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(stored, session, college),
  };
};

const saveSittings = async (
  college: CollegeCalls,
  sittings: readonly OlevelSittingInput[],
): Promise<RefusalResult | undefined> => {
  for (const [index, place] of places.slice(0, sittings.length).entries()) {
    const sitting = sittings[index];
    if (sitting === undefined) break;
    try {
      await college.write(updateOlevel, { body: bodyOf(sitting, place, sittings.length) });
    } catch (error) {
      return refusedSection(error, {
        // The number of sittings belongs to no single sitting.
        inputField: (field) =>
          field === "numberOfSitting" ? "sittings" : sittingPathOf(index, field),
        fallback: texts.application.academicFailed,
      });
    }
  }
  return undefined;
};

const bodyOf = (sitting: OlevelSittingInput, { number }: Place, count: number) => ({
  schoolName: sitting.schoolName.trim(),
  examType: sitting.examType.trim(),
  year: sitting.year.trim(),
  examNumber: sitting.examNumber.trim(),
  numberOfSitting: count === 2 ? ("2" as const) : ("1" as const),
  subjects: sitting.subjects.map(({ name, grade }) => ({ name: name.trim(), grade: grade.trim() })),
  examSitting: number,
  ...(sitting.revision != null && { revision: sitting.revision }),
});

const sendResults = async (
  college: CollegeCalls,
  files: ReadonlyMap<ResultField, File>,
): Promise<RefusalResult | undefined> => {
  for (const { number, file: field } of places) {
    const file = files.get(field);
    if (file === undefined) continue;
    const refused = await sendResult(college, number, file, field);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

/** Sends the file of one sitting again, after the college queried it. */
export const resendResult = async (
  sitting: number,
  upload: File,
  { session, college }: GatewayContext,
): Promise<SectionResult> => {
  const stored = session.requireApplicant();
  if (sitting !== 1 && sitting !== 2) throw new PortalError("INVALID_REQUEST");
  const file = await readResult(upload, "result");
  if (file === undefined) throw new PortalError("INVALID_REQUEST");
  if (!(file instanceof File)) return file;
  const refused = await sendResult(college, sitting === 1 ? "1" : "2", file, "result");
  return (
    refused ?? {
      __typename: "SectionSaved",
      applicant: ApplicantSource.signedIn(stored, session, college),
    }
  );
};

const sendResult = async (
  college: CollegeCalls,
  examSitting: "1" | "2",
  result: File,
  field: ResultField,
): Promise<RefusalResult | undefined> => {
  try {
    await college.write(uploadResult, { body: { examSitting }, files: { result } });
    return undefined;
  } catch (error) {
    if (isRefusal(error, 413)) return resultRefusal("FILE_TOO_LARGE", field);
    const message = isRefusal(error, 400) ? error.refusal.fields.result?.[0] : undefined;
    if (message !== undefined) return resultRefusal("NOT_A_DOCUMENT", field, message);
    return refusedSection(error, {
      inputField: () => field,
      fallback: texts.application.academicFailed,
    });
  }
};

const sittingForm = formFields(updateOlevel.body.properties);
const subjectForm = formFields(updateOlevel.body.properties.subjects.items.properties);

/** Checks that need no call to the college: the number of sittings and the length of texts. */
const checkSittings = (
  sittings: readonly OlevelSittingInput[],
  hasSecondResult: boolean,
): FieldRefusal[] => {
  if (sittings.length < 1 || sittings.length > 2) {
    return [{ field: "sittings", message: texts.application.sittingCount }];
  }
  if (hasSecondResult && sittings.length === 1) {
    return [{ field: "secondResult", message: texts.application.resultWithoutSitting }];
  }
  return sittings.flatMap((sitting, index) => [
    ...below(`sittings.${index}`, sittingForm.tooLong(sitting)),
    ...sitting.subjects.flatMap((subject, row) =>
      below(`sittings.${index}.subjects.${row}`, subjectForm.tooLong(subject)),
    ),
  ]);
};

const below = (path: string, wrongFields: readonly FieldRefusal[]): FieldRefusal[] =>
  wrongFields.map(({ field, message }) => ({ field: `${path}.${field}`, message }));

/** In bytes. */
/** A result file under the portal's own name, or its refusal. Undefined if none was sent. */
const readResult = async (
  upload: File | null | undefined,
  field: ResultField,
): Promise<File | RefusalResult | undefined> => {
  if (!upload) return undefined;
  const file = await readDocument(upload, "result");
  return typeof file === "string" ? resultRefusal(file, field) : file;
};

const resultRefusal = (
  code: "FILE_TOO_LARGE" | "NOT_A_DOCUMENT",
  field: ResultField,
  message: string = code === "FILE_TOO_LARGE"
    ? texts.application.resultTooLarge
    : texts.application.resultNotDocument,
): RefusalResult => refusal(code, message, [{ field, message }]);
