import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import request from "supertest";
import Type from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { defineImportEndpoint } from "../../../contract/import.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { processorTime } from "../../testing/processor-time.ts";
import { createStaff } from "../../testing/staff.ts";
import { buildCollege } from "../app.ts";
import { department } from "../db/schema/students.ts";
import { xlsxOf } from "../lists/export-file.ts";
import { mountImport } from "./mount.ts";

const endpoint = defineImportEndpoint({
  path: "/test/import/",
  area: "student",
  summary: "Departments, for these tests",
  roles: ["SUPER_ADMIN"],
  preview: Type.Object({ code: Type.String(), name: Type.String() }),
});

let server: TestCollege;
let app: FastifyInstance;
let url: string;
let admin: string;

beforeAll(async () => {
  server = await startTestCollege();
  ({ app } = await buildCollege(server.college));
  mountImport(app, server.college, endpoint, {
    columns: { required: ["code", "name"], optional: ["opened on"] },
    needsReason: true,
    run: async (tx, { rows, problem }) => {
      for (const { row, cells } of rows) {
        if (!/^[A-Z]{3}$/.test(cells.code)) problem(row, "code", `“${cells.code}” is no code.`);
      }
      const values = rows.map(({ cells }) => ({
        code: cells.code,
        name: `${cells.name}${cells["opened on"]}`,
      }));
      const writing = tx.insert(department).values(values);
      // One that was written by somebody else after it was checked is met by the table's own key.
      if (values.some(({ name }) => name === "Meanwhile")) await writing;
      else await writing.onConflictDoNothing();
      return values;
    },
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
  ({ authorization: admin } = await createStaff(server.college, "SUPER_ADMIN"));
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const send = async (content: Buffer | string, { dryRun = true, authorization = admin } = {}) => {
  const { status, body } = await request(url)
    .post("/test/import/")
    .set("authorization", authorization)
    .field("dry_run", String(dryRun))
    .field("reason", "a new department")
    .attach("file", Buffer.from(content), "any.name");
  return { status, body };
};

const codes = async () =>
  (await server.college.db.select().from(department)).map(({ code }) => code);

const workbook = (
  sheet: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  const parts = {
    "xl/workbook.xml":
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...others,
  };
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return bytesOf(zip.outputStream);
};

const bytesOf = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
};

const headings =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Code</t></is></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c><c r="C1" t="inlineStr"><is><t>Opened on</t></is></c></row>';

test("a trial run tells what would be imported, and imports nothing", async () => {
  const { body } = await send("code,name\nZAA,Nursing\n");
  expect(body).toEqual({
    dry_run: true,
    row_count: 1,
    imported: 0,
    error_count: 0,
    errors: [],
    preview: [{ code: "ZAA", name: "Nursing" }],
  });
  expect(await codes()).not.toContain("ZAA");
});

test("the same in earnest imports every row", async () => {
  expect((await send("code,name\nZAB,Nursing B\n", { dryRun: false })).body).toMatchObject({
    imported: 1,
  });
  expect(await codes()).toContain("ZAB");
});

test("one wrong row rejects the file with the spreadsheet's row number", async () => {
  const { body } = await send('code,name\nZAC,"Two\nlines"\n\n101,Wrong\n', { dryRun: false });
  expect(body).toMatchObject({
    imported: 0,
    error_count: 1,
    errors: [{ row: 4, column: "code", message: "“101” is no code." }],
  });
  expect(await codes()).not.toContain("ZAC");
});

test.each([
  ["a byte order mark", "\uFEFFcode,name\nZAD,Médecine\n"],
  ["semicolons", 'code;name\nZAD;"Médecine"\n'],
  ["other headings of the same words", " CODE ,Name\r\nZAD,Médecine\r\n"],
  ["columns in another order, and empty ones", "name,,code\nMédecine,,ZAD\n"],
])("a CSV with %s is read", async (_what, content) => {
  expect((await send(content)).body.preview).toEqual([{ code: "ZAD", name: "Médecine" }]);
});

test.each([
  ["UTF-16", Buffer.from("\uFEFFcode,name\nZAE,Nursing\n", "utf16le"), /UTF-16/],
  ["UTF-16 without its mark", Buffer.from("code,name\nZAE,Nursing\n", "utf16le"), /UTF-16/],
  [
    "Windows-1252",
    Buffer.from("code,name\nZAE,M\xe9decine\n", "latin1"),
    /Windows-1252.*CSV UTF-8/,
  ],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), /\.xls/],
  ["a workbook cut short", Buffer.from("PK\u0003\u0004 and no more", "latin1"), /\.xlsx again/],
  ["nothing but blanks", Buffer.from("\n\n  \n"), /empty/],
  ["headings alone", Buffer.from("code,name\n"), /no rows/],
  ["a quotation that does not end", Buffer.from('code,name\nZAE,"Nursing\n'), /quotation mark/],
  [
    "wrong columns",
    Buffer.from("code,nmae,<b>x</b>\nZAE,Nursing,1\n"),
    /Missing: name\. Unknown: nmae, bx\/b\./,
  ],
  ["a column twice", Buffer.from("code,name,Name\nZAE,Nursing,1\n"), /More than once: name/],
  [
    "100,000 rows",
    Buffer.from(`code,name\n${"ZAE,Nursing\n".repeat(100_000)}`),
    /more than 10,000 rows/,
  ],
])("%s is refused with a sentence", async (_what, content, sentence) => {
  const { status, body } = await send(content);
  expect(status).toBe(400);
  expect(body.file[0]).toMatch(sentence);
});

test("10,000 rows are taken", async () => {
  const { body } = await send(`code,name\n${"ZAF,Nursing\n".repeat(10_000)}`);
  expect(body).toMatchObject({ row_count: 10_000, error_count: 0 });
  expect(body.preview).toHaveLength(50);
});

test("a million headings hold nobody else up", async () => {
  let answer: unknown;
  const file = "code,".repeat((5 * 1024 * 1024) / 5);
  const spent = await processorTime(
    send(file).then(({ body }) => {
      answer = body.file?.[0];
    }),
  );
  // On a busy machine it takes longer than a file may.
  expect(answer).toMatch(/More than once: code|takes too long to read/);
  // What is read here costs seconds; what is only handed on, some milliseconds.
  expect(spent).toBeLessThan(1_000);
});

test("a file over 5 MB is refused for its size", async () => {
  const { status, body } = await send(Buffer.alloc(5 * 1024 * 1024 + 1, "a"));
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 413, fields: ["file"] });
});

