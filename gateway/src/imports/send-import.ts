import type { Static, TObject } from "typebox";
import type { ImportEndpoint } from "../../../contract/import.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import type { ImportReport } from "../generated/schema-types.ts";
import { inputRefusal, refusal } from "../graphql/refusal.ts";

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
): Promise<Imported<Static<Preview>> | ReturnType<typeof refusal>> => {
  if (upload.size > largest) return tooLargeRefusal();
  const file = new File([await upload.arrayBuffer()], "import");
  const body = {
    dry_run: dryRun ? "true" : "false",
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
      dryRun: answer.dry_run,
      rowCount: answer.row_count,
      imported: answer.imported,
      errorCount: answer.error_count,
      errors: answer.errors,
      // The contract's own shape has passed them.
      preview: answer.preview as Static<Preview>[],
      overwritten: answer.overwritten ?? 0,
      previewMark: answer.preview_mark ?? "",
    };
  } catch (error) {
    if (isRefusal(error, 413)) return tooLargeRefusal();
    if (!isRefusal(error, 400)) throw error;
    return inputRefusal(error, { file: "file", reason: "reason" }, notImported);
  }
};

const tooLargeRefusal = () =>
  refusal("FILE_TOO_LARGE", tooLarge, [{ field: "file", message: tooLarge }]);
