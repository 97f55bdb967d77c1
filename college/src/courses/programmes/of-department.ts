import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../db/database.ts";
import { department, programme } from "../../db/schema/students.ts";

type Programme = typeof programme.$inferSelect;

/** How many levels a programme has until the office says so. */
const usualYears = 3;

/** Gives new departments their first programme, which has the department's own name and code. */
export const addFirstProgrammes = async (
  db: Database | Transaction,
  departments: readonly { readonly id: number; readonly code: string; readonly name: string }[],
): Promise<readonly Programme[]> =>
  db
    .insert(programme)
    .values(
      departments.map(({ id, code, name }) => ({
        departmentId: id,
        code,
        name,
        years: usualYears,
      })),
    )
    .returning();

/** A department's programmes, the oldest first: at least one. */
export const readProgrammesOf = (
  db: Database | Transaction,
  departmentId: number,
): Promise<readonly Programme[]> =>
  db
    .select()
    .from(programme)
    .where(eq(programme.departmentId, departmentId))
    .orderBy(asc(programme.id));

/** The departments to choose from, by name, each with its programmes where it has several. */
export const readDepartmentChoices = async (
  db: Database,
  { openOnly = false }: { readonly openOnly?: boolean } = {},
) => {
  const departments = await db.select().from(department).orderBy(asc(department.name));
  const programmes = await db.select().from(programme).orderBy(asc(programme.name));
  return departments.map(({ id, code, name }) => {
    const own = programmes.filter((one) => one.departmentId === id && (one.isOpen || !openOnly));
    return {
      id,
      code,
      name,
      programmes: own.length < 2 ? [] : own.map((one) => ({ code: one.code, name: one.name })),
    };
  });
};

/** What papers call the studies: the department, and the programme where that has another name. */
export const studiesName = (
  departmentName: PgColumn,
  programmeName: PgColumn,
): SQL<string> => sql<string>`case when coalesce(${programmeName}, ${departmentName}) = ${departmentName}
  then ${departmentName} else ${departmentName} || ', ' || ${programmeName} end`;

/** The programme of somebody who is in a department and chose none. */
export const firstProgrammeOf = async (
  db: Database | Transaction,
  departmentId: number,
): Promise<Programme> => {
  const [first] = await readProgrammesOf(db, departmentId);
  if (first === undefined) throw new Error("a department has no programme");
  return first;
};
