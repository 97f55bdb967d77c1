import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  exportInstalments,
  type instalmentFigures,
  type instalmentStates,
  instalments,
} from "../../../../contract/payments/instalments.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { paymentPlanShare } from "../../db/schema/instalments.ts";
import { department, student } from "../../db/schema/students.ts";
import { defineList, type ListContext } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { studentMatches } from "../../lists/search.ts";
import { sessionIdOf } from "../../registration/calendar.ts";
import { nairaOf } from "../fees/amounts.ts";
import {
  isBilled,
  isOnListOf,
  planIdIn,
  sessionLevel,
  throughShare,
  tuitionSums,
} from "./plan-sql.ts";
import { readChoices, readPlans, readSession } from "./plans.ts";
import { readShares } from "./standing.ts";

type State = (typeof instalmentStates)[number];

/** To be joined to students: those with a plan, what they have paid, and the first share that they have not. */
const standing = (sessionId: SQL | number): SQL => sql`(
  select p.id as plan_id, t.charged, t.paid, next.number, next.due_date, next.outstanding
  from (select ${planIdIn(sessionId)} as id) p cross join lateral ${tuitionSums(sessionId)} t
    left join lateral (
      select s.number, s.due_date, ${throughShare} - t.paid as outstanding from ${paymentPlanShare} s
      where s.plan_id = p.id and not (${isBilled} and t.paid >= ${throughShare})
      order by s.number limit 1) next on true
  where p.id is not null) as standing`;

const stateOn = (today: string) => sql<State>`case when standing.number is null then 'paid'
  when standing.due_date < ${today} then 'overdue' else 'due' end`;

const todayOf = ({ clock, identity }: College): string => zonedDay(clock(), identity.timeZone);

const figures = (today: string) => ({
  planId: sql`standing.plan_id`.mapWith(Number),
  state: stateOn(today),
  number: sql<number | null>`standing.number`,
  dueDate: sql<string | null>`standing.due_date::text`,
});

/** The session that a list's filter names, or the current one. */
const sessionOf = ({ filters }: ListContext): SQL => sessionIdOf(filters?.session);

const selectInstalments = (db: Database, context: ListContext) => {
  const sessionId = sessionOf(context);
  return db
    .select({
      id: student.id,
      matricNumber: student.matricNumber,
      name: personName(student),
      department: department.name,
      level: sql`${sessionLevel(sessionId)}`.mapWith(Number),
      ...figures(todayOf(context.college)),
      chargedKobo: sql`standing.charged`.mapWith(Number),
      paidKobo: sql`standing.paid`.mapWith(Number),
      outstandingKobo: sql`standing.outstanding`.mapWith(Number),
    })
    .from(student)
    .innerJoinLateral(standing(sessionId), sql`true`)
    .leftJoin(department, eq(department.id, student.departmentId))
    .$dynamic();
};

/** Active students with an instalment plan, for the bursary. */
export const instalmentList = defineList({
  name: "instalments",
  endpoint: instalments,
  exported: exportInstalments,
  query: selectInstalments,
  within: () => eq(student.standing, "active"),
  id: student.id,
  sorts: {
    name: [student.surname, student.firstName],
    matric_number: [student.matricNumber],
    due_date: [{ nullsLast: sql`standing.due_date` }],
    outstanding: [{ nullsLast: sql`standing.outstanding` }],
  },
  filters: {
    session: () => undefined,
    plan: (id) => sql`standing.plan_id = ${id}`,
    state: (state, { college }) => sql`${stateOn(todayOf(college))} = ${state}`,
    share: (number) => sql`standing.number = ${number}`,
    department: (id) => eq(student.departmentId, id),
    level: (level, context) => sql`${sessionLevel(sessionOf(context))} = ${level}`,
    sponsor: (id, context) => isOnListOf(id, sessionOf(context)),
  },
  search: studentMatches,
  row: ({ department: name, chargedKobo, paidKobo, number, dueDate, outstandingKobo, ...row }) => ({
    ...row,
    department: name ?? "",
    charged: nairaOf(chargedKobo),
    paid: nairaOf(paidKobo),
    next:
      number === null || dueDate === null
        ? null
        : { number, dueDate, outstanding: nairaOf(outstandingKobo) },
  }),
  columns: [
    { heading: "Matric number", cell: (row) => row.matricNumber },
    { heading: "Name", cell: (row) => row.name },
    { heading: "Department", cell: (row) => row.department },
    { heading: "Level", cell: (row) => row.level },
    { heading: "State", cell: (row) => row.state },
    { heading: "Tuition (NGN)", cell: (row) => nairaOf(row.chargedKobo) },
    { heading: "Paid (NGN)", cell: (row) => nairaOf(row.paidKobo) },
    { heading: "Instalment", cell: (row) => row.number },
    { heading: "Due", cell: (row) => row.dueDate },
    {
      heading: "Outstanding (NGN)",
      cell: (row) => (row.number === null ? null : nairaOf(row.outstandingKobo)),
    },
  ],
});

type Figures = ResponseOf<typeof instalmentFigures>;

/** How the students of each plan of a session pay, in the counts of the list. @throws 404 */
export const readFigures = async (college: College, name: string | undefined): Promise<Figures> => {
  const { db } = college;
  const session = await readSession(db, name);
  const [plans, choices, counts] = await Promise.all([
    readPlans(db, session.id),
    readChoices(db),
    countStandings(db, session.id, todayOf(college)),
  ]);
  const shares = await readShares(
    db,
    plans.map(({ plan }) => plan.id),
  );
  return {
    session: session.name,
    ...choices,
    plans: plans.map(({ plan, department: own, sponsor: payer }) => {
      const ofPlan = counts.filter(({ planId }) => planId === plan.id);
      return {
        id: plan.id,
        department: own?.name ?? null,
        level: plan.level,
        sponsor: payer?.shortName ?? null,
        students: sumOf(ofPlan, "students"),
        paid: sumOf(
          ofPlan.filter(({ state }) => state === "paid"),
          "students",
        ),
        charged: nairaOf(sumOf(ofPlan, "chargedKobo")),
        received: nairaOf(sumOf(ofPlan, "paidKobo")),
        shares: (shares.get(plan.id) ?? []).map(({ percent, dueDate }, index) => {
          const next = ofPlan.filter(({ number }) => number === index + 1);
          const inState = (state: State): number =>
            sumOf(
              next.filter((one) => one.state === state),
              "students",
            );
          return {
            number: index + 1,
            percent,
            dueDate,
            due: inState("due"),
            overdue: inState("overdue"),
            outstanding: nairaOf(sumOf(next, "outstandingKobo")),
          };
        }),
      };
    }),
  };
};

type Count = Awaited<ReturnType<typeof countStandings>>[number];

const sumOf = (
  counts: readonly Count[],
  figure: "students" | "chargedKobo" | "paidKobo" | "outstandingKobo",
): number => counts.reduce((sum, count) => sum + count[figure], 0);

const countStandings = (db: Database, sessionId: number, today: string) =>
  db
    .select({
      ...figures(today),
      students: sql<number>`count(*)::int`,
      chargedKobo: sql`sum(standing.charged)`.mapWith(Number),
      paidKobo: sql`sum(standing.paid)`.mapWith(Number),
      outstandingKobo: sql`coalesce(sum(standing.outstanding), 0)`.mapWith(Number),
    })
    .from(student)
    .innerJoinLateral(standing(sessionId), sql`true`)
    .where(eq(student.standing, "active"))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .orderBy(asc(sql`1`));
