import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { checkHistory } from "../hostel/check-history.ts";
import { readEnd } from "../hostel/read-end.ts";
import type { BedWatcher } from "./bed-watcher.ts";
import type { Phase } from "./journal.ts";
import type { Acknowledged } from "./load.ts";

/** Failures of these are expected of nothing that was done. */
const signedOutCodes = /SIGNED_OUT|SESSION_EXPIRED/;

/** What must hold of a phase. */
export interface Promised {
  /** That every request was answered. */
  readonly noFailure: boolean;
  /** That everybody stayed signed in. */
  readonly noSignOut: boolean;
}

/** @returns one sentence for each error; empty if there is none. */
export const checkPhase = (
  { name, failures }: Phase,
  { noFailure, noSignOut }: Promised,
): readonly string[] => {
  const wrong = failures.filter(
    (failure) => noFailure || (noSignOut && signedOutCodes.test(failure)),
  );
  return wrong.map((failure) => `${name}: ${failure}`);
};

/** Compares what everybody was told with the database. */
export const checkAcknowledged = async (
  client: Client,
  { payments, ...history }: Acknowledged,
): Promise<readonly string[]> => {
  const end = await readEnd(client);
  const asked = new Set(history.conclusions.map(({ studentId }) => studentId));
  const students = end.students.filter(({ id }) => asked.has(id));
  const { rows } = await client.query<{ reference: string; count: number }>(
    `select reference, count(receipt.id)::int as count
     from payment left join receipt on payment_id = payment.id
     where reference = any($1) group by reference`,
    [payments],
  );
  const credited = new Map(rows.map(({ reference, count }) => [reference, count]));
  return [
    ...checkHistory(history, { ...end, students }),
    ...payments
      .filter((reference) => credited.get(reference) !== 1)
      .map((reference) => `Payment ${reference} was acknowledged, and is not credited once.`),
  ];
};

/** Waits until each page shows the beds that are free. @returns one sentence for each page that does not. */
export const checkWatchers = async (
  client: Client,
  watchers: readonly BedWatcher[],
): Promise<readonly string[]> => {
  for (let left = 200; ; left -= 1) {
    const wrong: string[] = [];
    for (const { student, free } of watchers) {
      const { rows } = await client.query<{ id: string }>(
        `select bed.id::text as id from bed join room on room.id = room_id join hostel on hostel.id = hostel_id
         where kind = $1 and is_usable and not exists (select from bed_claim where bed_id = bed.id)`,
        [student.kind],
      );
      const isRight = rows.length === free.size && rows.every(({ id }) => free.has(id));
      if (!isRight)
        wrong.push(`A page of ${student.kind} shows ${free.size} beds, not ${rows.length}.`);
    }
    if (wrong.length === 0 || left === 0) return wrong;
    await pause(50);
  }
};
