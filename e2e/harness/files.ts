import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { onTestFinished } from "vitest";

/** A file in the form that a file input takes. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo like a phone's. Noise does not compress, so the file size follows the number of pixels. */
export async function photo(width: number, height: number, quality = 100): Promise<ChosenFile> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg({ quality })
    .toBuffer();
  return { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
}

/** The path of a photo with a video behind its picture, as phones make them. The file exists until the test ends. */
export async function motionPhoto(width: number, height: number, bytes: number): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background: "#886" } })
    .jpeg()
    .toBuffer();
  const folder = mkdtempSync(join(tmpdir(), "motion-photo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "IMG_0002.jpg");
  writeFileSync(path, Buffer.concat([picture, Buffer.alloc(bytes)]));
  return path;
}

/** A result of the exam council as a small PDF; with a script that runs when it is opened, if wanted. */
export function resultPdf(text: string, script?: string): Promise<ChosenFile> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: "A5" });
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("error", reject);
    document.on("end", () =>
      resolve({
        name: "waec-result.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.concat(parts),
      }),
    );
    document.text(text);
    if (script !== undefined) document.addNamedJavaScript("opened", script);
    document.end();
  });
}

/** Content of one type under a file name of another type. */
export const misnamedFile = (name: string, mimeType: string, content: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
