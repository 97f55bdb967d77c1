import { Readable } from "node:stream";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { ZipFile } from "yazl";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type College, onReplica } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { admissionDecision, olevelSitting } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { indexingRecord, indexingRound } from "../../db/schema/council-indexing.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { readPhoto } from "../../files/photo.ts";
import { grouped } from "../../grouped.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { xlsxOf } from "../../lists/export-file.ts";
import { personName } from "../../lists/names.ts";
import { destroyWhenStalled } from "../../lists/stall.ts";
import { readRound } from "./rounds.ts";
import { isInRound, recordOfRound, stateOf } from "./state.ts";
import { type CouncilRow, indexingTexts as texts } from "./texts.ts";

/**
 * Everybody who is ready, as the council asks for it. Sent as it is packed: of the photos one is held at a time.
 * @throws 404; 409 `nobody_ready`, `over_quota`
 */
export const packFiles = async (
  college: College,
  actor: Account,
  roundId: number,
): Promise<FileAnswer> => {
  const { quota, students, columns, session } = await readRound(college, roundId);
  if (students.ready === 0) throw refuse(409, texts.nobodyReady, "nobody_ready");
  const count = students.ready + students.indexed;
  if (count > quota) throw refuse(409, texts.overQuota(count, quota), "over_quota");
  const { db } = onReplica(college);
  const ready = await readReady(db, roundId);
  await college.db.transaction((tx) =>
    recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "export",
      subject: `indexing_round:${roundId}`,
      after: { students: ready.length },
    }),
  );
  const rows = ready.map(({ row }) => columns.map(({ value }) => row[value]));
  const zip = new ZipFile();
  const table = { headings: columns.map(({ heading }) => heading), batches: Readable.from([rows]) };
  // Packed once already; the photos, too.
  zip.addReadStream(xlsxOf(table, "students"), "students.xlsx", { compress: false });
  for (const { photoId, row } of ready) {
    if (photoId === null) continue;
    zip.addReadStreamLazy(`photos/${row.photo}`, { compress: false }, (give) => {
      requirePhoto(db, photoId).then(
        (photo) => give(null, Readable.from([photo], { objectMode: false })),
        (error: unknown) => zip.emit("error", error),
      );
    });
  }
  zip.end();
  const content = Readable.from(zip.outputStream, { objectMode: false });
  zip.once("error", (error: Error) => content.destroy(error));
  destroyWhenStalled(content);
  return new FileAnswer("application/zip", content, `indexing_${session.replace("/", "-")}.zip`);
};

/** An empty file in a photo's place would reach the council unseen. */
const requirePhoto = async (db: Database, fileId: string): Promise<Buffer> => {
  const photo = await readPhoto(db, fileId);
  if (photo === null) throw new Error("a student's photo is gone");
  return photo;
};

const photoNameOf = (matricNumber: string): string =>
  `${matricNumber.replaceAll(/[^\w-]/g, "_")}.jpg`;

interface ReadyStudent {
  readonly photoId: string | null;
  readonly row: CouncilRow;
}

const readReady = async (db: Database, roundId: number): Promise<readonly ReadyStudent[]> => {
  const students = await db
    .select({
      student,
      fullName: personName(student),
      email: account.email,
      programme: studiesName(department.name, programme.name),
      entrySession: academicSession.name,
      applicantId: admissionDecision.applicantId,
    })
    .from(student)
    .innerJoin(indexingRound, sql`${indexingRound.id} = ${roundId}`)
    .innerJoin(account, eq(account.id, student.accountId))
    .innerJoin(programme, eq(programme.id, indexingRound.programmeId))
    .innerJoin(department, eq(department.id, programme.departmentId))
    .innerJoin(academicSession, eq(academicSession.id, indexingRound.entrySessionId))
    .leftJoin(indexingRecord, recordOfRound)
    .leftJoin(admissionDecision, eq(admissionDecision.studentId, student.id))
    .where(and(isInRound, sql`${stateOf} = 'ready'`))
    .orderBy(asc(student.surname), asc(student.firstName), asc(student.id));
  const applicants = students.flatMap(({ applicantId }) => applicantId ?? []);
  const sittings =
    applicants.length === 0
      ? []
      : await db
          .select()
          .from(olevelSitting)
          .where(inArray(olevelSitting.applicantId, applicants))
          .orderBy(asc(olevelSitting.sitting));
  const sittingsOf = grouped(sittings, ({ applicantId }) => applicantId);
  return students.map(({ student: one, applicantId, ...rest }, index) => ({
    photoId: one.passportFileId,
    row: {
      serial: index + 1,
      matric_number: one.matricNumber,
      surname: one.surname,
      first_name: one.firstName,
      other_name: one.otherName,
      full_name: rest.fullName,
      sex: one.sex,
      date_of_birth: one.dateOfBirth,
      nationality: one.nationality,
      state_of_origin: one.stateOfOrigin,
      lga: one.lga,
      phone: one.phone,
      email: rest.email,
      address: one.address,
      programme: rest.programme,
      entry_session: rest.entrySession,
      o_level: (sittingsOf.get(applicantId ?? 0) ?? []).map(sittingText).join("; "),
      photo: photoNameOf(one.matricNumber),
    },
  }));
};

/** `WAEC 2024 4120304011: English Language B3, Mathematics C4` */
const sittingText = ({
  examType,
  year,
  examNumber,
  subjects,
}: typeof olevelSitting.$inferSelect): string =>
  `${examType} ${year} ${examNumber}: ${subjects.map(({ name, grade }) => `${name} ${grade}`).join(", ")}`;
