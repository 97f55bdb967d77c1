type IndexingGap =
  | "NO_PHOTO"
  | "NO_BIRTH_DATE"
  | "CERTIFICATE_UNCHECKED"
  | "NAME_CHANGED"
  | "OLEVEL_UNCHECKED";

/** What a student lacks for the council. */
export const indexingGaps: Readonly<Record<IndexingGap, string>> = {
  NO_PHOTO: "Passport photo",
  NO_BIRTH_DATE: "Date of birth",
  CERTIFICATE_UNCHECKED: "Name against the certificate",
  NAME_CHANGED: "Name changed since it was compared",
  OLEVEL_UNCHECKED: "O-level results to be verified",
};

/** `12 days left`, until the last day for handing in is over. */
export const daysLeftText = (days: number): string => {
  if (days < 0) return "Over";
  return days === 0 ? "Last day" : `${dayCount(days)} left`;
};

/** `12 days` */
export const dayCount = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
