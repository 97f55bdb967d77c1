import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { storedFile } from "../db/schema/files.ts";
import { department, programme, student, studentLevel } from "../db/schema/students.ts";
import { found } from "./found.ts";
import { hashDemoPasswords } from "./passwords.ts";
import { drawPortrait } from "./portrait.ts";
import type { Random } from "./random.ts";
import type { DemoStudent } from "./students.ts";

interface Passport {
  readonly id: string;
  readonly content: Buffer;
}

/** A demo student with what takes time to make. */
export interface PreparedStudent {
  readonly student: DemoStudent;
  readonly passwordHash: string;
  readonly passport: Passport | undefined;
}

/** Hashes the passwords and draws the passport photos, before any transaction is open. */
export const prepareStudents = async (
  random: Random,
  students: readonly DemoStudent[],
): Promise<readonly PreparedStudent[]> => {
  const hashes = await hashDemoPasswords(
    random,
    students.map(({ password }) => password),
  );
  return Promise.all(
    students.map(async (one, index) => ({
      student: one,
      passwordHash: hashes[index] ?? "",
      passport: one.hasPassport ? await drawPassport(random, one) : undefined,
    })),
  );
};

const drawPassport = async (random: Random, { sex }: DemoStudent): Promise<Passport> => {
  const id = random.uuid();
  return { id, content: await drawPortrait(random, sex) };
};

/** The ids of what was written, by matric number. */
export interface WrittenStudents {
  readonly accountIds: ReadonlyMap<string, number>;
  readonly studentIds: ReadonlyMap<string, number>;
}

/** The session in which the first level was attended, `2024/2025`. */
const entrySessionOf = ({ years }: DemoStudent): string => years[0]?.session.name ?? "";

/** Writes accounts, photos and students, with the levels they had. */
export const writeStudents = async (
  tx: Transaction,
  prepared: readonly PreparedStudent[],
  sessionIds: ReadonlyMap<string, number>,
): Promise<WrittenStudents> => {
  const accounts = await tx
    .insert(account)
    .values(
      prepared.map(({ student: { matricNumber, email, mustChangePassword }, passwordHash }) => ({
        kind: "student" as const,
        login: matricNumber,
        email,
        passwordHash,
        mustChangePassword,
      })),
    )
    .returning({ id: account.id, login: account.login });
  const accountIds = new Map(accounts.map(({ id, login }) => [login, id]));
  const ownerOf = ({ matricNumber }: DemoStudent): number => found(accountIds, matricNumber);
  await tx
    .insert(storedFile)
    .values(
      prepared.flatMap(({ student: owner, passport }) =>
        passport === undefined
          ? []
          : { ...passport, ownerAccountId: ownerOf(owner), mediaType: "image/jpeg" },
      ),
    );
  const departments = await tx.select().from(department);
  const departmentIds = new Map(departments.map(({ id, name }) => [name, id]));
  const programmes = await tx.select().from(programme);
  const programmeIds = new Map(
    departments.map((one) => [
      one.name,
      programmes.find(({ departmentId }) => departmentId === one.id)?.id ?? 0,
    ]),
  );
  const students = await tx
    .insert(student)
    .values(
      prepared.map(({ student: one, passport }) => ({
        ...one,
        accountId: ownerOf(one),
        departmentId: found(departmentIds, one.department),
        programmeId: found(programmeIds, one.department),
        entrySessionId: sessionIds.get(entrySessionOf(one)) ?? null,
        passportFileId: passport?.id ?? null,
      })),
    )
    .returning({ id: student.id, matricNumber: student.matricNumber });
  const studentIds = new Map(students.map(({ id, matricNumber }) => [matricNumber, id]));
  const levels = prepared.flatMap(({ student: { matricNumber, years } }) =>
    years
      .filter(({ session }) => !session.isCurrent)
      .map(({ session, level }) => ({
        studentId: found(studentIds, matricNumber),
        sessionId: found(sessionIds, session.name),
        level,
      })),
  );
  await tx.insert(studentLevel).values(levels);
  return { accountIds, studentIds };
};
