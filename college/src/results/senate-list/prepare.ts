import { and, eq, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import {
  mostSenateGraduates,
  type prepareSenateList,
  type unlistedGraduates,
} from "../../../../contract/results/senate-lists.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { department, programme, student } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { graduatesOf, inListOrder, isToBeListed, lastSessionId, readGraduates } from "./judge.ts";
import { senateListTexts as texts } from "./texts.ts";

type Body = BodyOf<typeof prepareSenateList>;

/** Who graduated and is on no approved list, counted by programme and session. */
export const readUnlisted = async (db: Database): Promise<ResponseOf<typeof unlistedGraduates>> => {
  const unlisted = db
    .select({
      programmeId: student.programmeId,
      sessionId: lastSessionId.as("session_id"),
    })
    .from(student)
    .leftJoin(
      senateListEntry,
      and(eq(senateListEntry.studentId, student.id), eq(senateListEntry.isCurrent, true)),
    )
    .where(and(eq(student.standing, "graduated"), sql`${senateListEntry.studentId} is null`))
    .as("unlisted");
  const groups = await db
    .select({
      programmeId: programme.id,
      programme: studiesName(department.name, programme.name),
      session: academicSession.name,
      graduates: sql<number>`count(*)::int`,
      waitingListId: sql<number | null>`(
        select w.id from ${senateList} w where w.programme_id = ${programme.id}
          and w.session_id = ${academicSession.id} and w.state = 'waiting')`,
    })
    .from(unlisted)
    .innerJoin(programme, eq(programme.id, unlisted.programmeId))
    .innerJoin(department, eq(department.id, programme.departmentId))
    .innerJoin(academicSession, sql`${academicSession.id} = ${unlisted.sessionId}`)
    .groupBy(programme.id, department.id, academicSession.id)
    .orderBy(sql`${academicSession.name} desc`, department.name, programme.name);
  return { groups };
};

/**
 * Puts graduates on a list that waits for a second person. What it says of them stays as it is.
 * @throws 400 `{programme_id}`, `{session}`; 409 `no_graduates`, `list_waiting`
 */
export const prepareList = async (
  college: College,
  actor: Account,
  body: Body,
): Promise<ResponseOf<typeof prepareSenateList>> => {
  try {
    return await college.db.transaction((tx) => prepare(college, tx, actor, body));
  } catch (error) {
    if (isUniqueViolation(error, "senate_list_waiting")) {
      throw refuse(409, texts.listWaiting, "list_waiting");
    }
    throw error;
  }
};

const prepare = async (
  college: College,
  tx: Transaction,
  actor: Account,
  body: Body,
): Promise<ResponseOf<typeof prepareSenateList>> => {
  const place = await readPlace(tx, body);
  const graduates = (await readGraduates(college, tx, graduatesOf(place)))
    .filter(isToBeListed)
    .toSorted(inListOrder)
    .slice(0, mostSenateGraduates);
  if (graduates.length === 0) throw refuse(409, texts.noGraduates, "no_graduates");
  const [list] = await tx
    .insert(senateList)
    .values({ ...place, preparedBy: actor.id, preparedAt: college.clock() })
    .returning({ id: senateList.id });
  if (list === undefined) throw new Error("the list was not written");
  await tx.insert(senateListEntry).values(
    graduates.map(({ studentId, cgpa, classOfAward, unmet, approved }, index) => ({
      listId: list.id,
      studentId,
      position: index + 1,
      cgpa,
      classOfAward,
      isCorrection: approved !== null,
      correctedClass: approved?.classOfAward ?? null,
      unmet,
    })),
  );
  await recordChange(college, tx, {
    actorAccountId: actor.id,
    action: "senate_list.prepare",
    subject: `senate_list:${list.id}`,
    after: { programmeId: place.programmeId, session: body.session, graduates: graduates.length },
  });
  return { message: texts.prepared(graduates.length), id: list.id };
};

const readPlace = async (tx: Transaction, { programmeId, session }: Body) => {
  const [known] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(eq(programme.id, programmeId));
  if (known === undefined) throw refuseFields({ programmeId: [texts.noProgramme] });
  const [ended] = await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.name, session));
  if (ended === undefined) throw refuseFields({ session: [texts.noSession] });
  return { programmeId, sessionId: ended.id };
};
