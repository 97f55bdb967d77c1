import { and, eq, inArray, sql } from "drizzle-orm";
import type { changeQuotas } from "../../../../contract/admissions/application-sessions.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { admissionQuota, programmeQuota } from "../../db/schema/admission-quotas.ts";
import { applicationSession } from "../../db/schema/admissions.ts";
import { refuseFields } from "../../http/refusal.ts";
import { answerSave, requireConfirmed, requireSeen, saved } from "../../records/saving.ts";
import { readQuotas } from "./session-records.ts";
import { sessionTexts } from "./texts.ts";

type Body = BodyOf<typeof changeQuotas>;
type Quotas = Awaited<ReturnType<typeof readQuotas>>;

/**
 * Sets how many each department takes from a round. A quota below the admitted number revokes nothing.
 * @throws 400 for a department the college does not have; 404; 409 `changed_elsewhere`.
 */
export const setQuotas = (
  college: College,
  actor: Account,
  id: number,
  body: Body,
): Promise<ResponseOf<typeof changeQuotas>> =>
  answerSave(
    college.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(applicationSession)
        .where(eq(applicationSession.id, id))
        .for("no key update");
      const session = requireSeen(row, body.revision);
      // An admission locks these rows, so the count here is exact.
      await tx
        .select()
        .from(admissionQuota)
        .where(eq(admissionQuota.applicationSessionId, id))
        .orderBy(admissionQuota.departmentId)
        .for("update");
      await tx
        .select()
        .from(programmeQuota)
        .where(eq(programmeQuota.applicationSessionId, id))
        .orderBy(programmeQuota.programmeId)
        .for("update");
      const quotas = await readQuotas(tx, id);
      const ofDepartments = changesOf(quotas, body);
      const ofProgrammes = programmeChangesOf(quotas, body);
      const changes = [...ofDepartments, ...ofProgrammes];
      requireConfirmed(body, changes.flatMap(consequenceOf));
      await write(tx, id, ofDepartments);
      await writeProgrammes(tx, id, ofProgrammes);
      await tx
        .update(applicationSession)
        .set({ revision: session.revision + 1 })
        .where(eq(applicationSession.id, id));
      await recordChange(college, tx, {
        actorAccountId: actor.id,
        action: "application_session.quotas",
        subject: `application_session:${id}`,
        before: Object.fromEntries(changes.map(({ was }) => [was.department, was.places])),
        after: Object.fromEntries(changes.map(({ was, places }) => [was.department, places])),
      });
      return saved(id);
    }),
  );

interface Change {
  readonly was: Pick<Quotas[number], "department" | "places" | "admitted">;
  readonly places: number | null;
}

interface DepartmentChange extends Change {
  readonly departmentId: number;
}

interface ProgrammeChange extends Change {
  readonly programmeId: number;
}

const programmeChangesOf = (
  quotas: Quotas,
  { programmeQuotas = [] }: Body,
): readonly ProgrammeChange[] => {
  const own = new Map(
    quotas.flatMap(({ department, programmes }) =>
      programmes.map((one) => [
        one.programmeId,
        { ...one, department: `${department}, ${one.programme}` },
      ]),
    ),
  );
  return programmeQuotas.flatMap(({ programmeId, places }, index) => {
    const was = own.get(programmeId);
    if (was === undefined) {
      throw refuseFields({ [`programmeQuotas.${index}`]: [sessionTexts.unknownProgramme] });
    }
    return was.places === places ? [] : [{ was, places, programmeId }];
  });
};

const writeProgrammes = async (
  tx: Transaction,
  applicationSessionId: number,
  changes: readonly ProgrammeChange[],
): Promise<void> => {
  for (const { programmeId, places } of changes) {
    await tx
      .delete(programmeQuota)
      .where(
        and(
          eq(programmeQuota.applicationSessionId, applicationSessionId),
          eq(programmeQuota.programmeId, programmeId),
        ),
      );
    if (places !== null) {
      await tx.insert(programmeQuota).values({ applicationSessionId, programmeId, places });
    }
  }
};

const changesOf = (quotas: Quotas, { quotas: requested }: Body): readonly DepartmentChange[] => {
  const own = new Map(quotas.map((quota) => [quota.departmentId, quota]));
  return requested.flatMap(({ departmentId, places }, index) => {
    const was = own.get(departmentId);
    if (was === undefined) {
      throw refuseFields({ [`quotas.${index}`]: [sessionTexts.unknownDepartment] });
    }
    return was.places === places ? [] : [{ was, places, departmentId }];
  });
};

const consequenceOf = ({ was, places }: Change): readonly string[] =>
  places !== null && places < was.admitted
    ? [sessionTexts.quotaBelowAdmitted(was.department, places, was.admitted)]
    : [];

const write = async (
  tx: Transaction,
  applicationSessionId: number,
  changes: readonly DepartmentChange[],
): Promise<void> => {
  const limited = changes.flatMap(({ departmentId, places }) =>
    places === null ? [] : [{ applicationSessionId, departmentId, places }],
  );
  const unlimited = changes.flatMap(({ departmentId, places }) =>
    places === null ? [departmentId] : [],
  );
  if (limited.length > 0) {
    await tx
      .insert(admissionQuota)
      .values(limited)
      .onConflictDoUpdate({
        target: [admissionQuota.applicationSessionId, admissionQuota.departmentId],
        set: { places: sql`excluded.places` },
      });
  }
  if (unlimited.length > 0) {
    await tx
      .delete(admissionQuota)
      .where(
        and(
          eq(admissionQuota.applicationSessionId, applicationSessionId),
          inArray(admissionQuota.departmentId, unlimited),
        ),
      );
  }
};
