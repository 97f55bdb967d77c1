import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPdf } from "../../testing/pdf.ts";
import { onePage, onePageCompressed, pdfFile, pdfStream } from "../../testing/pdf-file.ts";
import { makePdf } from "../documents/pdf.ts";
import { rewritePdf } from "./pdf-rewrite.ts";

const contentOf = async (sent: Buffer): Promise<Buffer> => {
  const made = await rewritePdf(sent);
  if ("problem" in made) throw new Error(`refused as ${made.problem}`);
  return Buffer.from(made.content);
};

const script = "<< /S /JavaScript /JS (app.alert(1)) >>";

/** Everything readable in a PDF: its bytes, and those of its deflated streams. */
const openBytes = (content: Buffer): string => {
  const text = content.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n(.*?)\nendstream/gs)].map(([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return [text, ...streams].join("\n");
};

const activeNames =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|AcroForm|SubmitForm|ImportData|OpenAction|AA|URI|GoTo[RE]?|Rendition|Annots|Names|Outlines|Metadata|PieceInfo|AF|Info|FFilter|A)(?![A-Za-z])/;

test("a scan keeps its text and pictures, and nothing else", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = await sharp({
    create: { width: 600, height: 800, channels: 3, background: "#888", noise },
  })
    .jpeg()
    .toBuffer();
  const scan = await makePdf(
    { title: "Result", author: "A school", subject: "Result", createdAt: new Date(0) },
    (page) => {
      page.text("English Language A1");
      page.image(picture, { width: 200 });
      page.addPage().text("Mathematics B2");
    },
  );
  const content = await contentOf(scan);
  expect(await readPdf(content)).toMatchObject({
    pages: 2,
    title: undefined,
    text: expect.stringMatching(/English Language A1.*Mathematics B2/s),
  });
  expect(content.includes(picture)).toBe(true);
  // Chance writes short names into a picture.
  const drawn = openBytes(content).replace(picture.toString("latin1"), "");
  expect(activeNames.exec(drawn)?.[0]).toBeUndefined();
  expect(content.includes("A school")).toBe(false);
});

test("a document with compressed objects and a compressed table is read", async () => {
  const content = await contentOf(onePageCompressed());
  expect(await readPdf(content)).toMatchObject({ pages: 1, text: "English A1" });
});

test("the page that an update replaced is not kept", async () => {
  const first = onePage();
  const place = first.length;
  const page =
    "4 0 obj\n<< /Length 43 >>\nstream\nBT /F1 12 Tf 20 100 Td (Physics   C4) Tj ET\nendstream\nendobj\n";
  const before = /startxref\n(\d+)/.exec(first.toString("latin1"))?.[1];
  const update = `${page}xref\n4 1\n${String(place).padStart(10, "0")} 00000 n \ntrailer\n<< /Root 1 0 R /Prev ${before} >>\nstartxref\n${place + page.length}\n%%EOF\n`;
  const content = await contentOf(Buffer.concat([first, Buffer.from(update)]));
  expect(await readPdf(content)).toMatchObject({ pages: 1, text: "Physics C4" });
  expect(openBytes(content)).not.toContain("English A1");
});

