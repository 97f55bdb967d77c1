import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoDate,
  IsoInstant,
  Naira,
  officeFailures,
  RecordId,
  RecordParams,
  Unset,
} from "../shapes.ts";
import { columnMapFields, PayInto } from "./bank-accounts.ts";
import { counterReaders, ReceiptStudent } from "./counter.ts";

/**
 * What a row of a statement came to. `matched`: one slip, and its whole rest. `short`: less than the rest, `over`: more. These become
 * receipts. `ambiguous` and `unmatched` become leftovers, which people match. `seen`: imported before. `ignored`: nothing was
 * paid in. `unreadable`: a cell is no date or amount; it is not imported.
 */
export const rowKinds = [
  "matched",
  "short",
  "over",
  "ambiguous",
  "unmatched",
  "seen",
  "ignored",
  "unreadable",
] as const;

/** Why a row is a leftover. `voided`: its receipt was. */
export const leftoverReasons = [
  "no_reference",
  "wrong_check_digit",
  "unknown_reference",
  "several_slips",
  "slip_paid",
  "slip_cancelled",
  "other_student",
  "too_large",
  "voided",
] as const;

const Kind = Type.Enum(rowKinds);

export const Reason = Type.Enum(leftoverReasons);

/** Who imports statements, and says whose money a leftover is. */
export const importerRoles = ["BURSARY_OFFICER"] as const;

const accountFailures = [
  ...guardFailures,
  {
    status: 400,
    body: FieldErrors,
    when: "`file` is no table that can be read; a column is not in the file, is there twice, or is not chosen.",
  },
  { status: 404, body: Detail, when: "No such account." },
  { status: 413, body: FieldErrors, when: "The file is larger than 5 MB." },
] as const;

const StatementFile = Type.String({
  format: "binary",
  description: "CSV in UTF-8, or Excel (.xlsx): at most 5 MB and 10,000 rows.",
});

const Column = Unset(Type.String());

export const readStatementColumns = defineEndpoint({
  method: "POST",
  path: "/payment/bank-accounts/{id}/statements/columns/",
  area: "payment",
  origin: "extension",
  summary: "The columns of a bank's statement, and which of them holds what; nothing is kept",
  auth: "staff",
  roles: importerRoles,
  params: RecordParams,
  body: Type.Object({ file: StatementFile }),
  encoding: "multipart",
  status: 200,
  response: Type.Object({
    /** The line of the headings, as a spreadsheet counts; banks write their name and a period above them. */
    heading_line: Type.Integer(),
    columns: Type.Array(
      Type.Object({
        heading: Type.String(),
        /** Its first three values that are not empty. */
        samples: Type.Array(Type.String()),
      }),
    ),
    /** The account's saved map, or a guess by the headings. Null where no column seems to be it. */
    date_column: Column,
    narration_column: Column,
    credit_column: Column,
    id_column: Column,
    payer_column: Column,
    date_format: columnMapFields.date_format,
    /** Whether it is the saved one, and all its columns are there. */
    is_saved: Type.Boolean(),
  }),
  failures: accountFailures,
});

/** How many rows of a statement came to something, and how much they are. */
const StatementSum = Type.Object({ kind: Kind, rows: Type.Integer(), amount: Naira });

/** A row as the import finds it. */
const PreviewRow = Type.Object({
  /** As a spreadsheet counts. */
  line: Type.Integer(),
  kind: Kind,
  /** Null of a row that cannot be read. */
  day: Unset(IsoDate),
  narration: Type.String(),
  amount: Unset(Naira),
  /** Of a leftover. */
  reason: Unset(Reason),
  /** Why it cannot be read, in a sentence. */
  problem: Unset(Type.String()),
  /** The slip that it names, also where it is a leftover. */
  slip: Unset(
    Type.Object({
      reference: Type.String(),
      /** What was awaited for it before this row. */
      rest: Naira,
      student: ReceiptStudent,
    }),
  ),
  /** Whether the narration has a name, and it is not the student's. Parents pay, so this is a warning only. */
  name_differs: Type.Boolean(),
});

/**
 * A dry run writes nothing. The import itself keeps the column map for the account's next file. A file that was imported, in part
 * or whole, can be sent again: rows that are there are `seen`.
 */
export const importStatement = defineEndpoint({
  method: "POST",
  path: "/payment/bank-accounts/{id}/statements/",
  area: "payment",
  origin: "extension",
  summary: "Import a bank's statement: each row becomes a receipt, or a leftover, once",
  auth: "staff",
  roles: importerRoles,
  params: RecordParams,
  body: Type.Object({
    file: StatementFile,
    /** As the list of statements shows it. */
    file_name: Type.Optional(Type.String({ maxLength: 200 })),
    dry_run: Type.Enum(["true", "false"]),
    ...columnMapFields,
  }),
  encoding: "multipart",
  status: 200,
  response: Type.Object({
    dry_run: Type.Boolean(),
    /** Null after a dry run. */
    statement_id: Unset(Type.Integer()),
    row_count: Type.Integer(),
    /** Every kind, in their order. */
    sums: Type.Array(StatementSum),
    /** The first 200 of each kind, by line. */
    rows: Type.Array(PreviewRow),
  }),
  failures: [
    ...accountFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`import_runs`: a statement of this account is being imported now.",
    },
  ],
});

const StatementListed = Type.Object({
  id: Type.Integer(),
  account: PayInto,
  file_name: Type.String(),
  imported_by: Type.String(),
  imported_at: IsoInstant,
  /** Null where the import was interrupted: the same file, sent again, finishes it. */
  finished_at: Unset(IsoInstant),
  /** The days of its rows; null of one without any. */
  from: Unset(IsoDate),
  until: Unset(IsoDate),
  row_count: Type.Integer(),
  /** As it was imported; empty until it is finished. */
  sums: Type.Array(StatementSum),
  /** Its leftovers that wait now. */
  waiting: Type.Object({ rows: Type.Integer(), amount: Naira }),
});

export const bankStatements = defineListEndpoint({
  path: "/payment/bank-statements/",
  area: "payment",
  summary: "The statements that were imported, with their sums",
  roles: counterReaders,
  row: StatementListed,
  sorts: ["imported_at"],
  defaultSort: "-imported_at",
  filters: {
    account: Type.Optional(RecordId),
    /** Only those with leftovers that wait, or without. */
    is_waiting: Type.Optional(Type.Boolean()),
    /** First and last day on which they were imported, in the college's time zone. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
  },
});

export const exportBankStatements = defineExportEndpoint(bankStatements, {
  summary: "The statements that a filter shows, as a file",
});

export const bankStatement = defineEndpoint({
  method: "GET",
  path: "/payment/bank-statements/{id}/",
  area: "payment",
  origin: "extension",
  summary: "One statement that was imported, with the rows that could not be read",
  auth: "staff",
  roles: counterReaders,
  params: RecordParams,
  status: 200,
  response: Type.Object({
    ...StatementListed.properties,
    /** 200 at most, by line. */
    unreadable: Type.Array(Type.Object({ line: Type.Integer(), problem: Type.String() })),
  }),
  failures: officeFailures,
});
