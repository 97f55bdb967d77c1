import { eq, sql } from "drizzle-orm";
import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { type applicant, applicationSession, serialNumber } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { storedFile } from "../../db/schema/files.ts";
import { student } from "../../db/schema/students.ts";
import { storeFile } from "../../files/store.ts";
import { refuse } from "../../http/refusal.ts";
import { schoolCode } from "../sign-up/application-number.ts";
import { decisionTexts } from "./texts.ts";

type ApplicantRow = typeof applicant.$inferSelect;
type Registrar = Pick<College, "clock" | "identity">;

interface NewStudent {
  readonly id: number;
  readonly matricNumber: string;
  readonly email: string;
}

const firstLevel = 100;

/**
 * Makes a student of an applicant: a second account, under the matric number, with the same email and password, and
 * everything of the profile.
 * @throws 409 `email_in_use` when another student has the email.
 */
export const matriculate = async (
  college: Registrar,
  tx: Transaction,
  one: ApplicantRow,
  admittedTo: { readonly departmentId: number; readonly programmeId: number },
): Promise<NewStudent> => {
  const entrySession = await readEntrySession(tx, one);
  const year = entrySession.name.slice(0, 4);
  const matricNumber = await giveMatricNumber(tx, college.identity, year);
  const { id: accountId, email } = await openAccount(college, tx, one.accountId, matricNumber);
  const passportFileId = await copyPassport(college, tx, one.passportFileId, accountId);
  // The columns of one name hold the same in both tables, but for the record's own number.
  const { id: _applicantId, ...profile } = one;
  const [made] = await tx
    .insert(student)
    .values({
      ...profile,
      accountId,
      matricNumber,
      ...admittedTo,
      entrySessionId: entrySession.id,
      level: firstLevel,
      passportFileId,
    })
    .returning({ id: student.id });
  if (made === undefined) throw new Error("the student was not written");
  return { id: made.id, matricNumber, email };
};

/** The academic session that the applicant is admitted into. */
const readEntrySession = async (
  tx: Transaction,
  { applicationSessionId }: ApplicantRow,
): Promise<{ readonly id: number; readonly name: string }> => {
  const [session] = await tx
    .select({ id: academicSession.id, name: academicSession.name })
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .where(eq(applicationSession.id, applicationSessionId));
  if (session === undefined) throw new Error("an application has no session");
  return session;
};

const openAccount = async (
  college: Registrar,
  tx: Transaction,
  applicantAccountId: number,
  login: string,
) => {
  // The lock makes a concurrent password change happen before the copy or after it.
  const [own] = await tx
    .select()
    .from(account)
    .where(eq(account.id, applicantAccountId))
    .for("update");
  if (own === undefined) throw new Error("an applicant has no account");
  const { email, passwordHash, mustChangePassword } = own;
  const [opened] = await tx
    .insert(account)
    .values({
      kind: "student",
      login,
      email,
      passwordHash,
      mustChangePassword,
      createdAt: college.clock(),
    })
    .onConflictDoNothing({ target: [account.kind, account.email] })
    .returning({ id: account.id, email: account.email });
  if (opened === undefined) {
    throw refuse(409, decisionTexts.emailInUse(college.identity.supportPhone), "email_in_use");
  }
  return opened;
};

/** Files are readable by their owner: the student has a copy, and the application keeps its own. */
const copyPassport = async (
  college: Registrar,
  tx: Transaction,
  fileId: string | null,
  ownerAccountId: number,
): Promise<string | null> => {
  if (fileId === null) return null;
  const [file] = await tx
    .select({ content: storedFile.content })
    .from(storedFile)
    .where(eq(storedFile.id, fileId));
  if (file === undefined) throw new Error("a passport has no file");
  return storeFile(college, tx, ownerAccountId, {
    mediaType: "image/jpeg",
    content: file.content,
  });
};

/**
 * Issues the next matric number of a year, `COHT/2026/001`: after the last one issued and after every
 * number that any student has. The year's series stays locked until the transaction ends, so
 * that numbers come one after the other, and a transaction that is rolled back leaves no gap.
 * @param year of the start of the academic session, `2026`.
 */
const giveMatricNumber = async (
  tx: Transaction,
  { shortName }: CollegeIdentity,
  year: string,
): Promise<string> => {
  const prefix = `${schoolCode(shortName)}/${year}/`;
  const last = await lockSeries(tx, `matric:${year}`);
  const serial = Math.max(last, await highestSerial(tx, prefix)) + 1;
  await tx
    .update(serialNumber)
    .set({ last: serial })
    .where(eq(serialNumber.series, `matric:${year}`));
  return `${prefix}${String(serial).padStart(3, "0")}`;
};

/** The last number given out of a series, which is begun where there is none; its row is locked. */
const lockSeries = async (tx: Transaction, series: string): Promise<number> => {
  await tx.insert(serialNumber).values({ series, last: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({ last: serialNumber.last })
    .from(serialNumber)
    .where(eq(serialNumber.series, series))
    .for("update");
  if (row === undefined) throw new Error(`there is no series ${series}`);
  return row.last;
};

/** The highest serial that a student's number has, 0 without one; numbers in another style do not count. */
const highestSerial = async (tx: Transaction, prefix: string): Promise<number> => {
  const rest = sql`substring(${student.matricNumber} from ${prefix.length + 1}::int)`;
  const [found] = await tx
    .select({ serial: sql<number | null>`max(${rest}::int)` })
    .from(student)
    .where(sql`starts_with(${student.matricNumber}, ${prefix}) and ${rest} ~ '^[0-9]{1,8}$'`);
  return found?.serial ?? 0;
};
