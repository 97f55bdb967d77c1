import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { onePage, pdfFile, pdfStream } from "../../testing/pdf-file.ts";
import { processorTime } from "../../testing/processor-time.ts";
import { Refusal } from "../http/refusal.ts";
import { makeDocument } from "./document.ts";
import { fileTexts } from "./texts.ts";

const megabyte = 1024 * 1024;

const refusalOf = async (upload: Buffer): Promise<unknown> => {
  try {
    return await makeDocument(upload, "result");
  } catch (error) {
    return error instanceof Refusal ? error.body : error;
  }
};

const hidden = (text: string): Buffer =>
  pdfStream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync(text));

const file = (body: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from(body), Buffer.from("\n%%EOF\n")]);

/** Without a table that leads anywhere, so that every object is looked at. */
const lost = (sent: Buffer): Buffer =>
  Buffer.from(sent.toString("latin1").replace(/startxref\n\d+/, "startxref\n1"), "latin1");

test.each<readonly [string, () => Buffer]>([
  [
    "30 KB of escapes in an object stream",
    () =>
      file(
        Buffer.concat([
          Buffer.from("<</Type/ObjStm/Filter/FlateDecode>>stream\n"),
          deflateSync("#41".repeat(10_500_000)),
          Buffer.from("\nendstream"),
        ]),
      ),
  ],
  ["5 MB of escapes", () => file("#41".repeat((5 * megabyte) / 3 - 10))],
  ["100,000 tiny object streams", () => file("<</Type/ObjStm>>stream\nendstream ".repeat(100_000))],
  [
    "40,000 object streams that are found",
    () =>
      lost(
        pdfFile(
          Object.fromEntries(
            Array.from({ length: 40_000 }, (_, at) => [at + 1, hidden("4 0 <<>>")]),
          ),
        ),
      ),
  ],
  ["beginnings of streams", () => file("1 0 obj<<>>stream\n".repeat(290_000))],
  [
    "an object stream that unfolds to gigabytes",
    () => lost(pdfFile({ 9: hidden("0".repeat(500 * megabyte)) })),
  ],
  ["empty arrays within arrays", () => onePage({ page: `/Group [ ${"[]".repeat(2_500_000)} ]` })],
])("%s hold nobody else up", async (_what, make) => {
  const upload = make();
  let answer: unknown;
  const spent = await processorTime(
    refusalOf(upload).then((refusal) => {
      answer = refusal;
    }),
  );
  expect(answer).toEqual({ result: [fileTexts.document.brokenPdf] });
  // What is read here costs seconds; what is only handed on, some milliseconds.
  expect(spent).toBeLessThan(1_000);
});

test("a scan of 5 MB passes", async () => {
  const pictures = [1, 2, 3].map(() => randomBytes(1.6 * megabyte));
  const objects = Object.fromEntries(
    pictures.map((bytes, at) => [
      at + 10,
      pdfStream("/Subtype /Image /Width 2000 /Height 2800 /Filter /DCTDecode", bytes),
    ]),
  );
  const page = "/Resources << /XObject << /A 10 0 R /B 11 0 R /C 12 0 R >> >>";
  const { mediaType, content } = await makeDocument(onePage({ page, objects }), "result");
  expect(mediaType).toBe("application/pdf");
  expect(pictures.every((bytes) => content.includes(bytes))).toBe(true);
});
