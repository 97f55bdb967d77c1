import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { changePaymentPlan, createPaymentPlan } from "../../../../contract/payments/plans.ts";
import type { PlanShare } from "../../../../rules/payments/instalments.ts";
import { completeShares, planProblems } from "../../../../rules/payments/plan-form.ts";
import { planTexts as formTexts } from "../../../../rules/payments/texts.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { paymentPlan, paymentPlanShare } from "../../db/schema/instalments.ts";
import { sponsor } from "../../db/schema/sponsors.ts";
import { department } from "../../db/schema/students.ts";
import { refuseFields } from "../../http/refusal.ts";
import { refuseProblems } from "../../records/saving.ts";
import type { PlanScope } from "./effect.ts";
import { readShares } from "./standing.ts";
import { planTexts } from "./texts.ts";

type Form = BodyOf<typeof createPaymentPlan>;
type Shares = BodyOf<typeof changePaymentPlan>["shares"];
type PlanRow = typeof paymentPlan.$inferSelect;

/** @throws 400 at the field where the college has no such session. */
export const findSession = async (
  tx: Transaction,
  name: string,
  field: string,
): Promise<number> => {
  const [session] = await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.name, name));
  if (session === undefined) throw refuseFields({ [field]: [planTexts.unknownSession] });
  return session.id;
};

/** The lock of the session makes one change of its plans wait for another. @throws as `findSession` */
export const lockSession = async (
  tx: Transaction,
  name: string,
  field: string,
): Promise<number> => {
  const id = await findSession(tx, name, field);
  await tx
    .select({ id: academicSession.id })
    .from(academicSession)
    .where(eq(academicSession.id, id))
    .for("no key update");
  return id;
};

/** Whom a new plan is for. @throws 400 with the invalid fields. */
export const readScope = async (
  tx: Transaction,
  { session, department: departmentId, level, sponsor: sponsorId }: Omit<Form, "shares">,
): Promise<PlanScope> => {
  const sessionId = await lockSession(tx, session, "session");
  const scope = { sessionId, departmentId, level, sponsorId };
  if (
    departmentId !== null &&
    (await tx.$count(department, eq(department.id, departmentId))) === 0
  ) {
    throw refuseFields({ department: [planTexts.unknownDepartment] });
  }
  if (level !== null && !(level >= 100 && level <= 900 && level % 100 === 0)) {
    throw refuseFields({ level: [formTexts.level] });
  }
  if (sponsorId !== null && (await tx.$count(sponsor, isActiveSponsor(sponsorId))) === 0) {
    throw refuseFields({ sponsor: [planTexts.unknownSponsor] });
  }
  const same = and(
    eq(paymentPlan.sessionId, sessionId),
    isSame(paymentPlan.departmentId, departmentId),
    isSame(paymentPlan.level, level),
    isSame(paymentPlan.sponsorId, sponsorId),
  );
  if ((await tx.$count(paymentPlan, same)) > 0) {
    throw refuseFields({ department: [planTexts.exists] });
  }
  return scope;
};

const isActiveSponsor = (id: number): SQL | undefined =>
  and(eq(sponsor.id, id), eq(sponsor.isActive, true));

const isSame = (column: PgColumn, value: number | null): SQL =>
  value === null ? isNull(column) : eq(column, value);

/** @throws 400 with the invalid fields. */
export const readForm = (form: Shares): readonly PlanShare[] => {
  refuseProblems(planProblems(form));
  return completeShares(form);
};

/** Undefined where there is no such plan. */
export const lockPlan = async (tx: Transaction, id: number): Promise<PlanRow | undefined> => {
  const [plan] = await tx.select().from(paymentPlan).where(eq(paymentPlan.id, id)).for("update");
  return plan;
};

/** The shares that a plan has. */
export const sharesOf = async (tx: Transaction, planId: number): Promise<readonly PlanShare[]> =>
  ((await readShares(tx, [planId])).get(planId) ?? []).map(({ percent, dueDate, unlocks }) => ({
    percent,
    dueDate,
    unlocks,
  }));

/** Answers the new plan's id. */
export const insertPlan = async (
  tx: Transaction,
  { sessionId, departmentId, level, sponsorId }: PlanScope,
  shares: readonly PlanShare[],
): Promise<number> => {
  const [plan] = await tx
    .insert(paymentPlan)
    .values({ sessionId, departmentId, level, sponsorId })
    .returning({ id: paymentPlan.id });
  if (plan === undefined) throw new Error("the plan was not written");
  await writeShares(tx, plan.id, shares);
  return plan.id;
};

/** In place of those that the plan has. */
export const writeShares = async (
  tx: Transaction,
  planId: number,
  shares: readonly PlanShare[],
): Promise<void> => {
  await tx.delete(paymentPlanShare).where(eq(paymentPlanShare.planId, planId));
  await tx.insert(paymentPlanShare).values(
    shares.map(({ percent, dueDate, unlocks }, index) => ({
      planId,
      number: index + 1,
      percent,
      throughPercent: shares.slice(0, index + 1).reduce((sum, share) => sum + share.percent, 0),
      dueDate,
      unlocks: [...unlocks],
    })),
  );
};

/** With its shares. */
export const deletePlan = (tx: Transaction, id: number) =>
  tx.delete(paymentPlan).where(eq(paymentPlan.id, id));

/** The scope in names, for the audit log. */
export const named = async (
  tx: Transaction,
  { sessionId, departmentId, level, sponsorId }: PlanScope,
) => {
  const [session] = await tx
    .select({ name: academicSession.name })
    .from(academicSession)
    .where(eq(academicSession.id, sessionId));
  const [own] =
    departmentId === null
      ? []
      : await tx
          .select({ name: department.name })
          .from(department)
          .where(eq(department.id, departmentId));
  const [payer] =
    sponsorId === null
      ? []
      : await tx
          .select({ shortName: sponsor.shortName })
          .from(sponsor)
          .where(eq(sponsor.id, sponsorId));
  return {
    session: session?.name,
    department: own?.name ?? null,
    level,
    sponsor: payer?.shortName ?? null,
  };
};

/** Writes a change of a plan into the audit log. */
export const record = (
  college: College,
  tx: Transaction,
  actor: Pick<Account, "id">,
  {
    action,
    id,
    before,
    after,
  }: {
    readonly action: "create" | "change" | "delete";
    readonly id: number;
    readonly before: object | null;
    readonly after: object | null;
  },
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: `payment_plan.${action}`,
    subject: `payment_plan:${id}`,
    before: before && { ...before },
    after: after && { ...after },
  });
