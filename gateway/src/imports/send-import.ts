import type { TObject } from "typebox";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { ImportEndpoint } from "../../../contract/import.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import type { ImportReport } from "../generated/schema-types.ts";
import { collegeRefusal, type RefusalResult, refusal } from "../graphql/refusal.ts";

/** Largest file to import, in bytes. */
const largest = 5 * 1024 * 1024;

/** Thousands of accounts take minutes, because each first password is hashed. */
export const timeoutMs = 180_000;

const tooLarge = "The file is larger than 5 MB. Split it into smaller ones.";
const notImported = "The file could not be imported.";

/** An import with or without parameters in its path. */
type AnyImport = ImportEndpoint & { readonly params: TObject };

interface Imported<Row> extends ImportReport {
  readonly __typename: "ImportReport";
  /** The first 50 rows. */
  readonly preview: Row[];
  /** How many existing values the file changes. */
  readonly overwritten: number;
  /** Identifies those values; the import sends it back. */
  readonly previewMark: string;
}

interface ImportOptions {
  /** Parameters of the endpoint's path, if it has any. */
  readonly params?: Readonly<Record<string, number>>;
  readonly dryRun: boolean;
  readonly reason?: string | null | undefined;
  /** Takes the other rows, where the import can. */
  readonly leaveOutWrong?: boolean;
  /** The `previewMark` of the dry run. */
  readonly preview?: string | null | undefined;
}

/**
 * Sends a file to an import of the college, with or without a dry run. The report lists wrong rows. A file that is no
 * table, or a missing reason, is a refusal of the fields `file` and `reason`.
 * @throws CollegeFailure for every other refusal
 */
export const sendImport = async <Preview extends TObject, Params extends TObject>(
  college: CollegeCalls,
  endpoint: ImportEndpoint<Preview, Params>,
  upload: File,
  { params = {}, dryRun, reason, leaveOutWrong = false, preview }: ImportOptions,
): Promise<Imported<ValueOf<Preview>> | RefusalResult> => {
  const body = {
    dryRun: dryRun ? "true" : "false",
    ...(reason ? { reason } : {}),
    ...(leaveOutWrong ? { leaveOutWrong: "true" as const } : {}),
    ...(preview ? { preview } : {}),
  } as const;
  return sendTable(upload, async (file) => {
    const report = await college.write(endpoint as unknown as AnyImport, {
      params,
      body,
      files: { file },
      timeoutMs,
    });
    return {
      __typename: "ImportReport",
      ...report,
      // The client has checked the rows against the shape of this endpoint.
      preview: report.preview as ValueOf<Preview>[],
      overwritten: report.overwritten ?? 0,
      previewMark: report.previewMark ?? "",
    };
  });
};

/**
 * Sends a table that somebody chose with `send`, under no name of theirs. One that is too large, or that the college does not
 * accept, is a refusal.
 * @throws CollegeFailure for every other refusal
 */
export const sendTable = async <Answer>(
  upload: File,
  send: (file: File) => Promise<Answer>,
): Promise<Answer | RefusalResult> => {
  if (upload.size > largest) return tooLargeRefusal();
  try {
    return await send(new File([await upload.arrayBuffer()], "import"));
  } catch (error) {
    if (isRefusal(error, 413)) return tooLargeRefusal();
    if (!isRefusal(error, 400)) throw error;
    return collegeRefusal(error, { fallback: notImported });
  }
};

const tooLargeRefusal = () =>
  refusal("FILE_TOO_LARGE", tooLarge, [{ field: "file", message: tooLarge }]);
