import { abandonedAfterMs } from "./judge.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * When the reconciliation job next asks about a reference that is not credited: after 1, 2, 4, 8 …
 * minutes, at least hourly on the first day, then every six hours. A closed reference can still be
 * paid by a page left open, so it is asked about for a week; one still open is never let go.
 */
export const nextCheck = ({
  openedAt,
  checks,
  isOpen,
  now,
}: {
  readonly openedAt: Date;
  readonly checks: number;
  readonly isOpen: boolean;
  readonly now: Date;
}): Date | null => {
  const age = now.getTime() - openedAt.getTime();
  if (!isOpen && age >= 7 * day) return null;
  const longest = age < abandonedAfterMs ? 60 * minute : 6 * 60 * minute;
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.min(checks, 16), longest));
};
