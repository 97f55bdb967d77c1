import type { StatusKind } from "./StatusTag.tsx";

/** The offices that sign students off when they leave. */
export const clearanceUnits = {
  LIBRARY: "Library",
  HOSTEL: "Hostel",
  DEPARTMENT: "Department",
  BURSARY: "Bursary",
} as const;

export type ClearanceUnitName = keyof typeof clearanceUnits;

export const clearanceStates = {
  WAITING: { kind: "waiting", text: "Not signed" },
  HELD: { kind: "bad", text: "Held" },
  CLEARED: { kind: "good", text: "Signed off" },
} as const satisfies Readonly<Record<string, { readonly kind: StatusKind; readonly text: string }>>;
