import type { Client } from "pg";
import { writeCalendar, writeStudents } from "../harness/people.ts";
import { writeHostels } from "../hostel/seed-hostels.ts";
import type { Crowd } from "./load.ts";

/** How many of each, except readers and watchers, of whom a few suffice. */
export interface CrowdSize {
  readonly claimants: number;
  readonly payers: number;
}

const readers = 2;
const watchers = 3;

/** Writes students, and a bed for each claimant: every other one is a woman, as half of the beds are for women. */
export const writeCrowd = async (
  client: Client,
  { claimants, payers }: CrowdSize,
): Promise<Crowd> => {
  const { sessionId } = await writeCalendar(client);
  await writeHostels(client, { beds: claimants + 2, sessionId });
  const left = [
    ...(await writeStudents(client, {
      count: readers + watchers + claimants + payers,
      sessionId,
      owing: payers,
    })),
  ];
  return {
    readers: left.splice(0, readers),
    watchers: left.splice(0, watchers),
    claimants: left.splice(0, claimants),
    payers: left,
  };
};
