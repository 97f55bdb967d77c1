import { describe, expect, it } from "vitest";
import { readCollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { lengthLimits } from "../../../rules/profiles/personal-details.ts";
import { readPlacedText } from "../../testing/pdf.ts";
import type { PlacedText } from "../../testing/processes/read-pdf.ts";
import { drawLetter } from "./admission-letter.ts";
import { drawApplication } from "./application-printout.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { makeReceipt } from "./receipt.ts";
import { drawSchedule } from "./test-schedule.ts";

const identity = readCollegeIdentity({
  COLLEGE_NAME: "Ọ̀ṣun State College of Health Sciences, Nursing and Technology, Ìléṣà Campus",
  COLLEGE_TEST_VENUE:
    "Computer-Based Test Centre, second floor of the old administration building behind the library",
  COLLEGE_SUPPORT_EMAIL: "admissions.and.registration@college-of-health-technology.example",
});

/** As long as the form takes, in long words and in capitals, as many write their names. */
const filled = (length: number): string =>
  "OLÚWAṢEUN-ADÉTÒKUNBỌ̀ WÚRÀỌLÁ ".repeat(20).normalize("NFC").slice(0, length).trim();

const name = ["surname", "firstName", "otherName"]
  .map(() => filled(lengthLimits.surname))
  .join(" ");
const address = filled(lengthLimits.address);
const applicationNo = "COHT/EDC/00044";
const course = "Epidemiology and Disease Control";
const confirmationUrl =
  "https://portal.college-of-health-technology.example/document/Qm9yblRvQmVXaWxkMTIzNA";
const submittedAt = new Date("2026-03-10T23:30:00Z");
const applicant = {
  name,
  applicationNo,
  course,
  session: "Supplementary Remedial Admission for Working Professionals, 2026/2027",
  photo: null,
};
const sitting = {
  facts: [{ name: "School", value: filled(100), isLong: true }],
  subjects: Array.from({ length: 9 }, () => ({ name: "Christian Religious Studies", grade: "A1" })),
};

const draw = (drawOn: (pdf: Pdf) => void): Promise<Buffer> =>
  makePdf({ title: "A", author: "B", subject: "C", createdAt: submittedAt }, drawOn);

const letter = {
  name,
  firstName: filled(lengthLimits.firstName),
  address,
  applicationNo,
  department: course,
  session: "2026/2027",
  decidedOn: "2026-11-01",
  answerBy: "2026-12-01",
  confirmationUrl,
};

const documents: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  [
    "the test schedule",
    () =>
      draw((pdf) =>
        drawSchedule(
          pdf,
          { applicant, date: "2026-09-30", startTime: "09:00", endTime: "14:30", confirmationUrl },
          identity,
        ),
      ),
  ],
  [
    "the application printout",
    () =>
      draw((pdf) =>
        drawApplication(
          pdf,
          {
            applicant,
            details: [
              { name: "Surname", value: filled(60) },
              { name: "First name", value: null },
              { name: "Address", value: address, isLong: true },
            ],
            sittings: [sitting, sitting],
            jamb: [{ name: "Score", value: null }],
            submittedAt,
            confirmationUrl,
          },
          identity,
        ),
      ),
  ],
  ["the offer", () => draw((pdf) => drawLetter(pdf, { ...letter, accepted: null }, identity))],
  [
    "the letter of an accepted offer",
    () =>
      draw((pdf) =>
        drawLetter(
          pdf,
          { ...letter, accepted: { at: submittedAt, matricNumber: "COHT/2026/209" } },
          identity,
        ),
      ),
  ],
  [
    "the receipt",
    () =>
      makeReceipt(
        {
          payer: name,
          payerNumber: ["Application number", applicationNo],
          payerPlace: ["Application session", course],
          item: "Pre-admission Screening Fee",
          lines: [{ code: "fee", label: "Pre-admission Screening Fee", amountKobo: 10_000_00 }],
          amountKobo: 10_000_00,
          reference: "3F8K2Q9ZJ7M4X0B6N1T5VWLRY",
          paidAt: submittedAt,
          voidedAt: null,
          refundedKobo: 0,
          session: "2026/2027",
          confirmationUrl,
        },
        identity,
      ),
  ],
];

/** A comma may reach under the letter before it; the lowest point of a letter is a fifth under its line. */
const cover = (one: PlacedText, other: PlacedText): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > one.size / 4 &&
  one.baseline - other.baseline >= 0 &&
  one.baseline - one.size * 0.2 < other.baseline + other.size * 0.6 &&
  one !== other;

describe.each(documents)("%s with the longest names that there can be", (_name, make) => {
  it("prints nothing over anything else, and nothing off the page", async () => {
    for (const page of await readPlacedText(await make())) {
      const covered = page.flatMap((one) =>
        page.filter((other) => cover(one, other)).map((other) => [one.text, other.text]),
      );
      expect(covered).toEqual([]);
      expect(page.filter(({ left, right }) => left < 40 || right > 556)).toEqual([]);
    }
  });

  it("can be read: no name is set in tiny letters", async () => {
    const pages = await readPlacedText(await make());
    const small = pages.flat().filter(({ size }) => size < 7);
    expect(small).toEqual([]);
  });

  it("has the letterhead on every page", async () => {
    for (const page of await readPlacedText(await make())) {
      expect(page.some(({ text }) => text.includes(identity.supportPhone))).toBe(true);
    }
  });
});