test.each([
  [
    "a link",
    { page: "/Annots [ << /Subtype /Link /A << /S /URI /URI (https://a.example) >> >> ]" },
  ],
  ["an address opened at once", { catalog: "/OpenAction << /S /URI /URI (https://a.example) >>" }],
  [
    "a file of another machine",
    { page: "/AA << /O << /S /GoToR /F (\\\\\\\\evil.example\\\\share) /D [ 0 /Fit ] >> >>" },
  ],
  [
    "an outline",
    { catalog: "/Outlines << /First << /Title (A) /A << /S /GoTo /D [ 3 0 R /Fit ] >> >> >>" },
  ],
  [
    "a description",
    { catalog: "/Metadata 9 0 R", objects: { 9: pdfStream("/Type /Metadata", "<x/>") } },
  ],
  ["a script that nothing refers to", { objects: { 9: script } }],
  [
    "a script beside the resources",
    {
      page: `/Resources << /Font << /F1 5 0 R >> /Metadata 9 0 R /PieceInfo ${script} >>`,
      objects: { 9: script },
    },
  ],
  [
    "a script in the place of a group, and of a font",
    { page: `/Group ${script} /Resources << /Font << /F1 5 0 R /F2 ${script} >> >>` },
  ],
  [
    "a file outside in the place of all fonts",
    {
      page: "/Resources << /Font << /F1 5 0 R >> /XObject 9 0 R >>",
      objects: { 9: pdfStream("/F (evil.example) /FFilter /FlateDecode", "") },
    },
  ],
  [
    "a script inside a font",
    {
      objects: {
        5: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /A ${script} /AF [ ${script} ] >>`,
      },
    },
  ],
  [
    "a picture in a file outside",
    {
      page: "/Resources << /Font << /F1 5 0 R >> /XObject << /X 9 0 R >> >>",
      objects: {
        9: pdfStream("/Subtype /Image /F (\\\\\\\\evil.example\\\\x) /FFilter /FlateDecode", ""),
      },
    },
  ],
  [
    "objects in the open bytes of a picture",
    {
      page: "/Resources << /Font << /F1 5 0 R >> /XObject << /X 9 0 R >> >>",
      objects: { 9: pdfStream("/Subtype /Image /Width 1 /Height 1", `8 0 obj ${script} endobj`) },
    },
  ],
])("%s is left out", async (_what, parts) => {
  const content = await contentOf(onePage(parts));
  expect(await readPdf(content)).toMatchObject({ pages: 1, text: "English A1" });
  expect(content.toString("latin1")).not.toMatch(activeNames);
  expect(content.includes("evil.example")).toBe(false);
});

test("a compressed stream of objects without its type brings nothing along", async () => {
  const hidden = onePageCompressed({ catalog: `/OpenAction ${script}`, streamType: "" });
  expect(await rewritePdf(hidden)).toEqual({ problem: "broken" });
});

test.each([
  ["a script that runs at once", { catalog: `/OpenAction ${script}` }],
  ["a script whose name is in escapes", { catalog: "/OpenAction << /S /J#61vaScript /JS (x) >>" }],
  ["a script after a link", { catalog: `/OpenAction << /S /GoTo /D [] /Next [ ${script} ] >>` }],
  ["scripts by name", { catalog: `/Names << /JavaScript << /Names [ (a) ${script} ] >> >>` }],
  ["a program to start", { page: "/AA << /O << /S /Launch /F (calc.exe) >> >>" }],
  ["attached files", { catalog: "/Names << /EmbeddedFiles << /Names [ (a) 9 0 R ] >> >>" }],
  ["attached files of another kind", { catalog: "/AF [ 9 0 R ]" }],
  ["an attached file to go to", { catalog: "/OpenAction << /S /GoToE /T << /R /C >> >>" }],
  ["a film to play", { page: "/AA << /O << /S /Rendition /OP 0 >> >>" }],
  [
    "a link that is a script",
    { page: "/Annots [ << /Subtype /Link /A << /S /URI /URI ( JavaScript:alert\\(1\\)) >> >> ]" },
  ],
  ["a form", { catalog: "/AcroForm << /Fields [ 9 0 R ] >>" }],
  ["a form of XML", { catalog: "/AcroForm << /Fields [] /XFA 9 0 R >>" }],
  ["a button that sends", { page: "/Annots [ << /Subtype /Widget /A << /S /SubmitForm >> >> ]" }],
  ["a comment", { page: "/Annots [ << /Subtype /FreeText /Contents (A1) >> ]" }],
])("a document with %s is refused", async (_what, parts) => {
  expect(await rewritePdf(onePage(parts))).toEqual({ problem: "active" });
});

test("a script in compressed objects is found", async () => {
  const sent = onePageCompressed({ catalog: `/OpenAction ${script}` });
  expect(await rewritePdf(sent)).toEqual({ problem: "active" });
});

test("an encrypted document is distinguished from a damaged one", async () => {
  const encrypted = onePage({ trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 >>" });
  const withoutTable = Buffer.from(encrypted.toString("latin1").replace("xref", "xxxx"), "latin1");
  expect(await rewritePdf(encrypted)).toEqual({ problem: "protected" });
  expect(await rewritePdf(withoutTable)).toEqual({ problem: "protected" });
  expect(await rewritePdf(onePage().subarray(0, -8))).toEqual({ problem: "broken" });
  expect(await rewritePdf(Buffer.from("%PDF-1.7 %%EOF"))).toEqual({ problem: "broken" });
});

test("a document whose table is wrong is read from its objects", async () => {
  const wrong = Buffer.from(
    onePage()
      .toString("latin1")
      .replace(/startxref\n\d+/, "startxref\n1"),
  );
  expect(await readPdf(await contentOf(wrong))).toMatchObject({ pages: 1, text: "English A1" });
});

test.each([
  ["is its own parent", "<< /Type /Pages /Kids [ 2 0 R 3 0 R ] /Count 2 >>", undefined],
  ["has no page", "<< /Type /Pages /Kids [ 2 0 R ] /Count 1 >>", "broken"],
  ["has 61 pages", `<< /Type /Pages /Kids [ ${pageNumbers(61)} ] /Count 61 >>`, "long"],
  ["has 100,000 pages", `<< /Type /Pages /Kids [ ${pageNumbers(100_000)} ] >>`, "long"],
])("a tree that %s", async (_what, tree, problem) => {
  const pages = Array.from({ length: 100 }, (_, at) => [at + 10, "<< /Type /Page >>"]);
  const made = await rewritePdf(onePage({ objects: { 2: tree, ...Object.fromEntries(pages) } }));
  expect("problem" in made ? made.problem : undefined).toBe(problem);
});

function pageNumbers(length: number): string {
  return Array.from({ length }, (_, at) => `${at + 10} 0 R`).join(" ");
}

test("a resource that contains itself is copied once", async () => {
  const form = pdfStream(
    "/Subtype /Form /BBox [ 0 0 9 9 ] /Resources << /XObject << /X 9 0 R >> >>",
    "",
  );
  const content = await contentOf(
    onePage({
      page: "/Resources << /Font << /F1 5 0 R >> /XObject << /X 9 0 R >> >>",
      objects: { 9: form },
    }),
  );
  expect(content.toString("latin1").match(/\/Form/g)).toHaveLength(1);
});

test("deep nesting ends in an answer", async () => {
  const deep = onePage({ page: `/Group ${"[".repeat(100_000)}${"]".repeat(100_000)}` });
  const chain = Object.fromEntries(
    Array.from({ length: 50_000 }, (_, at) => [at + 10, `<< /G ${at + 11} 0 R >>`]),
  );
  expect(await rewritePdf(deep)).toEqual({ problem: "broken" });
  const sent = onePage({ page: "/Group 10 0 R", objects: chain });
  expect(await readPdf(await contentOf(sent))).toMatchObject({ pages: 1, text: "English A1" });
});

test("objects that unfold to more than 8 MB are refused", async () => {
  const bomb = pdfStream(
    "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
    deflateSync(`4 0 ${" ".repeat(9 * 1024 * 1024)}`),
  );
  const sent = pdfFile({ 9: bomb, 1: "<< /Type /Catalog /Pages 2 0 R >>" });
  const torn = Buffer.from(
    sent.toString("latin1").replace(/startxref\n\d+/, "startxref\n1"),
    "latin1",
  );
  expect(await rewritePdf(torn)).toEqual({ problem: "broken" });
});
