import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { readCalendar } from "../registration/calendar.ts";
import { offerFreedBeds } from "./offers.ts";

/** Offers beds that can be used from now on to those who wait; as whoever frees one does, in the same transaction. */
export const offerNewBeds = async (college: College, tx: Transaction): Promise<void> => {
  const { session } = await readCalendar(tx);
  if (session !== undefined) await offerFreedBeds(college, tx, session.id);
};
