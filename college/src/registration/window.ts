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
