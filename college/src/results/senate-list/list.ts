import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { exportSenateLists, senateLists } from "../../../../contract/results/senate-lists.ts";
import { studiesName } from "../../courses/programmes/of-department.ts";
import type { Database } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { department, programme } from "../../db/schema/students.ts";
import { defineList } from "../../lists/list.ts";
import { colleagueName } from "../../lists/names.ts";
import { senateListTexts as texts } from "./texts.ts";

const preparer = alias(staffMember, "preparer");
const decider = alias(staffMember, "decider");

/** Lists with what they are of and who dealt with them; each join finds at most one row. */
export const selectLists = (db: Database) =>
  db
    .select({
      id: senateList.id,
      programmeId: senateList.programmeId,
      programme: studiesName(department.name, programme.name).as("studies"),
      session: academicSession.name,
      state: senateList.state,
      graduates: sql<number>`(
        select count(*)::int from ${senateListEntry} e where e.list_id = ${senateList.id})`.as(
        "graduates",
      ),
      preparedById: senateList.preparedBy,
      preparedBy: colleagueName(preparer).as("prepared_by_name"),
      preparedAt: senateList.preparedAt,
      decidedBy: colleagueName(decider).as("decided_by_name"),
      decidedAt: senateList.decidedAt,
      note: senateList.note,
    })
    .from(senateList)
    .leftJoin(programme, eq(programme.id, senateList.programmeId))
    .leftJoin(department, eq(department.id, programme.departmentId))
    .leftJoin(academicSession, eq(academicSession.id, senateList.sessionId))
    .leftJoin(preparer, eq(preparer.accountId, senateList.preparedBy))
    .leftJoin(decider, eq(decider.accountId, senateList.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectLists>>[number];

/** A list in the form of the contract. */
export const listedList = ({ decidedAt, ...row }: Row) => ({
  id: row.id,
  programme: row.programme,
  session: row.session ?? "",
  state: row.state,
  graduates: row.graduates,
  preparedBy: row.preparedBy,
  preparedAt: row.preparedAt.toISOString(),
  decidedBy: row.decidedBy || null,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** The lists for the senate, in every state. */
export const senateListList = defineList({
  name: "senate-lists",
  endpoint: senateLists,
  exported: exportSenateLists,
  query: selectLists,
  id: senateList.id,
  sorts: { prepared: [senateList.preparedAt], session: [academicSession.name] },
  filters: {
    state: (state) => eq(senateList.state, state),
    programmeId: (id) => eq(senateList.programmeId, id),
    session: (name) => eq(academicSession.name, name),
  },
  row: listedList,
  columns: [
    { heading: "List", cell: (row) => row.id },
    { heading: "Programme", cell: (row) => row.programme },
    { heading: "Session", cell: (row) => row.session },
    { heading: "State", cell: (row) => texts.states[row.state] },
    { heading: "Graduates", cell: (row) => row.graduates },
    { heading: "Prepared by", cell: (row) => row.preparedBy },
    { heading: "Prepared", cell: (row) => row.preparedAt },
    { heading: "Decided by", cell: (row) => row.decidedBy },
    { heading: "Decided", cell: (row) => row.decidedAt },
    { heading: "Note", cell: (row) => row.note },
  ],
});
