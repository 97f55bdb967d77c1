import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readPdf } from "../../testing/pdf.ts";
import { makePdf, streamPdf } from "./pdf.ts";

const info = {
  title: "Letters",
  author: "The college",
  subject: "Many",
  createdAt: new Date("2026-03-10T09:00:00Z"),
};

const parts = Array.from({ length: 200 }, (_, index) => `Letter ${index + 1}`);

test("a document of many parts is one PDF, a page for each", async () => {
  const stream = streamPdf(info, parts.slice(0, 30), (pdf, part) => pdf.text(part, 50, 50));

  const { pages, text, title } = await readPdf(await buffer(stream));

  expect({ pages, title }).toEqual({ pages: 30, title: "Letters" });
  expect(text).toContain("Letter 30");
});

test("a character is read as drawn, whatever another document drew alike", async () => {
  const read = async (text: string) =>
    (await readPdf(await makePdf(info, (pdf) => pdf.text(text, 50, 50)))).text;

  expect(await read("Ade\u2019")).toBe("Ade\u2019");
  expect(await read("Ade\u02bc")).toBe("Ade\u02bc");
});

test("parts that are not read are not drawn", async () => {
  let drawn = 0;
  const stream = streamPdf(info, parts, (pdf, part) => {
    drawn += 1;
    // What compression cannot make much less of.
    for (let line = 0; line < 40; line += 1) {
      pdf.text(createHash("sha256").update(`${part} ${line}`).digest("hex"), 50, line * 20);
    }
  });

  const { value } = await stream[Symbol.asyncIterator]().next();
  stream.destroy();

  expect(String(value)).toContain("%PDF-1.7");
  expect(drawn).toBeLessThan(parts.length / 2);
});

test("a part that cannot be drawn ends the stream with its error", async () => {
  const stream = streamPdf(info, parts, (_pdf, part) => {
    if (part === "Letter 3") throw new Error("no such font");
  });

  await expect(buffer(stream)).rejects.toThrow("no such font");
});
