import { deflateSync } from "node:zlib";
import QRCode from "qrcode";
import { expect, it } from "vitest";
import { readQrCodes } from "./pdf.ts";

const address = "https://portal.college.example/document/u6jzlugLpcQ9CtdKg";

/** Draws the code as the papers do, compressed to bytes that end in a carriage return, as one in 256 papers does. */
const pageEndingInCarriageReturn = (): Buffer => {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const squares = Array.from(modules.data, (isDark, at) =>
    isDark ? `${at % modules.size} ${Math.floor(at / modules.size)} 1 1 re\n` : "",
  ).join("");
  for (let attempt = 1; ; attempt += 1) {
    // The last byte is that of the sum of all: each letter more, an odd number, leads to another.
    const stream = deflateSync(`% ${"a".repeat(attempt)}\n${squares}`);
    if (stream.at(-1) === 0x0d) {
      return Buffer.concat([Buffer.from("stream\n"), stream, Buffer.from("\nendstream")]);
    }
  }
};

it("reads a code whatever bytes its page happens to be compressed to", () => {
  expect(readQrCodes(pageEndingInCarriageReturn())).toEqual([address]);
});
