import { and, eq, inArray } from "drizzle-orm";
import { surnamePassword } from "../../../contract/accounts/password.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { importStudents as endpoint } from "../../../contract/students/student-records.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { normaliseName } from "../../../rules/profiles/person-name.ts";
import { sexes } from "../../../rules/profiles/personal-details.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { department, programme, student } from "../db/schema/students.ts";
import type { ImportCall } from "../imports/mount.ts";
import type { ImportRow } from "../imports/read-import.ts";
import { accountOpenedMail } from "../mail/profile-mails.ts";
import { queueMails } from "../mail/queue.ts";
import { type ImportColumn, type ImportedStudent, readImportedStudent } from "./import-row.ts";
import { studentTexts } from "./texts.ts";

type Preview = ValueOf<(typeof endpoint)["response"]["properties"]["preview"]>[number];
type Hashes = Awaited<ReturnType<typeof hashFirstPasswords>>;
type Call = ImportCall<ImportColumn, Hashes>;

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

/** The password hashes that an import computes before its transaction. */
export const prepareImport = (rows: readonly ImportRow<ImportColumn>[]): Promise<Hashes> =>
  hashFirstPasswords(rows.map(({ cells }) => normaliseName(cells.surname)));

/** Creates students and accounts, with the surname as the first password, and mails the sign-in instructions. */
export const importStudents = async (
  tx: Transaction,
  { college, account: actor, rows, reason, prepared, problem }: Call,
): Promise<readonly Preview[]> => {
  const rowsOfDepartments = await tx.select().from(department);
  const sessions = await tx.select().from(academicSession);
  const context = {
    departments: new Map(rowsOfDepartments.map(({ code, id }) => [code.toUpperCase(), id])),
    programmes: await tx.select().from(programme),
    sessions: new Map(sessions.map(({ name, id }) => [name, id])),
    today: zonedDay(college.clock(), college.identity.timeZone),
  };
  let problems = 0;
  const report: Call["problem"] = (...args) => {
    problems += 1;
    problem(...args);
  };
  const read = rows.flatMap(({ row, cells }) => {
    const one = readImportedStudent(cells, context, (column, message) =>
      report(row, column, message),
    );
    return one === undefined ? [] : [{ row, one }];
  });
  refuseTwice(read, report);
  await refuseTaken(tx, read, report);
  if (problems === 0 && prepared !== undefined) {
    const students = read.map(({ one }) => one);
    for (let from = 0; from < students.length; from += atOnce) {
      await write(college, tx, students.slice(from, from + atOnce), {
        actorId: actor.id,
        reason: reason ?? null,
        hashes: prepared,
      });
    }
  }
  return rows.map(({ cells }) => ({
    matricNumber: cells.matric_number,
    name: `${cells.surname} ${cells.first_name}`,
    email: cells.email,
    department: cells.department,
    level: cells.level,
  }));
};

type Read = readonly { readonly row: number; readonly one: ImportedStudent }[];

/** Numbers and addresses are unique, also within one file. */
const refuseTwice = (read: Read, report: Call["problem"]): void => {
  const numbers = new Map<string, number>();
  const emails = new Map<string, number>();
  for (const { row, one } of read) {
    const [number, email] = [numbers.get(one.matricNumber), emails.get(one.email)];
    if (number !== undefined) report(row, "matric_number", studentTexts.import.twice(number));
    if (email !== undefined) report(row, "email", studentTexts.import.twice(email));
    numbers.set(one.matricNumber, number ?? row);
    emails.set(one.email, email ?? row);
  }
};

const refuseTaken = async (tx: Transaction, read: Read, report: Call["problem"]): Promise<void> => {
  for (let from = 0; from < read.length; from += atOnce) {
    const part = read.slice(from, from + atOnce);
    const isStudents = eq(account.kind, "student");
    const numbers = await tx
      .select({ login: account.login })
      .from(account)
      .where(
        and(
          isStudents,
          inArray(
            account.login,
            part.map(({ one }) => one.matricNumber),
          ),
        ),
      );
    const emails = await tx
      .select({ email: account.email })
      .from(account)
      .where(
        and(
          isStudents,
          inArray(
            account.email,
            part.map(({ one }) => one.email),
          ),
        ),
      );
    const takenNumbers = new Set(numbers.map(({ login }) => login));
    const takenEmails = new Set(emails.map(({ email }) => email));
    for (const { row, one } of part) {
      if (takenNumbers.has(one.matricNumber)) {
        report(row, "matric_number", studentTexts.import.numberTaken);
      }
      if (takenEmails.has(one.email)) report(row, "email", studentTexts.import.emailTaken);
    }
  }
};

interface Writing {
  readonly actorId: number;
  readonly reason: string | null;
  readonly hashes: Hashes;
}

const write = async (
  college: College,
  tx: Transaction,
  part: readonly ImportedStudent[],
  { actorId, reason, hashes }: Writing,
): Promise<void> => {
  const opened = await tx
    .insert(account)
    .values(
      part.map(({ matricNumber, email, values }) => ({
        kind: "student" as const,
        login: matricNumber,
        email,
        passwordHash: hashOf(hashes, values.surname ?? ""),
        mustChangePassword: true,
        createdAt: college.clock(),
      })),
    )
    .returning({ id: account.id, login: account.login });
  const accountIds = new Map(opened.map(({ id, login }) => [login, id]));
  const written = await tx
    .insert(student)
    .values(
      part.map(({ matricNumber, email: _email, values, ...place }) => {
        const { sex, surname, firstName, ...rest } = values;
        return {
          ...rest,
          surname: surname ?? "",
          firstName: firstName ?? "",
          sex: sexes.find((one) => one === sex) ?? null,
          accountId: accountIds.get(matricNumber) ?? 0,
          matricNumber,
          ...place,
        };
      }),
    )
    .returning({ id: student.id, matricNumber: student.matricNumber, level: student.level });
  await recordChanges(
    college,
    tx,
    written.map(({ id, matricNumber, level }) => ({
      actorAccountId: actorId,
      action: "student.import",
      subject: `student:${id}`,
      before: null,
      after: { matricNumber, level },
      reason,
    })),
  );
  const loginUrl = `${college.config.publicUrl}/login`;
  await queueMails(
    college,
    tx,
    part.map(({ matricNumber, email, values }) => ({
      to: email,
      ...accountOpenedMail(college.identity, {
        firstName: values.firstName ?? "",
        number: matricNumber,
        loginUrl,
      }),
    })),
  );
};

const hashOf = (hashes: Hashes, surname: string): string => {
  const hash = hashes.get(surnamePassword(surname));
  if (hash === undefined) throw new Error("a first password was not hashed");
  return hash;
};

/** Concurrent hashes: libuv's thread pool has four threads by default. */
const hashesAtOnce = 4;

/**
 * The hashes of first passwords, by password. A hash takes tens of milliseconds, so students with the same surname
 * share one. Sharing reveals no more than the surname stored beside it, and the first sign-in replaces the hash.
 */
const hashFirstPasswords = async (
  surnames: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  const passwords = [...new Set(surnames.map(surnamePassword))].values();
  const work = async (): Promise<void> => {
    for (const password of passwords) hashes.set(password, await hashPassword(password));
  };
  await Promise.all(Array.from({ length: hashesAtOnce }, work));
  return hashes;
};
