import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withClient } from "../../../scripts/testing/with-client.ts";
import { rowsByTable } from "../../testing/database-rows.ts";
import { fillEveryTable } from "../../testing/fill-tables.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { startServiceProcess } from "../../testing/processes/service.ts";
import { migrationsFolder } from "./migrate.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Brings an empty database to the schema of the first release, as its migrator did. */
const migrateToFirst = async (client: Client): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "college-migrations-"));
  try {
    const journal = JSON.parse(
      await readFile(path.join(migrationsFolder, "meta/_journal.json"), "utf8"),
    );
    const [first] = journal.entries;
    await mkdir(path.join(folder, "meta"));
    await writeFile(
      path.join(folder, "meta/_journal.json"),
      JSON.stringify({ ...journal, entries: [first] }),
    );
    await cp(
      path.join(migrationsFolder, `${first.tag}.sql`),
      path.join(folder, `${first.tag}.sql`),
    );
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The row's values in the columns that `other` has, too. */
const shared = (row: Readonly<Record<string, unknown>>, other: object | undefined) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => other && column in other));

test("an upgrade from the first release's schema keeps every row", async () => {
  const before = await withClient(database.url, async (client) => {
    await migrateToFirst(client);
    await fillEveryTable(client);
    return rowsByTable(client);
  });
  expect(before.size).toBeGreaterThan(10);
  expect([...before].filter(([, rows]) => rows.length !== 2)).toEqual([]);

  const college = await startServiceProcess({ DATABASE_URL: database.url });
  await college.stop();

  const after = await withClient(database.url, rowsByTable);
  expect(after.size).toBeGreaterThan(before.size);
  for (const [table, rows] of before) {
    if (table === "ledger_entry") continue;
    const kept = after.get(table) ?? [];
    const asBefore = kept.map((row) => shared(row, rows[0]));
    const expected = rows.map((row) => shared(row, kept[0]));
    expect(asBefore, table).toHaveLength(rows.length);
    expect(asBefore, table).toEqual(expect.arrayContaining(expected));
  }
  expectLedger(before.get("ledger_entry") ?? [], after);
});

/** What was credited stays credited: by the same codes, for the same payments, at the same times. */
const expectLedger = (
  entries: readonly Readonly<Record<string, unknown>>[],
  after: Awaited<ReturnType<typeof rowsByTable>>,
): void => {
  const receipts = after.get("receipt") ?? [];
  expect(receipts).toHaveLength(entries.length);
  for (const {
    receipt_code,
    payment_id,
    account_id,
    amount_kobo,
    paid_at,
    credited_at,
  } of entries) {
    const kept = { code: receipt_code, payment_id, account_id, amount_kobo, paid_at, credited_at };
    expect(receipts).toContainEqual(
      expect.objectContaining({ ...kept, channel: "online", allocated_kobo: amount_kobo }),
    );
  }
  const chargesOf = (account: number) =>
    (after.get("charge") ?? []).filter(({ account_id }) => account_id === account);
  const charge = (section: string, code: string, label: string, kobo: number) =>
    expect.objectContaining({ section, code, label, amount_kobo: kobo, paid_kobo: kobo });
  expect(chargesOf(1)).toEqual(
    expect.arrayContaining([
      charge("C", "lab", "Laboratory", 500),
      charge("late", "late", "Late payment fee", 1_000),
    ]),
  );
  // Its lines do not add up to what was credited.
  expect(chargesOf(2)).toEqual([charge("hostel", "hostel", "Hostel Fee", 2_500)]);
  const shares = after.get("allocation") ?? [];
  expect(shares.reduce((sum, { amount_kobo }) => sum + Number(amount_kobo), 0)).toBe(4_000);
};
