import type { Static, TObject } from "typebox";
import type { ImportEndpoint } from "../../../contract/import.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isOfTheMatter } from "../college/failure.ts";
import type { ImportReport } from "../generated/resolvers.ts";
import { inputRefusal, refusal } from "../graphql/refusal.ts";

/** Largest file to import, in bytes. */
const largest = 5 * 1024 * 1024;

/** In milliseconds: thousands of accounts take their time, for each first password is hashed. */
const patience = 180_000;

const tooLarge = "The file is larger than 5 MB. Split it into smaller ones.";
const notImported = "The file could not be imported.";

interface Imported<Shown> extends ImportReport {
  readonly __typename: "ImportReport";
  /** The first 50 rows, for a slice that shows them. */
  readonly preview: readonly Shown[];
}

/**
 * Sends a file to an import of the college's, on trial or in earnest. Rows that are wrong are told by the report; a file that is
 * no table, or a missing reason, is a refusal of the fields `file` and `reason`.
 */
export const sendImport = async <Preview extends TObject>(
  college: CollegeCalls,
  endpoint: ImportEndpoint<Preview>,
  upload: File,
  { dryRun, reason }: { readonly dryRun: boolean; readonly reason?: string | null | undefined },
): Promise<Imported<Static<Preview>> | ReturnType<typeof refusal>> => {
  if (upload.size > largest) return tooLargeRefusal();
  const file = new File([await upload.arrayBuffer()], "import");
  const body = { dry_run: dryRun ? "true" : "false", ...(reason ? { reason } : {}) } as const;
  try {
    const answer = await college.write(endpoint as unknown as ImportEndpoint, {
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
    };
  } catch (error) {
    if (!isOfTheMatter(error)) throw error;
    if (error.status === 413) return tooLargeRefusal();
    return inputRefusal(error, { file: "file", reason: "reason" }, notImported);
  }
};

const tooLargeRefusal = () =>
  refusal("FILE_TOO_LARGE", tooLarge, [{ field: "file", message: tooLarge }]);
