import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../contract/endpoints.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import { type RecordedCollege, recordCollege } from "../../testing/recorded-college.ts";
import { exportsByName } from "./exports.ts";

let portal: TestPortal;
let recorded: RecordedCollege;
let admin: Browser;

beforeAll(async () => {
  portal = await startTestPortal({
    between: async (url) => {
      recorded = await recordCollege(url);
      return recorded.url;
    },
  });
  for (let left = 12; left > 0; left -= 1) await enrol(portal, { surname: `Bello${left}` });
  await enrol(portal, { surname: "=cmd|'/c calc'!A0", level: 200 });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

afterAll(async () => {
  await portal.close();
  await recorded.close();
});

const students = (args: string) =>
  admin.graphql(
    `{ studentRecords(${args}) { total number size rows { surname } export { csv xlsx } } }`,
  );

const linksOf = async (args: string): Promise<{ readonly csv: string; readonly xlsx: string }> => {
  const { data } = await students(args);
  const page = data?.studentRecords as { export: { csv: string; xlsx: string } };
  return page.export;
};

test("a page answers its rows, the total and the download links", async () => {
  const { data } = await students(`page: { number: 2, size: 10 }, filter: { level: 100 }`);

  expect(data?.studentRecords).toMatchObject({
    total: 12,
    number: 2,
    size: 10,
    rows: { length: 2 },
    export: { csv: "/download/export/students?format=csv&sort=name&level=100" },
  });
});

test("a download has its page's filters, search and order", async () => {
  const { csv } = await linksOf(`search: "bello1", descending: true, filter: { level: 100 }`);
  const file = await admin.get(csv);
  const lines = Buffer.from(file.body).toString("utf8").trim().split("\r\n");

  expect(file.headers).toMatchObject({
    "content-type": "text/csv",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="students-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    "cache-control": "private, no-store",
  });
  expect(lines.slice(1).map((line) => /Bello\d+/.exec(line)?.[0])).toEqual([
    "Bello12",
    "Bello11",
    "Bello10",
    "Bello1",
  ]);
});

test("a name that looks like a formula is escaped in the file", async () => {
  const { csv, xlsx } = await linksOf("filter: { level: 200 }");

  expect(Buffer.from((await admin.get(csv)).body).toString("utf8")).toContain(
    `,'=cmd|'/c calc'!A0`,
  );
  expect(
    Buffer.from((await admin.get(xlsx)).body)
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});

test.each([
  ["a page of 10^9", "page: { number: 1000000000, size: 25 }"],
  ["a page before the first", "page: { number: 0, size: 25 }"],
  ["a page of a million rows", "page: { number: 1, size: 1000000 }"],
  ["an unknown sort", "sort: PASSWORD_HASH"],
  ["a search that is too long", `search: "${"a".repeat(200)}"`],
  ["a search with a NUL", `search: "a\\u0000b"`],
  ["an unknown filter", "filter: { passwordHash: 1 }"],
  ["a filter out of its bounds", "filter: { level: 2000000000 }"],
])("%s is an invalid request", async (_what, args) => {
  const { errors } = await students(args);

  expect(errors.map(({ extensions }) => extensions.code)).toEqual(["INVALID_REQUEST"]);
});

test.each(["%", "_", "' or 1=1 --"])("a search for %s is literal text", async (text) => {
  const { data, errors } = await students(`search: ${JSON.stringify(text)}`);

  expect(errors).toEqual([]);
  expect(data?.studentRecords).toMatchObject({ total: 0 });
});

test.each([
  ["no format", ""],
  ["an unknown format", "?format=pdf"],
  ["an unknown filter, which would download all rows", "?format=csv&levl=100"],
  ["a filter given twice", "?format=csv&level=100&level=200"],
  ["a filter of another type", "?format=csv&level=all"],
  ["an unknown sort", "?format=csv&sort=name;drop table student"],
])("a download with %s is refused without a call to the college", async (_what, query) => {
  recorded.forget();
  const answer = await admin.get(`/download/export/students${query}`);

  expect(answer.status).toBe(400);
  expect(recorded.calls()).toEqual([]);
});

test("an unknown list is not found", async () => {
  expect((await admin.get("/download/export/passwords?format=csv")).status).toBe(404);
  expect((await admin.get("/download/export/constructor?format=csv")).status).toBe(404);
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
])("%s cannot download a list that the role cannot read", async (role) => {
  const browser = await signedInStaff(portal, role);
  recorded.forget();

  expect((await browser.get("/download/export/students?format=csv")).status).toBe(403);
  expect(recorded.calls()).toEqual([]);
});

test("only the staff may download a list", async () => {
  const student = await signedIn(portal, await enrol(portal, { level: 300 }));

  for (const name of exportsByName.keys()) {
    const path = `/download/export/${name}?format=csv`;
    expect((await student.get(path)).status).toBe(403);
    expect((await portal.gateway.browser().get(path)).status).toBe(401);
  }
});

test.each([
  ["hostels", "{ screen: hostelOffice { export { csv xlsx } } }"],
  ["fee-lines", "{ screen: feeOffice { export: linesExport { csv xlsx } } }"],
  ["tuition-records", "{ screen: feeOffice { export: tuitionRecordsExport { csv xlsx } } }"],
  ["academic-calendar", "{ screen: officeCalendar { export { csv xlsx } } }"],
])("the query of %s answers their download links", async (name, query) => {
  const { data, errors } = await admin.graphql(query);
  expect(errors).toEqual([]);
  const links = (data?.screen as { export: { csv: string; xlsx: string } }).export;

  for (const [format, link] of Object.entries(links)) {
    expect(link).toBe(`/download/export/${name}?format=${format}`);
    const { status, headers } = await admin.get(link);
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toMatch(
      new RegExp(`"${name}-\\d{4}-\\d\\d-\\d\\d\\.${format}"`),
    );
  }
});

test("every list and every export of the contract has a download", () => {
  const lists = endpoints
    .filter((endpoint) => "list" in endpoint)
    .map(({ path }) => `${path}export/`);
  const exported = [...exportsByName.values()].map(({ path }) => path);

  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((path) => !exported.includes(path))).toEqual([]);
  const exports = endpoints.map(({ path }) => path).filter((path) => path.endsWith("/export/"));
  expect(exported.toSorted()).toEqual(exports.toSorted());
});
