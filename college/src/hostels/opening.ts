import type { hostelSettings } from "../db/schema/hostels.ts";

/** When beds of a session can be applied for; null where the hostel office has not said. */
export type Opening = Pick<
  typeof hostelSettings.$inferSelect,
  "isApplicationOpen" | "applicationDeadline"
> | null;

/** Open until just before the deadline; without one, until it is closed. */
export const isOpen = (opening: Opening, now: Date): boolean =>
  opening?.isApplicationOpen === true &&
  (opening.applicationDeadline === null || now < opening.applicationDeadline);
