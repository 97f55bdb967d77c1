/** What a share of tuition can open. */
export const planUnlocks = ["registration", "hostel", "examination"] as const;

export type PlanUnlock = (typeof planUnlocks)[number];

/** A share of an instalment plan. */
export interface PlanShare {
  readonly percent: number;
  /** The last day on which it is in time, `2027-01-15`. */
  readonly dueDate: string;
  /** What opens once this share and those before it are paid. */
  readonly unlocks: readonly PlanUnlock[];
}

/** Tuition without the late fee, in kobo. */
export interface TuitionSum {
  readonly chargedKobo: number;
  readonly paidKobo: number;
  /** Whether nothing is asked of it any more: while nothing is charged, each share counts as paid. */
  readonly isLifted?: boolean;
}

/** `next`: the first that is not paid, in time. `later`: after that one. `overdue`: not paid, and its date has passed. */
export type ShareState = "paid" | "next" | "later" | "overdue";

/** How far a student is with a share. */
export interface ShareStanding extends PlanShare {
  /** From 1. */
  readonly number: number;
  /** Of this share alone. */
  readonly amountKobo: number;
  /** What is still to pay of it. */
  readonly outstandingKobo: number;
  /** What is still to pay of it and of the shares before it. */
  readonly missingKobo: number;
  readonly state: ShareState;
}

/**
 * What must be paid of tuition for `percent` of it, in kobo: rounded up to whole naira, and never more than all of it. The
 * college has the same in SQL.
 */
export const partOf = (chargedKobo: number, percent: number): number =>
  Math.min(chargedKobo, Math.ceil((chargedKobo * percent) / 10_000) * 100);

/**
 * How far a student is with each share. The sum of all payments counts, whatever plan they were made under. Before tuition is
 * charged nothing is paid, unless it was lifted.
 * @param today in the college's time zone, `2027-01-15`.
 */
export const shareStandings = (
  shares: readonly PlanShare[],
  { chargedKobo, paidKobo, isLifted = false }: TuitionSum,
  today: string,
): readonly ShareStanding[] => {
  const ends = shares.map((_share, index) =>
    partOf(
      chargedKobo,
      shares.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0),
    ),
  );
  const isPaid = (endKobo: number): boolean => (chargedKobo > 0 || isLifted) && paidKobo >= endKobo;
  const next = ends.findIndex((endKobo) => !isPaid(endKobo));
  return shares.map((share, index) => {
    const endKobo = ends[index] ?? chargedKobo;
    const amountKobo = endKobo - (ends[index - 1] ?? 0);
    const missingKobo = Math.max(0, endKobo - paidKobo);
    return {
      ...share,
      number: index + 1,
      amountKobo,
      outstandingKobo: Math.min(amountKobo, missingKobo),
      missingKobo,
      state: stateOf({
        isPaid: isPaid(endKobo),
        isNext: index === next,
        isPast: share.dueDate < today,
      }),
    };
  });
};

const stateOf = ({
  isPaid,
  isNext,
  isPast,
}: Readonly<Record<"isPaid" | "isNext" | "isPast", boolean>>): ShareState => {
  if (isPaid) return "paid";
  if (isPast) return "overdue";
  return isNext ? "next" : "later";
};

/** The first share that is not paid; undefined where all are. */
export const nextShare = (standings: readonly ShareStanding[]): ShareStanding | undefined =>
  standings.find(({ state }) => state !== "paid");

/** What the payments so far open. */
export const unlockedBy = (standings: readonly ShareStanding[]): PlanUnlock[] =>
  standings.filter(({ state }) => state === "paid").flatMap(({ unlocks }) => unlocks);

/** The share that must be paid to open something; undefined where it is open. */
export const shareThatOpens = (
  standings: readonly ShareStanding[],
  unlock: PlanUnlock,
): ShareStanding | undefined =>
  standings.find(({ unlocks, state }) => state !== "paid" && unlocks.includes(unlock));
