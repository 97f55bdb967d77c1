import { asc, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../db/database.ts";
import { admissionQuota } from "../../db/schema/admission-quotas.ts";
import {
  applicant,
  applicationSession,
  olevelSitting,
  type SubjectGrade,
  sittingCheck,
} from "../../db/schema/admissions.ts";
import { storedFile } from "../../db/schema/files.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department } from "../../db/schema/students.ts";
import { makePdf } from "../../documents/pdf.ts";
import { Random } from "../random.ts";

/** How many each department takes from a round. */
const placesOfRound = 4;

/** Every so many sittings, the certificate says less than is claimed. */
const overstated = 9;

const hour = 3_600_000;

/** Writes the admission office's data: quotas, files of results, and the findings on some of them. */
export const writeAdmissionOffice = async (
  tx: Transaction,
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> => {
  await writeQuotas(tx);
  await writeResults(tx, new Random(seed), now);
};

const writeQuotas = async (tx: Transaction): Promise<void> => {
  const rounds = await tx.select({ id: applicationSession.id }).from(applicationSession);
  const departments = await tx.select({ id: department.id }).from(department);
  await tx.insert(admissionQuota).values(
    rounds.flatMap((round) =>
      departments.map(({ id }) => ({
        applicationSessionId: round.id,
        departmentId: id,
        places: placesOfRound,
      })),
    ),
  );
};

const writeResults = async (tx: Transaction, random: Random, now: Date): Promise<void> => {
  const [checker] = await tx
    .select({ id: staffMember.accountId })
    .from(staffMember)
    .where(eq(staffMember.role, "SUPER_ADMIN"));
  const submitted = await tx
    .select({ applicant, sitting: olevelSitting })
    .from(olevelSitting)
    .innerJoin(applicant, eq(applicant.id, olevelSitting.applicantId))
    .where(isNotNull(applicant.submittedAt))
    .orderBy(asc(olevelSitting.id));
  for (const [index, { applicant: one, sitting }] of submitted.entries()) {
    const isOverstated = index % overstated === 0;
    const { submittedAt } = one;
    if (submittedAt === null) continue;
    const id = random.uuid();
    const content = await drawCertificate({
      ...sitting,
      name: [one.surname, one.firstName, one.otherName].filter(Boolean).join(" "),
      subjects: isOverstated ? lowered(sitting.subjects) : sitting.subjects,
      issuedAt: one.signedUpAt,
    });
    await tx.insert(storedFile).values({
      id,
      ownerAccountId: one.accountId,
      mediaType: "application/pdf",
      content,
      createdAt: submittedAt,
    });
    await tx
      .update(olevelSitting)
      .set({ resultFileId: id })
      .where(eq(olevelSitting.id, sitting.id));
    const isChecked = isOverstated || index % 3 === 1;
    if (checker === undefined || !isChecked) continue;
    await tx.insert(sittingCheck).values({
      sittingId: sitting.id,
      outcome: isOverstated ? "queried" : "verified",
      sittingRevision: sitting.revision,
      query: isOverstated ? queryOn(sitting.subjects) : null,
      checkedAt: new Date(Math.min(submittedAt.getTime() + 20 * hour, now.getTime())),
      checkedBy: checker.id,
    });
  }
};

const lower = "E8";

const lowered = ([first, ...rest]: readonly SubjectGrade[]): readonly SubjectGrade[] =>
  first === undefined ? [] : [{ name: first.name, grade: lower }, ...rest];

const queryOn = ([first]: readonly SubjectGrade[]): string =>
  `Your result says ${lower} in ${first?.name ?? "a subject"}, and your application ${first?.grade ?? "another grade"}. Please send the whole result again.`;

interface Certificate {
  readonly name: string;
  readonly schoolName: string;
  readonly examType: string;
  readonly year: string;
  readonly examNumber: string;
  readonly subjects: readonly SubjectGrade[];
  readonly issuedAt: Date;
}

/** Draws a statement of result such as an applicant would scan; it is clearly not genuine. */
const drawCertificate = (one: Certificate): Promise<Buffer> =>
  makePdf(
    {
      title: `Statement of result ${one.examNumber}`,
      author: "Demo data",
      subject: one.name,
      createdAt: one.issuedAt,
    },
    (pdf) => {
      // A viewer's own: to embed a font in each of them would be a third of a first start.
      pdf.font("Helvetica");
      pdf.fontSize(20).text(`${one.examType} ${one.year}`, 72, 90);
      pdf.fontSize(12).text("STATEMENT OF RESULT (demo)", 72, 120);
      pdf.fontSize(11);
      pdf.text(`Candidate: ${asPrinted(one.name)}`, 72, 160);
      pdf.text(`Candidate number: ${one.examNumber}`, 72, 180);
      pdf.text(`Centre: ${asPrinted(one.schoolName)}`, 72, 200);
      for (const [index, { name, grade }] of one.subjects.entries()) {
        const y = 240 + index * 24;
        pdf.text(name, 72, y, { lineBreak: false });
        pdf.text(grade, 400, y, { lineBreak: false });
        pdf
          .moveTo(72, y + 17)
          .lineTo(440, y + 17)
          .lineWidth(0.5)
          .stroke();
      }
    },
  );

/** As examination councils print names: in capitals, without dots and accents. */
const asPrinted = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toUpperCase();
