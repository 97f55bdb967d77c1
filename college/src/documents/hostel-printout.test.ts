import { expect, it } from "vitest";
import { readCollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { readPdf, readQrCodes } from "../../testing/pdf.ts";
import { type HostelPrintout, makeHostelPrintout } from "./hostel-printout.ts";

const identity = readCollegeIdentity({});

const printout: HostelPrintout = {
  name: "Adéyẹmí Ṣadé Chiọma",
  matricNumber: "COHT/2025/001",
  department: "Community Health",
  level: 200,
  photo: null,
  session: "2025/2026",
  hostel: "Queen Amina Hall",
  floor: 0,
  room: "A-101",
  bed: 4,
  approvedAt: new Date("2026-03-10T23:30:00Z"),
  approvedBy: "Tunde Balogun",
  confirmationUrl: "https://portal.college.example/hostel-printout/Qm9yblRvQmVXaWxkMTIzNA",
};

const textOf = async (changes: Partial<HostelPrintout>) =>
  readPdf(await makeHostelPrintout({ ...printout, ...changes }, identity));

it("is dated on the college's clock, past midnight in Lagos here", async () => {
  expect((await textOf({})).text).toContain("11 March 2026, 00:30");
});

it.each([
  [0, "Ground floor"],
  [2, "Floor 2"],
  [-1, "Basement 1"],
])("names floor %i %s", async (floor, words) => {
  expect((await textOf({ floor })).text).toContain(words);
});

it("shows a dash when the approver is unknown", async () => {
  expect((await textOf({ approvedBy: null })).text).toContain("Approved by –");
});

it("stays one readable page with long names", async () => {
  const long = {
    name: "Abdulrahman-Okonkwo ".repeat(8).trim(),
    hostel: "The Late Chief Mrs Folashade Adeyemi Memorial Hall of Residence for Women, Annexe B",
    department: "Health Information Management and Medical Records Technology",
    room: "BLOCK-C/NEW-WING/0101-EXTENSION",
  };
  const bytes = await makeHostelPrintout({ ...printout, ...long }, identity);
  const { pages, text } = await readPdf(bytes);
  expect(pages).toBe(1);
  for (const words of [long.hostel, long.room]) expect(text).toContain(words);
  expect(readQrCodes(bytes)).toEqual([printout.confirmationUrl]);
});

it("survives a photo that is none", async () => {
  expect((await textOf({ photo: Buffer.from("not a photo") })).text).toContain("No photo");
});
