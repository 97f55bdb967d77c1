import { deflateSync } from "node:zlib";

type Part = string | Buffer;

/** A PDF of these objects, by their numbers, with a table that leads to each. The catalog is number 1. */
export const pdfFile = (objects: Readonly<Record<number, Part>>, trailer = ""): Buffer => {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), length);
    const part = bytesOf(`${number} 0 obj\n`, object, "\nendobj\n");
    parts.push(part);
    length += part.length;
  }
  const table = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`,
  );
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${table.join("")}trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const bytesOf = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

export const pdfStream = (dictionary: string, content: Part): Buffer =>
  bytesOf(
    `<< ${dictionary} /Length ${Buffer.from(content).length} >>\nstream\n`,
    content,
    "\nendstream",
  );

/** A document of one page that says “English A1”, with more in its catalog, on its page, or beside them. */
export const onePage = ({
  catalog = "",
  page = "",
  objects = {},
  trailer = "",
}: {
  readonly catalog?: string;
  readonly page?: string;
  readonly objects?: Readonly<Record<number, Part>>;
  readonly trailer?: string;
} = {}): Buffer =>
  pdfFile(
    {
      1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      2: "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 /MediaBox [ 0 0 300 200 ] >>",
      3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
      4: pdfStream("", "BT /F1 12 Tf 20 100 Td (English A1) Tj ET"),
      5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      ...objects,
    },
    trailer,
  );

/** The same, with all but the text in a compressed object stream that a compressed table leads to. */
export const onePageCompressed = ({
  catalog = "",
  streamType = "/Type /ObjStm",
}: {
  readonly catalog?: string;
  readonly streamType?: string;
} = {}): Buffer => {
  const compressed = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 /MediaBox [ 0 0 300 200 ] >>",
    "<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let at = 0;
  const places = compressed.map((object, index) => {
    const place = `${index + 1} ${at} `;
    at += object.length + 1;
    return place;
  });
  const index = places.join("");
  const header = Buffer.from("%PDF-1.7\n");
  const objects = bytesOf(
    "5 0 obj\n",
    pdfStream(
      `${streamType} /N ${compressed.length} /First ${index.length} /Filter /FlateDecode`,
      deflateSync(index + compressed.join(" ")),
    ),
    "\nendobj\n",
  );
  const text = bytesOf(
    "6 0 obj\n",
    pdfStream("", "BT /F1 12 Tf 20 100 Td (English A1) Tj ET"),
    "\nendobj\n",
  );
  const start = header.length + objects.length + text.length;
  const row = (type: number, place: number, last: number) => [type, place >> 8, place & 255, last];
  const rows = [
    row(0, 0, 255),
    ...compressed.map((_object, number) => row(2, 5, number)),
    row(1, header.length, 0),
    row(1, header.length + objects.length, 0),
    row(1, start, 0),
  ];
  // Each row as the difference to the one above it, as most writers do.
  const predicted = rows.map((bytes, number) => [
    2,
    ...bytes.map((byte, column) => (byte - (rows[number - 1]?.[column] ?? 0)) & 255),
  ]);
  const table = bytesOf(
    "7 0 obj\n",
    pdfStream(
      "/Type /XRef /Size 8 /W [ 1 2 1 ] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>",
      deflateSync(Buffer.from(predicted.flat())),
    ),
    "\nendobj\n",
  );
  return bytesOf(header, objects, text, table, `startxref\n${start}\n%%EOF\n`);
};
