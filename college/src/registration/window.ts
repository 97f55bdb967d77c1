import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { formatInstant } from "../documents/text.ts";
import { texts } from "../texts.ts";

interface Opening {
  readonly registrationStart: Date | null;
  readonly registrationEnd: Date | null;
}

/** Open from the first instant until just before the last; never without both. */
export const isRegistrationOpen = (
  now: Date,
  { registrationStart, registrationEnd }: Opening,
): boolean =>
  registrationStart !== null &&
  registrationEnd !== null &&
  registrationStart <= now &&
  now < registrationEnd;

/** The first instant at which courses can no longer be dropped: where there is no deadline, the end of registration. */
export const dropEnd = ({
  dropDeadline,
  registrationEnd,
}: {
  readonly dropDeadline: Date | null;
  readonly registrationEnd: Date | null;
}): Date | null => dropDeadline ?? registrationEnd;

/** Why nothing can be registered now: `Course registration closed on 20 March 2026, 13:00.` */
export const closedText = (
  now: Date,
  opening: Opening | undefined,
  { timeZone }: Pick<CollegeIdentity, "timeZone">,
): string => {
  const { registrationStart: start, registrationEnd: end } = opening ?? {};
  if (start == null || end == null) return texts.registration.closed;
  return now < start
    ? texts.registration.opensAt(formatInstant(start, timeZone))
    : texts.registration.closedAt(formatInstant(end, timeZone));
};

/** Why nothing can be dropped any more. */
export const dropEndedText = (
  end: Date | null,
  { timeZone }: Pick<CollegeIdentity, "timeZone">,
): string =>
  end === null
    ? texts.registration.noDrops
    : texts.registration.dropEnded(formatInstant(end, timeZone));