test("only the first two hundred problems are answered", async () => {
  const { body } = await send(`code,name\n${"1,x\n".repeat(10_000)}`);
  expect(body.error_count).toBe(10_000);
  expect(body.errors).toHaveLength(200);
});

test("exports of the portal can be imported", async () => {
  const batches = (async function* () {
    yield [
      ["ZAG", "Ward & <Clinic>"],
      ["ZAH", "=1+1"],
    ];
  })();
  const file = await bytesOf(xlsxOf({ headings: ["code", "name"], batches }, "departments"));
  expect((await send(file)).body.preview).toEqual([
    { code: "ZAG", name: "Ward & <Clinic>" },
    { code: "ZAH", name: "=1+1" },
  ]);
});

test("a workbook's cells are read as displayed, its formulas as text", async () => {
  const file = await workbook(
    `${headings}<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" s="1"><v>45292</v></c></row>
     <row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5"><f>WEBSERVICE("http://a.example")</f><v>7</v></c></row>
     <row r="6"><c r="A6" t="str"><v>ZAK</v></c><c r="B6"><v>8.0123456789E+9</v></c></row>`,
    {
      "xl/sharedStrings.xml":
        "<sst><si><t>ZAI</t></si><si><r><t>ZA</t></r><r><t>J</t></r><rPh><t>x</t></rPh></si></sst>",
      "xl/styles.xml":
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
  );
  expect((await send(file)).body.preview).toEqual([
    { code: "ZAJ", name: "2024-01-01" },
    { code: "ZAI", name: '=WEBSERVICE("http://a.example")' },
    { code: "ZAK", name: "8012345678.9" },
  ]);
});

test("a workbook that unpacks to 100 times its size is refused", async () => {
  const bomb = await workbook(`${headings}${"<row><c><v>1</v></c></row>".repeat(4_000_000)}`);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const { status, body } = await send(bomb);
  expect({ status, file: body.file?.[0] }).toEqual({ status: 400, file: expect.any(String) });
});

test("rejects a workbook that repeats one huge text at the first cell", async () => {
  const strings = `<sst><si><t>${"a".repeat(30_000_000)}</t></si></sst>`;
  const cells = '<c t="s"><v>0</v></c><c t="s"><v>0</v></c>';
  const sheet = `<row><c t="inlineStr"><is><t>code</t></is></c><c t="inlineStr"><is><t>name</t></is></c></row>${`<row>${cells}</row>`.repeat(9_000)}`;
  const { status, body } = await send(await workbook(sheet, { "xl/sharedStrings.xml": strings }));
  expect(status).toBe(400);
  expect(body.file[0]).toMatch(/row 2 .*4,096 characters/);
});

test("a concurrent change ends the import and rolls it back", async () => {
  await send("code,name\nZBM,Nursing\n", { dryRun: false });
  const { status, body } = await send("code,name\nZBN,Midwifery\nZBM,Meanwhile\n", {
    dryRun: false,
  });
  expect(status).toBe(400);
  expect(body.file[0]).toMatch(/meanwhile/i);
  expect(await codes()).not.toContain("ZBN");
});

test("a workbook of more than 10,000 rows is refused", async () => {
  const row = '<row><c t="str"><v>ZAN</v></c><c t="str"><v>Nursing</v></c></row>';
  const { body } = await send(await workbook(`${headings}${row.repeat(10_001)}`));
  expect(body.file[0]).toMatch(/more than 10,000 rows/);
});

test("a workbook whose entities grow or point elsewhere is refused", async () => {
  const file = await workbook(`${headings}<row r="2"><c r="A2" t="str"><v>&a;</v></c></row>`, {
    "xl/sharedStrings.xml":
      '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst><si><t>&a;</t></si></sst>',
  });
  expect((await send(file)).body.file[0]).toMatch(/cannot be read/);
});

test("the import itself needs a reason", async () => {
  const { status, body } = await request(url)
    .post("/test/import/")
    .set("authorization", admin)
    .field("dry_run", "false")
    .attach("file", Buffer.from("code,name\nZAL,x\n"), "a.csv");
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ["reason"] });
});

test("an import that takes all rows or none refuses to leave wrong ones out", async () => {
  const { status, body } = await request(url)
    .post("/test/import/")
    .set("authorization", admin)
    .field("dry_run", "true")
    .field("leave_out_wrong", "true")
    .attach("file", Buffer.from("code,name\nZAL,x\n"), "a.csv");
  expect({ status, fields: Object.keys(body) }).toEqual({
    status: 400,
    fields: ["leave_out_wrong"],
  });
});

test("another role is refused before its file is read", async () => {
  const { authorization } = await createStaff(server.college, "LECTURER");
  expect((await send("code,name\nZAM,x\n", { dryRun: false, authorization })).status).toBe(403);
  expect(
    await server.college.db.select().from(department).where(eq(department.code, "ZAM")),
  ).toEqual([]);
});
