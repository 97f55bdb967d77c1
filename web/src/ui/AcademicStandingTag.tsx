import { type StatusKind, StatusTag } from "./StatusTag.tsx";

/** How a student stands at the end of a session. */
export type AcademicStandingKind = "GOOD" | "PROBATION" | "REPEAT" | "WITHDRAW" | "UNDECIDED";

export const academicStandings: Readonly<
  Record<AcademicStandingKind, readonly [StatusKind, string]>
> = {
  GOOD: ["good", "Good standing"],
  PROBATION: ["waiting", "Probation"],
  REPEAT: ["bad", "Repeat the level"],
  WITHDRAW: ["bad", "Withdrawal"],
  UNDECIDED: ["neutral", "Not decided"],
};

export const AcademicStandingTag = ({ standing }: { readonly standing: AcademicStandingKind }) => {
  const [kind, label] = academicStandings[standing];
  return <StatusTag kind={kind}>{label}</StatusTag>;
};
