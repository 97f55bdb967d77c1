import type { TObject } from "typebox";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { ImportEndpoint } from "../../../contract/import.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import type { ImportReport } from "../generated/schema-types.ts";
import { collegeRefusal, refusal } from "../graphql/refusal.ts";

/** Largest file to import, in bytes. */
const largest = 5 * 1024 * 1024;

/** In milliseconds: thousands of accounts take their time, for each first password is hashed. */
const patience = 180_000;

const tooLarge = "The file is larger than 5 MB. Split it into smaller ones.";
const notImported = "The file could not be imported.";

/** Whatever its path names. */
type AnyImport = ImportEndpoint & { readonly params: TObject };

interface Imported<Shown> extends ImportReport {
  readonly __typename: "ImportReport";
  /** The first 50 rows, for a slice that shows them. */
  readonly preview: readonly Shown[];
  /** Values that stand already and are others in the file, and the mark that stands for them. */
  readonly overwritten: number;
  readonly previewMark: string;
}

interface SendOptions {
  /** Of the endpoint's path, where it has any. */
  readonly params?: Readonly<Record<string, number>>;
  readonly dryRun: boolean;
  readonly reason?: string | null | undefined;
  /** The trial run's mark. */
  readonly preview?: string | null | undefined;
}

/**
 * Sends a file to an import of the college's, on trial or in earnest. Rows that are wrong are told by the report; a file that is
 * no table, or a missing reason, is a refusal of the fields `file` and `reason`; refusals of an import's own are thrown.
 */
export const sendImport = async <Preview extends TObject, Params extends TObject>(
  college: CollegeCalls,
  endpoint: ImportEndpoint<Preview, Params>,
  upload: File,
  { params = {}, dryRun, reason, preview }: SendOptions,
): Promise<Imported<ValueOf<Preview>> | ReturnType<typeof refusal>> => {
  if (upload.size > largest) return tooLargeRefusal();
  const file = new File([await upload.arrayBuffer()], "import");
  const body = {
    dryRun: dryRun ? "true" : "false",
    ...(reason ? { reason } : {}),
    ...(preview ? { preview } : {}),
  } as const;
  try {
    const answer = await college.write(endpoint as unknown as AnyImport, {
      params,
      body,
      files: { file },
      timeoutMs: patience,
    });
    return {
      __typename: "ImportReport",
      dryRun: answer.dryRun,
      rowCount: answer.rowCount,
      imported: answer.imported,
      errorCount: answer.errorCount,
      errors: answer.errors,
      // The contract's own shape has passed them.
      preview: answer.preview as ValueOf<Preview>[],
      overwritten: answer.overwritten ?? 0,
      previewMark: answer.previewMark ?? "",
    };
  } catch (error) {
    if (isRefusal(error, 413)) return tooLargeRefusal();
    if (!isRefusal(error, 400)) throw error;
    return collegeRefusal(error, { fallback: notImported });
  }
};

const tooLargeRefusal = () =>
  refusal("FILE_TOO_LARGE", tooLarge, [{ field: "file", message: tooLarge }]);
