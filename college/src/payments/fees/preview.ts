import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { previewFeeChange } from "../../../../contract/payments/fees.ts";
import type { College } from "../../context.ts";
import { feeLine } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { notFound } from "../../http/refusal.ts";
import { departments as scheduled } from "../../reference/departments.ts";
import { nairaOf } from "./amounts.ts";
import { readLine } from "./fee-lines.ts";
import { type FeeBook, type FeePayer, feeSchedule, type Residency } from "./schedule.ts";

type Body = BodyOf<typeof previewFeeChange>;
type Preview = ResponseOf<typeof previewFeeChange>;

/**
 * Computes the effect of a change by the rules that charge students. Changes nothing.
 * @throws 400; 404 for an unknown line.
 */
export const previewChange = async (
  { db, identity }: College,
  { id, line, ...payer }: Body,
): Promise<Preview> => {
  const [rows, names] = await Promise.all([
    db.select().from(feeLine),
    db.select({ name: department.name }).from(department),
  ]);
  if (id !== undefined && !rows.some((row) => row.id === id)) throw notFound();
  const changed = line === undefined ? [] : [await readLine(db, line, id)];
  const before: FeeBook = { departments: scheduled.map(({ name }) => name), rows };
  const after: FeeBook = { ...before, rows: [...rows.filter((row) => row.id !== id), ...changed] };
  const homeState = identity.homeState;
  return {
    before: previewOf(before, payerOf(payer, homeState)),
    after: previewOf(after, payerOf(payer, homeState)),
    moved: names.flatMap(({ name }) => movedOf(before, after, name, homeState)),
  };
};

const payerOf = (
  {
    department: name,
    level,
    residency,
  }: { readonly department: string; readonly level: number; readonly residency: Residency },
  homeState: string,
): FeePayer => ({
  department: name,
  level,
  // Without a state of origin, a student is charged as a non-indigene.
  stateOfOrigin: residency === "indigene" ? homeState : null,
  homeState,
});

const previewOf = (book: FeeBook, payer: FeePayer): Preview["before"] => {
  const sections = feeSchedule(book, payer);
  const portal = sections.filter(({ paidAt }) => paidAt === "portal");
  return {
    sections: sections.map(({ section, title, paidAt, lines, totalKobo }) => ({
      section,
      title,
      paidAt,
      lines: lines.map(({ code, label, amountKobo }) => ({
        code,
        label,
        amount: nairaOf(amountKobo),
      })),
      total: nairaOf(totalKobo),
    })),
    total: nairaOf(sum(sections)),
    portalTotal: nairaOf(sum(portal)),
  };
};

const sum = (sections: readonly { readonly totalKobo: number }[]): number =>
  sections.reduce((total, { totalKobo }) => total + totalKobo, 0);

const stages = [
  { stage: "first_year", level: 100 },
  { stage: "returning", level: 200 },
] as const;

const movedOf = (
  before: FeeBook,
  after: FeeBook,
  name: string,
  homeState: string,
): Preview["moved"] =>
  stages.flatMap(({ stage, level }) =>
    (["indigene", "non_indigene"] as const).flatMap((residency) => {
      const payer = payerOf({ department: name, level, residency }, homeState);
      const [was, is] = [sum(feeSchedule(before, payer)), sum(feeSchedule(after, payer))];
      if (was === is) return [];
      return { department: name, stage, residency, before: nairaOf(was), after: nairaOf(is) };
    }),
  );
