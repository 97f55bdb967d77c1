import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import sharp from "sharp";

/** A file as it is handed to a file input. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo as a phone takes it: noise does not compress, so the file is as large as the pixels make it. */
export async function photo(width: number, height: number, quality = 100): Promise<ChosenFile> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg({ quality })
    .toBuffer();
  return { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer };
}

/** A black picture of few bytes and very many pixels, which needs a gigabyte to be drawn. */
export function hugePicture(side: number): ChosenFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, shades of grey.
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return {
    name: "poster.png",
    mimeType: "image/png",
    buffer: Buffer.concat([signature, ...chunks]),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** What a PNG chunk ends with; `zlib` has it from Node 22 on alone. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A result as the exam council issues it: a small PDF. */
export function resultPdf(text: string): Promise<ChosenFile> {
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
    document.end();
  });
}

/** Bytes of one kind under a name of another. */
export const misnamedFile = (name: string, mimeType: string, content: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
