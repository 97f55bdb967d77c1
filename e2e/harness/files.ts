import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import sharp from "sharp";

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

/** A small file with very many black pixels. Decoding it needs a gigabyte of memory. */
export function hugePicture(side: number): ChosenFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
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

/** The checksum at the end of a PNG chunk. `zlib` has it only from Node 22 on. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A result of the exam council as a small PDF. */
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

/** Content of one type under a file name of another type. */
export const misnamedFile = (name: string, mimeType: string, content: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
