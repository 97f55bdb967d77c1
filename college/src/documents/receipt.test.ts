import { describe, expect, it } from "vitest";
import { readCollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { readPdf, readQrCodes } from "../../testing/pdf.ts";
import { makeReceipt, type Receipt } from "./receipt.ts";

const identity = readCollegeIdentity({ COLLEGE_NAME: "Ọ̀ṣun College of Health Technology" });

const receipt: Receipt = {
  payer: "Adéyẹmí Ṣadé Chiọma",
  payerNumber: ["Matric number", "COHT/2025/001"],
  payerPlace: ["Department", "Community Health"],
  item: "Tuition Fee",
  lines: [
    { code: "lab", label: "Laboratory", amountKobo: 10_000_00 },
    { code: "handbook", label: "Handbook", amountKobo: 1_500_50 },
  ],
  amountKobo: 11_500_50,
  reference: "3F8K2Q9ZJ7M4X0B6N1T5VWLRY",
  paidAt: new Date("2026-03-10T23:30:00Z"),
  voidedAt: null,
  refundedKobo: 0,
  session: "2025/2026",
  confirmationUrl: "https://portal.college.example/receipt/Qm9yblRvQmVXaWxkMTIzNA",
};

describe("a receipt", () => {
  it("shows payer, fee, date and reference, with naira sign and dotted letters", async () => {
    const { text, title, pages } = await readPdf(await makeReceipt(receipt, identity));
    for (const words of [
      "Ọ̀ṣun College of Health Technology",
      "Adéyẹmí Ṣadé Chiọma",
      "COHT/2025/001",
      "Community Health",
      "Tuition Fee, 2025/2026 session",
      "Laboratory 10,000.00",
      "Handbook 1,500.50",
      "Total ₦11,500.50",
      "3F8K2Q9ZJ7M4X0B6N1T5VWLRY",
      "https://portal.college.example/receipt/Qm9yblRvQmVXaWxkMTIzNA",
    ]) {
      expect(text.normalize("NFC")).toContain(words.normalize("NFC"));
    }
    expect(title).toBe("Receipt 3F8K2Q9ZJ7M4X0B6N1T5VWLRY");
    expect(pages).toBe(1);
  });

  it("is dated on the college's clock, past midnight in Lagos here", async () => {
    const { text } = await readPdf(await makeReceipt(receipt, identity));
    expect(text).toContain("11 March 2026, 00:30");
  });

  it("stays one page however long the schedule and the names are", async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      code: `line${index}`,
      label: `Line ${index} of a very long fee schedule`,
      amountKobo: 1_000_00,
    }));
    const long = { ...receipt, lines, payer: "Abdulrahman-Okonkwo ".repeat(8).trim() };
    const { pages, text } = await readPdf(await makeReceipt(long, identity));
    expect(pages).toBe(1);
    expect(text).toContain("Line 39 of a very long fee schedule");
    expect(text).toContain(long.payer);
  });

  it("carries a QR code that a phone reads as the confirmation's address", async () => {
    expect(readQrCodes(await makeReceipt(receipt, identity))).toEqual([receipt.confirmationUrl]);
  });
});
