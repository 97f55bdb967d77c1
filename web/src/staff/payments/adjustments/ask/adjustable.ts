import type {
  ChargeSection,
  StudentRecordAccountFragment,
} from "../../../../gql/staff-payments.ts";
import { amountProblem } from "../../amount.ts";

interface AdjustableCharge {
  readonly id: string;
  readonly session: string;
  readonly section: ChargeSection;
  readonly label: string;
  readonly charged: number;
  readonly paid: number;
  /** Whether an adjustment of it waits for a decision. */
  readonly isWaiting: boolean;
}

type Typed = Readonly<Record<string, string>>;

/** The charges of an account, the newest session first. */
export const chargesOf = ({
  account,
  waitingAdjustments,
}: Pick<
  StudentRecordAccountFragment,
  "account" | "waitingAdjustments"
>): readonly AdjustableCharge[] => {
  const waiting = waitingAdjustments.flatMap(({ lines }) => lines.map(({ chargeId }) => chargeId));
  return account.sessions.flatMap(({ session, sections }) =>
    sections.flatMap(({ section, charges }) =>
      charges.map(({ id, label, charged, paid }) => ({
        id,
        session,
        section,
        label,
        charged,
        paid,
        isWaiting: waiting.includes(id),
      })),
    ),
  );
};

/** The server's name of a charge's field. */
export const fieldOf = (chargeId: string): string => `lines.${chargeId}`;

const typedOf = (values: Typed, id: string): string => (values[fieldOf(id)] ?? "").trim();

/** What was typed, without the charges that stay as they are. */
export const linesOf = (charges: readonly AdjustableCharge[], values: Typed) =>
  charges.flatMap(({ id }) => {
    const typed = typedOf(values, id);
    return typed === "" ? [] : [{ chargeId: id, amount: Number(typed) }];
  });

/** What is wrong with the new amounts, by field. */
export const lineProblems = (
  charges: readonly AdjustableCharge[],
  values: Typed,
): Readonly<Record<string, string | undefined>> => {
  const [first] = charges;
  if (first !== undefined && charges.every(({ id }) => typedOf(values, id) === "")) {
    return { [fieldOf(first.id)]: "Enter the new amount of at least one charge." };
  }
  return Object.fromEntries(
    charges.map(({ id, charged }) => {
      const typed = typedOf(values, id);
      if (typed === "") return [fieldOf(id), undefined];
      const isLess = Number(typed) < charged;
      return [
        fieldOf(id),
        amountProblem(typed) ?? (isLess ? undefined : "Enter less than is charged now."),
      ];
    }),
  );
};
