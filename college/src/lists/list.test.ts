import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defineExportEndpoint, defineListEndpoint } from "../../../contract/list.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { buildCollege } from "../app.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { department, student } from "../db/schema/students.ts";
import { defineList } from "./list.ts";
import { mountList } from "./mount.ts";
import { contains } from "./search.ts";

const endpoint = defineListEndpoint({
  path: "/test/students/",
  area: "student",
  summary: "Students, for these tests",
  roles: ["SUPER_ADMIN", "ICT_SUPPORT"],
  row: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    phone: Type.Union([Type.String(), Type.Null()]),
  }),
  sorts: ["name", "level", "phone"],
  defaultSort: "name",
  filters: { level: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })) },
});
const exported = defineExportEndpoint(endpoint, { summary: "The same as a file" });

const list = defineList({
  name: "students",
  endpoint,
  exported,
  query: (db) =>
    db
      .select({
        department: department.name,
        id: student.id,
        surname: student.surname,
        phone: student.phone,
        level: student.level,
        joined: sql`timestamptz '2026-03-10 08:05:00Z'`.mapWith((value) => new Date(String(value))),
      })
      .from(student)
      .leftJoin(department, eq(department.id, student.departmentId))
      .$dynamic(),
  id: student.id,
  sorts: {
    name: [student.surname],
    level: [student.level],
    phone: [{ nullsLast: student.phone }],
  },
  filters: { level: (level) => eq(student.level, level) },
  search: (text) => contains(student.surname, text),
  row: ({ id, surname, phone }) => ({ id, name: surname, phone }),
  columns: [
    { heading: "Name", cell: ({ surname }) => surname },
    { heading: "Phone", cell: ({ phone }) => phone },
    { heading: "Level", cell: ({ level }) => level },
    { heading: "Joined", cell: ({ joined }) => joined },
  ],
});

let server: TestCollege;
let app: FastifyInstance;
let admin: string;

beforeAll(async () => {
  server = await startTestCollege();
  ({ app } = await buildCollege(server.college));
  mountList(app, server.college, list);
  ({ authorization: admin } = await createStaff(server.college, "SUPER_ADMIN"));
  const surnames = [
    "Bello",
    "Ade_mi",
    "Ade%mi",
    "Adeyemi",
    "=1+1",
    "Chukwu",
    ...Array(10).fill("Zubairu"),
  ];
  for (const [at, surname] of surnames.entries())
    await createStudent(server.college, {
      surname,
      level: at % 2 === 0 ? 100 : 200,
      phone: at === 2 ? "+2348012345678" : null,
    });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = async (query: string, authorization = admin) => {
  const { statusCode, body } = await app.inject({
    url: `/test/students/${query}`,
    headers: { authorization },
  });
  return { status: statusCode, body, json: JSON.parse(body.startsWith("{") ? body : "{}") };
};
const names = async (query: string): Promise<readonly string[]> =>
  (await ask(query)).json.rows.map(({ name }: { name: string }) => name);

test("the first page has the default order and the total", async () => {
  const { json } = await ask("?page_size=10");
  expect(json).toMatchObject({ total: 16, page: 1, page_size: 10 });
  expect(json.rows).toHaveLength(10);
});

test("pages do not overlap, also where rows sort alike", async () => {
  const pages = await Promise.all(
    ["1", "2"].map((page) => ask(`?page=${page}&page_size=10&sort=-name`)),
  );
  const ids = pages.flatMap(({ json }) => json.rows.map(({ id }: { id: number }) => id));
  expect(new Set(ids).size).toBe(16);
});

test("a page beyond the last is empty and tells the total", async () => {
  expect((await ask("?page=99999")).json).toMatchObject({ rows: [], total: 16 });
});

test.each(["-phone", "phone"])("rows without a value come last, sorted by %s", async (sort) => {
  const { json } = await ask(`?sort=${sort}`);
  expect(json.rows[0]).toMatchObject({ phone: "+2348012345678" });
});

test("filters and search narrow rows and total alike", async () => {
  expect((await ask("?level=200&search=ADE")).json).toMatchObject({ total: 2 });
});

test.each([
  ["_", ["Ade_mi"]],
  ["%25", ["Ade%mi"]],
  ["%5C", []],
  ["%27%20or%201%3D1--", []],
])("a search for %s finds it to the letter", async (text, found) => {
  expect(await names(`?search=${text}`)).toEqual(found);
});

test.each([
  ["page=1000000000", "page"],
  ["page=0", "page"],
  ["page=x", "page"],
  ["page_size=100000", "page_size"],
  ["page_size=1", "page_size"],
  ["sort=surname", "sort"],
  ["sort=name;drop%20table%20student", "sort"],
  ["sort=--name", "sort"],
  ["level=99999", "level"],
  ["search=%00", "search"],
  [`search=${"a".repeat(101)}`, "search"],
])("?%s is refused for its field", async (query, field) => {
  const { status, json } = await ask(`?${query}`);
  expect({ status, fields: Object.keys(json) }).toEqual({ status: 400, fields: [field] });
});

test("the ids of all matches are returned on request", async () => {
  const { json } = await ask("?only_ids=true&level=200");
  expect(json.rows).toEqual([]);
  expect(json.ids).toHaveLength(8);
});

test("an export has every row asked for, in order, and no formula", async () => {
  const { body, status } = await ask("export/?format=csv&sort=phone&level=100");
  expect(status).toBe(200);
  const lines = body.split("\r\n");
  expect(lines[0]).toBe("\uFEFFName,Phone,Level,Joined");
  expect(lines[1]).toBe("Ade%mi,'+2348012345678,100,2026-03-10 09:05");
  expect(lines).toContain("'=1+1,,100,2026-03-10 09:05");
  expect(lines).toHaveLength(1 + 8 + 1);
});

test("an export is written to the audit log with its filters", async () => {
  await ask("export/?format=xlsx&level=200&search=zub");
  const entries = await server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, "list:students"));
  expect(entries.at(-1)).toMatchObject({
    action: "export",
    after: { format: "xlsx", sort: "name", search: "zub", level: 200 },
  });
});

test("an export needs the same access as its list", async () => {
  const { authorization } = await createStaff(server.college, "LECTURER");
  expect((await ask("", authorization)).status).toBe(403);
  expect((await ask("export/?format=csv", authorization)).status).toBe(403);
});

test("an export in no format is refused", async () => {
  expect((await ask("export/?format=pdf")).status).toBe(400);
});
