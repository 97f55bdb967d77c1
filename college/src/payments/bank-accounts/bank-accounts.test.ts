import { like } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { bankAccount, bankStatement } from "../../db/schema/bank.ts";
import { auditEntry } from "../../db/schema/staff.ts";

let server: TestCollege;
let admin: TestStaff;
let officer: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  admin = await createStaff(server.college, "SUPER_ADMIN");
  officer = await createStaff(server.college, "BURSARY_OFFICER");
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.college.db.delete(bankStatement);
  await server.college.db.delete(bankAccount);
});

const path = "/payment/bank-accounts/";

const form = {
  channel: "bank",
  bank: "Zenith Bank",
  account_name: "State College of Health",
  account_number: "1012345678",
  is_active: true,
};

const create = (fields: object = {}, { authorization }: TestStaff = admin) =>
  request(server.url)
    .post(path)
    .set({ authorization })
    .send({ ...form, ...fields });

const change = (id: number, fields: object) =>
  request(server.url)
    .put(`${path}${id}/`)
    .set({ authorization: admin.authorization })
    .send({ ...form, revision: 1, ...fields });

const list = async ({ authorization }: TestStaff = officer) =>
  (await request(server.url).get(path).set({ authorization }).expect(200)).body.accounts;

describe("the accounts that students pay into", () => {
  it("are kept by a super admin and read by the bursary, active ones first", async () => {
    await create({ bank: "Access Bank", is_active: false }).expect(201);
    const { body } = await create({ account_number: "101 234-5678" }).expect(201);
    expect(body).toEqual({
      ...form,
      id: body.id,
      revision: 1,
      columns: null,
      imported_until: null,
    });
    await create({ channel: "remita", bank: "Remita", account_number: "44300216" }).expect(201);
    expect((await list()).map(({ bank }: { bank: string }) => bank)).toEqual([
      "Zenith Bank",
      "Remita",
      "Access Bank",
    ]);
    await create({ bank: "UBA" }, officer).expect(403);
  });

  it("are each on the list once, whatever the case of the bank's name", async () => {
    await create().expect(201);
    const { body } = await create({ bank: "ZENITH BANK" }).expect(400);
    expect(body).toEqual({ account_number: ["This account is on the list already."] });
    const { body: other } = await create({ account_number: "2012345678" }).expect(201);
    const changed = await change(other.id, {}).expect(400);
    expect(changed.body).toEqual(body);
  });

  it("are refused by the form's rules, field by field", async () => {
    const { body } = await create({ bank: " ", account_number: "123" }).expect(400);
    expect(Object.keys(body)).toEqual(["bank", "account_number"]);
  });

  it("are changed at the revision that was seen, and audited", async () => {
    const { db } = server.college;
    await db.delete(auditEntry);
    const { body: created } = await create().expect(201);
    const { body } = await change(created.id, { is_active: false }).expect(200);
    expect(body).toMatchObject({ id: created.id, is_active: false, revision: 2 });
    expect((await change(created.id, {}).expect(409)).body.code).toBe("changed_elsewhere");
    await change(2_147_483_647, {}).expect(404);
    const entries = await db
      .select()
      .from(auditEntry)
      .where(like(auditEntry.action, "bank_account.%"));
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ["bank_account.create", `bank_account:${created.id}`],
      ["bank_account.change", `bank_account:${created.id}`],
    ]);
    expect(entries[1]).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
  });

  it("keep their channel once a statement is imported", async () => {
    const { body: created } = await create().expect(201);
    const remita = { channel: "remita", revision: 1 };
    await server.college.db.insert(bankStatement).values({
      bankAccountId: created.id,
      contentHash: "00",
      fileName: "march.csv",
      importedBy: officer.accountId,
      importedAt: server.college.clock(),
      rowCount: 0,
      unreadable: [],
    });
    const { body } = await change(created.id, remita).expect(400);
    expect(Object.keys(body)).toEqual(["channel"]);
  });
});
