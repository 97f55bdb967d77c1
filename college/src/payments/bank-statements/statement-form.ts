import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { statementDateFormats } from "../../../../contract/payments/bank-accounts.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import { type Form, readForm } from "../../http/form.ts";
import { refuseFields } from "../../http/refusal.ts";
import { importTexts, maxImportBytes } from "../../imports/raw-table.ts";
import { texts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import { doApart } from "../../workers/pool.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import type { ColumnMap } from "./column-map.ts";
import { unpackRows } from "./packed-rows.ts";
import type { StatementColumns, StatementRow } from "./read-statement.ts";
import { statementTexts } from "./texts.ts";

/** Bytes of a request: the file, and the fields beside it. */
export const statementBodyLimit = maxImportBytes + 64 * 1024;

/** A file as it was sent, read by the map that was sent with it. */
export interface StatementUpload {
  readonly isDryRun: boolean;
  readonly fileName: string;
  readonly map: ColumnMap;
  /** SHA-256 of its bytes, in hex. */
  readonly contentHash: string;
  readonly rows: readonly StatementRow[];
}

const readUpload = (request: FastifyRequest): Promise<Form> =>
  readForm(request, { fileBytes: maxImportBytes, tooLarge: importTexts.tooLarge });

/** @throws 400 */
const requireFile = ({ files }: Form): Buffer => {
  const bytes = files.get("file");
  if (bytes === undefined) throw refuseFields({ file: [importTexts.missing] });
  return bytes;
};

/** @throws 400 `{file}` where it is no table that can be read */
const readable = <Read extends object>(
  answer: Read | { readonly unreadable: string } | undefined,
): Read => {
  if (answer === undefined) throw refuseFields({ file: [importTexts.tooMuch] });
  if ("unreadable" in answer) throw refuseFields({ file: [answer.unreadable] });
  return answer;
};

/** The columns of an uploaded file. @throws 400; 413 */
export const readColumns = async (
  request: FastifyRequest,
  saved: ColumnMap | null,
): Promise<StatementColumns> => {
  const bytes = requireFile(await readUpload(request));
  return readable(await doApart("readStatementColumns", { bytes, saved }));
};

/** The rows of an uploaded file, by the map that stands beside it. @throws 400; 413 */
export const readStatement = async (
  { clock, identity }: PaymentsCollege,
  request: FastifyRequest,
): Promise<StatementUpload> => {
  const form = await readUpload(request);
  const bytes = requireFile(form);
  const dryRun = form.fields.get("dryRun");
  if (dryRun !== "true" && dryRun !== "false") throw refuseFields({ dry_run: [notGiven(dryRun)] });
  const map = readMap(form);
  const today = zonedDay(clock(), identity.timeZone);
  const answer = readable(await doApart("readStatementRows", { bytes, map, today }));
  if ("columns" in answer) throw refuseMissing(map, answer.columns);
  return {
    isDryRun: dryRun === "true",
    fileName: oneLine(form.fields.get("fileName") ?? "").slice(0, 200),
    map,
    contentHash: createHash("sha256").update(bytes).digest("hex"),
    rows: await unpackRows(answer.packed),
  };
};

const notGiven = (value: string | undefined): string =>
  value === undefined || value === "" ? texts.field.required : texts.field.notValid;

/** The fields of the contract that name columns. */
const columnFields = {
  dateColumn: "date_column",
  narrationColumn: "narration_column",
  creditColumn: "credit_column",
  idColumn: "id_column",
  payerColumn: "payer_column",
} as const satisfies Record<keyof Omit<ColumnMap, "dateFormat">, string>;

type ColumnName = keyof typeof columnFields;
const columnNames = Object.keys(columnFields) as readonly ColumnName[];

/** @throws 400 */
const readMap = ({ fields }: Form): ColumnMap => {
  const chosen = new Map(
    columnNames.map((name) => [name, oneLine(fields.get(name) ?? "").slice(0, 200)] as const),
  );
  const dateFormat = statementDateFormats.find((one) => one === fields.get("dateFormat"));
  const heading = (name: ColumnName): string => chosen.get(name) ?? "";
  const missing = (["dateColumn", "narrationColumn", "creditColumn"] as const).filter(
    (name) => heading(name) === "",
  );
  const used = columnNames.map(heading);
  const twice = columnNames.filter(
    (name, at) => heading(name) !== "" && used.indexOf(heading(name)) < at,
  );
  const wrong = Object.fromEntries([
    ...missing.map((name) => [columnFields[name], [texts.field.required]]),
    ...twice.map((name) => [columnFields[name], [statementTexts.columnTwice]]),
    ...(dateFormat === undefined ? [["date_format", [notGiven(fields.get("dateFormat"))]]] : []),
  ]);
  if (dateFormat === undefined || Object.keys(wrong).length > 0) throw refuseFields(wrong);
  return {
    dateColumn: heading("dateColumn"),
    narrationColumn: heading("narrationColumn"),
    creditColumn: heading("creditColumn"),
    idColumn: heading("idColumn") || null,
    payerColumn: heading("payerColumn") || null,
    dateFormat,
  };
};

const refuseMissing = (map: ColumnMap, columns: readonly string[]) => {
  const missing = columnNames.filter((name) => map[name] !== null && !columns.includes(map[name]));
  return refuseFields(
    Object.fromEntries(
      // All are there in other lines than one, where none is missing.
      (missing.length === 0 ? columnNames.slice(0, 1) : missing).map((name) => [
        columnFields[name],
        [statementTexts.columnMissing],
      ]),
    ),
  );
};
