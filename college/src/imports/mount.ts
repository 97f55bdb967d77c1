import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { ImportEndpoint } from "../../../contract/import.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { isUniqueViolation } from "../db/errors.ts";
import { type Form, readForm } from "../http/form.ts";
import { refuseFields } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { texts } from "../texts.ts";
import { oneLine } from "../typed-text.ts";
import { doApart } from "../workers/pool.ts";
import { importTexts, maxImportBytes } from "./raw-table.ts";
import type { ImportColumns, ImportRow } from "./read-import.ts";

/** The maximum of problems in one answer. */
const maxReportedProblems = 200;
const maxPreviewRows = 50;

/** One import under way. */
export interface ImportCall<
  Name extends string,
  Prepared = undefined,
  Params extends TObject = TObject,
> {
  readonly college: College;
  readonly account: Account;
  /** Of the endpoint's path. */
  readonly params: ValueOf<Params>;
  /** True for a trial run, which imports nothing. */
  readonly isDryRun: boolean;
  /** The mark that the trial run answered; undefined when the client sent none. */
  readonly preview: string | undefined;
  readonly rows: readonly ImportRow<Name>[];
  /** One line; undefined where none was given. */
  readonly reason: string | undefined;
  /** What `prepare` made; undefined on a trial run. */
  readonly prepared: Prepared | undefined;
  /** Whether rows without a problem are to be imported although others have one. */
  readonly leavesOutWrong: boolean;
  /** Notes a problem of a row or of one of its cells; any problem prevents the import, unless wrong rows are left out. */
  readonly problem: (row: number, column: Name | null, message: string) => void;
  /** Notes how many stored values the file would overwrite, and the mark of this overwriting. */
  readonly noteOverwritten: (values: number, mark: string) => void;
}

export interface ImportOptions<
  Preview extends TObject,
  Name extends string,
  Prepared = undefined,
  Params extends TObject = TObject,
> {
  readonly columns: ImportColumns<Name>;
  /** True where an import without a reason is refused. */
  readonly needsReason?: boolean;
  /** True where `run` can leave wrong rows out: it imports none of them. */
  readonly canLeaveOutWrong?: boolean;
  /** Done before the transaction begins, and not on a trial run: what takes long and needs no database. */
  readonly prepare?: (rows: readonly ImportRow<Name>[]) => Promise<Prepared>;
  /**
   * Evaluates the rows and writes them, audit entries included, in one transaction, which is rolled back after a problem,
   * unless wrong rows are left out, or a trial run.
   * @returns the rows as shown to the caller
   */
  readonly run: (
    tx: Transaction,
    call: ImportCall<Name, Prepared, Params>,
  ) => Promise<readonly ValueOf<Preview>[]>;
}

/** Serves an import. */
export const mountImport = <
  Preview extends TObject,
  const Name extends string,
  Prepared = undefined,
  Params extends TObject = TObject,
>(
  app: FastifyInstance,
  college: College,
  endpoint: ImportEndpoint<Preview, Params>,
  options: ImportOptions<Preview, Name, Prepared, Params>,
): void => {
  mount(app, college, endpoint as unknown as ImportEndpoint, {
    bodyLimit: maxImportBytes + 64 * 1024,
    handler: async ({ account, request, params }) => {
      const form = await readForm(request, {
        fileBytes: maxImportBytes,
        tooLarge: importTexts.tooLarge,
      });
      const { dryRun, reason, leavesOutWrong, preview: seen } = readFields(form, options);
      const rows = await readRows(form, options.columns);
      const { problems, preview, overwritten } = await runImport<Preview, Name, Prepared, Params>(
        college,
        options,
        {
          account,
          // The validator compiled from the same endpoint has passed them.
          params: params as ValueOf<Params>,
          rows,
          reason,
          isDryRun: dryRun,
          leavesOutWrong,
          preview: seen,
        },
      );
      const wrongRows = new Set(problems.map(({ row }) => row)).size;
      return {
        dryRun,
        rowCount: rows.length,
        imported: dryRun || (wrongRows > 0 && !leavesOutWrong) ? 0 : rows.length - wrongRows,
        errorCount: problems.length,
        errors: problems.toSorted((a, b) => a.row - b.row).slice(0, maxReportedProblems),
        preview: preview.slice(0, maxPreviewRows).map((row) => row as Record<string, unknown>),
        ...(overwritten && { overwritten: overwritten.values, previewMark: overwritten.mark }),
      };
    },
  });
};

