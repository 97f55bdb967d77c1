import { zonedInstant } from "../../../../contract/zoned-time.ts";
import { addDays } from "../../calendar-day.ts";

export type RoundName = "announced" | "decided" | "open";

/** A round of admission of the demo; instants are the college's own. */
export interface DemoRound {
  readonly name: RoundName;
  /** The academic session its applicants are admitted into. */
  readonly academicSession: string;
  readonly title: string;
  /** As days in the college's time zone; applications are taken to the end of the last one. */
  readonly opensOn: string;
  readonly lastDay: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly batches: readonly { readonly startsAt: Date; readonly endsAt: Date }[];
  readonly batchCapacity: number;
}

const sittings = [
  ["09:00", "11:00"],
  ["12:30", "14:30"],
] as const;

/**
 * The demo's rounds: the one of the specification's announcement, one whose tests are held and whose decisions
 * are made, and one that is open.
 */
export const demoRounds = (
  today: string,
  currentSession: string,
  timeZone: string,
): readonly DemoRound[] => {
  const round = (
    given: Pick<DemoRound, "name" | "academicSession" | "title" | "opensOn" | "lastDay">,
    testDays: readonly string[],
    batchCapacity: number,
  ): DemoRound => ({
    ...given,
    opensAt: zonedInstant(given.opensOn, "08:00", timeZone),
    closesAt: zonedInstant(addDays(given.lastDay, 1), "00:00", timeZone),
    batches: testDays.flatMap((day) =>
      sittings.map(([start, end]) => ({
        startsAt: zonedInstant(day, start, timeZone),
        endsAt: zonedInstant(day, end, timeZone),
      })),
    ),
    batchCapacity,
  });
  const announced = round(
    {
      name: "announced",
      academicSession: "2024/2025",
      title: "Remedial Admission",
      opensOn: "2025-01-13",
      lastDay: "2025-03-25",
    },
    ["2025-03-26", "2025-03-27"],
    100,
  );
  const decided = round(
    {
      name: "decided",
      academicSession: currentSession,
      title: "Regular Admission",
      opensOn: addDays(today, -95),
      lastDay: addDays(today, -31),
    },
    [addDays(today, -24), addDays(today, -23)],
    60,
  );
  const open = round(
    {
      name: "open",
      academicSession: currentSession,
      title: "Remedial Admission",
      opensOn: addDays(today, -24),
      lastDay: addDays(today, 45),
    },
    [addDays(today, 52), addDays(today, 53)],
    200,
  );
  // In that very session the announced round is this one.
  return currentSession === announced.academicSession
    ? [decided, open]
    : [announced, decided, open];
};
