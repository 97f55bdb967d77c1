import { asc, eq } from "drizzle-orm";
import { usualPapers } from "../../admissions/entry-clearance/texts.ts";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { storedFile } from "../../db/schema/files.ts";
import { makePdf } from "../../documents/pdf.ts";
import { Random } from "../random.ts";

type PaperState = (typeof entryPaper.$inferSelect)["state"];

/** How far each new student's papers are, in the order of the papers. Null: not handed in. */
const progress: readonly (readonly (PaperState | "sighted" | null)[])[] = [
  ["sighted", "sent", "returned", null],
  ["accepted", "sighted", "sighted", "accepted"],
  ["sighted", "sighted", "sighted", "sighted"],
];

const returnNote = "The scan is cut off at the right. Please hand in the whole page.";

/** Days from today to the last day of handing papers in. */
const daysLeft = 20;

interface ClearancesData {
  readonly seed: number;
  readonly today: string;
  readonly now: Date;
}

/** Writes the clearance of everybody who accepted an offer, with the files that they handed in. */
export const writeClearances = async (
  tx: Transaction,
  { seed, today, now }: ClearancesData,
): Promise<void> => {
  const random = new Random(seed);
  const [office] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.login, "admin@college.test"));
  const newStudents = await tx
    .select({ applicant, answeredAt: admissionDecision.answeredAt })
    .from(admissionDecision)
    .innerJoin(applicant, eq(applicant.id, admissionDecision.applicantId))
    .where(eq(admissionDecision.answer, "accepted"))
    .orderBy(asc(applicant.id));
  for (const [index, { applicant: owner, answeredAt }] of newStudents.entries()) {
    const states = progress[index % progress.length] ?? [];
    const openedAt = answeredAt ?? now;
    await tx.insert(entryClearance).values({
      applicantId: owner.id,
      papers: [...usualPapers],
      dueOn: addDays(today, daysLeft),
      openedAt,
      clearedAt: states.every((state) => state === "sighted") ? now : null,
    });
    for (const [place, name] of usualPapers.entries()) {
      const state = states[place] ?? null;
      if (state === null) continue;
      const fileId = random.uuid();
      await tx.insert(storedFile).values({
        id: fileId,
        ownerAccountId: owner.accountId,
        mediaType: "application/pdf",
        content: await drawPaper(name, `${owner.firstName} ${owner.surname}`, openedAt),
        createdAt: openedAt,
      });
      const isDecided = state !== "sent";
      await tx.insert(entryPaper).values({
        ...{ applicantId: owner.id, number: place + 1, fileId, sentAt: openedAt },
        state: state === "sighted" ? "accepted" : state,
        isSighted: state === "sighted",
        note: state === "returned" ? returnNote : null,
        decidedBy: isDecided ? (office?.id ?? null) : null,
        decidedAt: isDecided ? now : null,
      });
    }
  }
};

/** A page such as a new student would scan; it is clearly not genuine. */
const drawPaper = (name: string, owner: string, createdAt: Date): Promise<Buffer> =>
  makePdf({ title: name, author: "Demo data", subject: owner, createdAt }, (pdf) => {
    // A viewer's own, as in the certificates of the demo.
    pdf.font("Helvetica");
    pdf.fontSize(20).text(name, 72, 90);
    pdf.fontSize(12).text("(demo)", 72, 120);
    pdf.fontSize(11).text(owner.normalize("NFD").replaceAll(/\p{Mark}/gu, ""), 72, 160);
  });
