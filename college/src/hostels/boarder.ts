import { and, desc, eq, exists, lte, type SQL, sql } from "drizzle-orm";
import { inBatches } from "../db/batches.ts";
import type { Database } from "../db/database.ts";
import { isOneOf, prepareOnce } from "../db/prepare-once.ts";
import { academicSession } from "../db/schema/calendar.ts";
import {
  bedClaim,
  hostelApplication,
  type hostelKinds,
  hostelSettings,
  hostelWaiting,
} from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { hasPaidFee } from "../payments/ledger/paid.ts";
import { currentSessionId } from "../registration/calendar.ts";

/** When beds of a session can be applied for; null where the hostel office has not said. */
type Opening = Pick<
  typeof hostelSettings.$inferSelect,
  "isApplicationOpen" | "applicationDeadline"
> | null;

/** Open until just before the deadline; without one, until it is closed. */
export const isOpen = (opening: Opening, now: Date): boolean =>
  opening?.isApplicationOpen === true &&
  (opening.applicationDeadline === null || now < opening.applicationDeadline);

export type HostelKind = (typeof hostelKinds)[number];

type HostelApplication = typeof hostelApplication.$inferSelect;

/** A student as far as hostels go, in the session now running. */
export interface Boarder {
  readonly studentId: number;
  /** Null where the student's record does not say. */
  readonly kind: HostelKind | null;
  /** Null while no session runs: nothing is paid then, nothing open. */
  readonly sessionId: number | null;
  readonly isPaid: boolean;
  readonly opening: Opening;
  /** The latest of the session. */
  readonly application: HostelApplication | null;
  readonly isWaiting: boolean;
  /** An expired offer is not swept yet, so the free beds are not known exactly. */
  readonly hasLapsedOffer: boolean;
}

/** True for an application that holds a bed. */
export const isStanding = ({ status }: Pick<HostelApplication, "status">): boolean =>
  status === "pending" || status === "approved";

/** The columns of a boarder in a query that joins what `boarderJoins` tells. Its placeholder `now` is in ISO 8601. */
export const boarderColumns = (db: Database) => ({
  studentId: student.id,
  kind: student.sex,
  sessionId: academicSession.id,
  isPaid: hasPaidFee("hostel", { accountId: student.accountId, sessionId: academicSession.id }),
  opening: hostelSettings,
  application: hostelApplication,
  isWaiting: sql<boolean>`${hostelWaiting.id} is not null`,
  hasLapsedOffer: sql<boolean>`${exists(
    db
      .select({ bedId: bedClaim.bedId })
      .from(bedClaim)
      .where(
        and(
          eq(bedClaim.sessionId, academicSession.id),
          lte(bedClaim.offeredUntil, sql.placeholder("now")),
        ),
      ),
  )}`,
});

/** Left-join each to `student`; the latest application is the first row by `latestFirst`. */
export const boarderJoins = {
  session: eq(academicSession.id, currentSessionId),
  settings: eq(hostelSettings.sessionId, academicSession.id),
  applications: and(
    eq(hostelApplication.studentId, student.id),
    eq(hostelApplication.sessionId, academicSession.id),
  ),
  waiting: and(
    eq(hostelWaiting.sessionId, academicSession.id),
    eq(hostelWaiting.studentId, student.id),
  ),
} satisfies Record<string, SQL | undefined>;

export const latestFirst = desc(hostelApplication.id);

/** Prepared: planning so many joins takes ten times as long as answering. */
const boardersQuery = prepareOnce((db) =>
  db
    .selectDistinctOn([student.accountId], { accountId: student.accountId, ...boarderColumns(db) })
    .from(student)
    .leftJoin(academicSession, boarderJoins.session)
    .leftJoin(hostelSettings, boarderJoins.settings)
    .leftJoin(hostelApplication, boarderJoins.applications)
    .leftJoin(hostelWaiting, boarderJoins.waiting)
    .where(isOneOf(student.accountId, "accountIds"))
    .orderBy(student.accountId, latestFirst)
    .prepare("hostel_boarders"),
);

interface Asked {
  readonly accountId: number;
  readonly now: Date;
}

/** Of a page's two calls, and of all students who open it at once, one query. */
const boarderReader = prepareOnce((db) =>
  inBatches(async (asked: readonly Asked[]) => {
    const rows = await boardersQuery(db).execute({
      accountIds: asked.map(({ accountId }) => accountId),
      now: asked.at(-1)?.now.toISOString(),
    });
    const boarders = new Map(rows.map((row) => [row.accountId, row]));
    return asked.map(({ accountId }) => boarders.get(accountId));
  }),
);

/** @throws Error where the account is no student's. */
export const readBoarder = async (db: Database, accountId: number, now: Date): Promise<Boarder> => {
  const boarder = await boarderReader(db)({ accountId, now });
  if (boarder === undefined) throw new Error("a student's account has no student");
  return boarder;
};
