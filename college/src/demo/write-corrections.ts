import { and, asc, eq, gt, isNotNull, isNull, notExists } from "drizzle-orm";
import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { admissionDecision, applicant } from "../db/schema/admissions.ts";
import { bedClaim } from "../db/schema/hostels.ts";
import { auditEntry, profileChangeRequest } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { makePdf, pageSize } from "../documents/pdf.ts";
import { storeFile } from "../files/store.ts";

interface CorrectionData {
  readonly now: Date;
  readonly identity: CollegeIdentity;
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

const hours = (now: Date, count: number): Date => new Date(now.getTime() - count * 3_600_000);

/** Requests for corrections in every state, and a student whose studies are deferred. */
export const writeCorrections = async (tx: Transaction, data: CorrectionData): Promise<void> => {
  const [ict, admin] = await Promise.all(
    ["ict@college.test", "admin@college.test"].map((login) => staffAccount(tx, login)),
  );
  const [married, swapped, refused, approved, deferred] = await plainStudents(tx, data);
  const candidate = await undecidedApplicant(tx);
  if (!(ict && admin && married && swapped && refused && approved && deferred)) return;
  const clock = () => data.now;
  const evidence = async (accountId: number, subject: string): Promise<string> =>
    storeFile({ clock }, tx, accountId, {
      mediaType: "application/pdf",
      content: await affidavit(data, subject),
    });
  const pending = { status: "pending" as const };
  await tx.insert(profileChangeRequest).values([
    {
      ...pending,
      accountId: married.accountId,
      before: { surname: married.surname },
      after: { surname: `${married.surname}-Danjuma` },
      explanation: "I got married in August and have taken both names.",
      evidenceFileId: await evidence(married.accountId, "Affidavit of change of name"),
      requestedAt: hours(data.now, 50),
    },
    {
      ...pending,
      accountId: swapped.accountId,
      before: { dateOfBirth: swapped.dateOfBirth ?? "" },
      after: { dateOfBirth: "2004-02-11" },
      explanation: "The day and the month were swapped when I was entered.",
      evidenceFileId: await evidence(swapped.accountId, "Certificate of birth"),
      requestedAt: hours(data.now, 20),
    },
    ...(candidate
      ? [
          {
            ...pending,
            accountId: candidate.accountId,
            before: { otherName: candidate.otherName ?? "" },
            after: { otherName: "Chidimma" },
            explanation: "My other name is missing from my application.",
            evidenceFileId: await evidence(candidate.accountId, "Certificate of birth"),
            requestedAt: hours(data.now, 3),
          },
        ]
      : []),
    {
      accountId: refused.accountId,
      status: "refused",
      before: { firstName: refused.firstName },
      after: { firstName: "Blessing" },
      explanation: "Everybody calls me Blessing.",
      requestedAt: hours(data.now, 200),
      decidedAt: hours(data.now, 170),
      decidedBy: ict,
      reason: "A first name is changed on an affidavit or a certificate of birth alone.",
    },
    {
      accountId: approved.accountId,
      status: "approved",
      before: { otherName: "" },
      after: { otherName: approved.otherName ?? "" },
      explanation: "My other name was left out.",
      evidenceFileId: await evidence(approved.accountId, "Certificate of birth"),
      requestedAt: hours(data.now, 300),
      decidedAt: hours(data.now, 280),
      decidedBy: ict,
    },
  ]);
  await tx.update(student).set({ standing: "deferred" }).where(eq(student.id, deferred.id));
  await tx.insert(auditEntry).values([
    {
      at: hours(data.now, 280),
      actorAccountId: ict,
      action: "profile.correct",
      subject: `student:${approved.id}`,
      before: { otherName: null },
      after: { otherName: approved.otherName },
      reason: "My other name was left out.",
    },
    {
      at: hours(data.now, 400),
      actorAccountId: admin,
      action: "student.standing",
      subject: `student:${deferred.id}`,
      before: { standing: "active" },
      after: { standing: "deferred" },
      reason: "Asked by letter to come back in the next session, for her health.",
    },
  ]);
};

const staffAccount = async (tx: Transaction, login: string): Promise<number | undefined> => {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.kind, "staff"), eq(account.login, login)));
  return found?.id;
};

/** Women with another name and no bed, who are none of the demo's own accounts. */
const plainStudents = (tx: Transaction, { fixedStudents }: CorrectionData) =>
  tx
    .select()
    .from(student)
    .where(
      and(
        gt(student.id, fixedStudents),
        eq(student.sex, "Female"),
        eq(student.level, 200),
        isNotNull(student.otherName),
        isNotNull(student.dateOfBirth),
        notExists(tx.select().from(bedClaim).where(eq(bedClaim.studentId, student.id))),
      ),
    )
    .orderBy(asc(student.id))
    .limit(5);

const undecidedApplicant = async (tx: Transaction) => {
  const [found] = await tx
    .select({ accountId: applicant.accountId, otherName: applicant.otherName })
    .from(applicant)
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(
      and(
        isNotNull(applicant.submittedAt),
        isNull(admissionDecision.applicantId),
        isNull(applicant.otherName),
        eq(applicant.sex, "Female"),
      ),
    )
    .orderBy(asc(applicant.id))
    .limit(1);
  return found;
};

const affidavit = ({ now, identity }: CorrectionData, subject: string): Promise<Buffer> =>
  makePdf({ title: subject, author: "High Court Registry", subject, createdAt: now }, (pdf) => {
    const { margin, width } = pageSize;
    const box = { width: width - 2 * margin };
    pdf.fontSize(18).text(subject, margin, margin, box);
    pdf
      .fontSize(11)
      .text(`For ${identity.name}. A specimen of the demo data.`, margin, margin + 40, box);
  });
