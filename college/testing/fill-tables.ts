import type { Client } from "pg";
import { tablesOf } from "./database-rows.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** The table whose key it holds. */
  readonly refersTo: string | null;
}

/** What the schema's checks ask of a column, for a full row and for one with required columns only. */
const checked: Readonly<Record<string, readonly [full: unknown, bare: unknown]>> = {
  "account.kind": ["student", "applicant"],
  "academic_session.name": ["2025/2026", "2026/2027"],
  "semester.ends_on": ["2099-06-01", "2099-06-02"],
  "payment.status": ["refused", "pending"],
  "student.level": [100, 200],
  // Of the first release: what a migration turns into receipts and charges.
  "ledger_entry.purpose": ["tuition", "hostel"],
  "ledger_entry.amount_kobo": [1_500, 2_500],
  "payment.purpose": ["tuition", "hostel"],
  "payment.lines": [
    JSON.stringify([
      { code: "lab", label: "Laboratory", amountKobo: 500 },
      { code: "late", label: "Late payment fee", amountKobo: 1_000 },
    ]),
    JSON.stringify([{ label: "Ọmọ", number: 2 }]),
  ],
};

/**
 * Writes two rows into every table that the catalogue lists: one with a value in each column, and one with nulls wherever a
 * null is allowed. Times are far in the future, so that no job takes a row for expired.
 */
export const fillEveryTable = async (client: Client): Promise<void> => {
  const columns = await readColumns(client);
  const filled = new Set<string>();
  let left = await tablesOf(client);
  while (left.length > 0) {
    const isReady = (table: string) =>
      columns.every(
        (column) =>
          column.table !== table ||
          column.refersTo === null ||
          column.refersTo === table ||
          filled.has(column.refersTo),
      );
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${left.join(", ")}`);
    for (const table of ready) {
      await fillTable(
        client,
        table,
        columns.filter((column) => column.table === table),
      );
      filled.add(table);
    }
    left = left.filter((table) => !filled.has(table));
  }
};

const fillTable = async (
  client: Client,
  table: string,
  columns: readonly Column[],
): Promise<void> => {
  for (const number of [1, 2]) {
    const written = columns.filter(({ isNullable }) => number === 1 || !isNullable);
    const names = written.map(({ name }) => `"${name}"`).join(", ");
    const places = written.map((_, index) => `$${index + 1}`).join(", ");
    const values = written.map((column) => testValue(column, number));
    await client.query(`insert into "${table}" (${names}) values (${places})`, values);
  }
};

const testValue = ({ table, name, type, refersTo }: Column, number: number): unknown => {
  const set = checked[`${table}.${name}`];
  if (set !== undefined) return set[number - 1];
  switch (type) {
    case "uuid":
      // The same for the key of a table and for what refers to it.
      return `00000000-0000-4000-8000-00000000000${number}`;
    case "smallint":
    case "integer":
    case "bigint":
      return refersTo === null ? 10 + number : number;
    case "boolean":
      return number === 1;
    case "date":
      return `2099-01-0${number}`;
    case "timestamp with time zone":
      return `2099-01-0${number}T10:11:12.345678Z`;
    case "bytea":
      return Buffer.from([0, 255, number]);
    case "jsonb":
      return JSON.stringify([{ label: "Ọmọ", number }]);
    case "text":
      return `${table} ${name} ${number}`;
    default:
      throw new Error(`No value is known for ${table}.${name}, of type ${type}`);
  }
};

/** Every column except generated keys. */
const readColumns = async (client: Client): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(
    `select a.attrelid::regclass::text as table, a.attname as name, format_type(a.atttypid, null) as type,
       not a.attnotnull as "isNullable", f.confrelid::regclass::text as "refersTo"
     from pg_attribute a
     join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
     left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and f.conkey = array[a.attnum]
     where a.attnum > 0 and not a.attisdropped and a.attidentity = ''
     order by t.relname, a.attnum`,
  );
  return rows;
};