interface Problem {
  readonly row: number;
  readonly column: string | null;
  readonly message: string;
}

interface Outcome<Preview extends TObject> {
  readonly problems: readonly Problem[];
  readonly preview: readonly ValueOf<Preview>[];
  readonly overwritten: { readonly values: number; readonly mark: string } | undefined;
}

/** Rolls an import back, and is no failure. */
class ImportRolledBack extends Error {}

const runImport = async <
  Preview extends TObject,
  Name extends string,
  Prepared,
  Params extends TObject,
>(
  college: College,
  { prepare, run }: ImportOptions<Preview, Name, Prepared, Params>,
  call: Omit<
    ImportCall<Name, Prepared, Params>,
    "college" | "prepared" | "problem" | "noteOverwritten"
  >,
): Promise<Outcome<Preview>> => {
  const problems: Problem[] = [];
  let preview: readonly ValueOf<Preview>[] = [];
  let overwritten: Outcome<Preview>["overwritten"];
  const prepared = call.isDryRun ? undefined : await prepare?.(call.rows);
  try {
    await college.db.transaction(async (tx) => {
      preview = await run(tx, {
        college,
        ...call,
        prepared,
        problem: (row, column, message) => problems.push({ row, column, message }),
        noteOverwritten: (values, mark) => {
          overwritten = { values, mark };
        },
      });
      const isWrong = problems.length > 0 && !call.leavesOutWrong;
      if (call.isDryRun || isWrong) throw new ImportRolledBack();
    });
  } catch (error) {
    // The rows were checked against what there was then: the tables' own keys met what was written since.
    if (isUniqueViolation(error)) throw refuseFields({ file: [importTexts.writtenMeanwhile] });
    if (!(error instanceof ImportRolledBack)) throw error;
  }
  return { problems, preview, overwritten };
};

const readFields = (
  { fields }: Form,
  {
    needsReason = false,
    canLeaveOutWrong = false,
  }: { readonly needsReason?: boolean; readonly canLeaveOutWrong?: boolean },
): {
  readonly dryRun: boolean;
  readonly leavesOutWrong: boolean;
  readonly reason: string | undefined;
  readonly preview: string | undefined;
} => {
  const dryRun = fields.get("dryRun");
  const reason = oneLine(fields.get("reason") ?? "");
  if (dryRun !== "true" && dryRun !== "false") {
    throw refuseFields({
      dryRun: [dryRun === undefined ? texts.field.required : texts.field.notValid],
    });
  }
  // A trial run is made before there is a reason.
  if (needsReason && dryRun === "false" && reason.length < 5) {
    throw refuseFields({ reason: [importTexts.reasonMissing] });
  }
  if (reason.length > 500) throw refuseFields({ reason: [texts.field.tooLong(500)] });
  const leaveOutWrong = fields.get("leaveOutWrong") ?? "false";
  if (leaveOutWrong !== "false" && !(canLeaveOutWrong && leaveOutWrong === "true")) {
    throw refuseFields({ leave_out_wrong: [texts.field.notValid] });
  }
  return {
    dryRun: dryRun === "true",
    leavesOutWrong: leaveOutWrong === "true",
    reason: reason || undefined,
    preview: fields.get("preview"),
  };
};

const readRows = async <Name extends string>(
  { files }: Form,
  columns: ImportColumns<Name>,
): Promise<readonly ImportRow<Name>[]> => {
  const bytes = files.get("file");
  if (bytes === undefined) throw refuseFields({ file: [importTexts.missing] });
  const table = (await doApart("readTable", { bytes, columns })) ?? {
    unreadable: importTexts.tooMuch,
  };
  if ("unreadable" in table) throw refuseFields({ file: [table.unreadable] });
  // Every row has a text for each of the columns.
  return table.rows as readonly ImportRow<Name>[];
};
