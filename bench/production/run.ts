import { checkAcknowledged, checkPhase, checkWatchers, type Promised } from "./check.ts";
import { emptyRedis, fillRedis, killOnce, restartInTurn, victimsOf } from "./disturbances.ts";
import { Journal, type Phase } from "./journal.ts";
import { type Crowd, startLoad } from "./load.ts";
import type { Production } from "./stage.ts";

export interface RunOptions {
  readonly crowd: Crowd;
  readonly paceMs: number;
  /** Of all processes together. */
  readonly restarts: number;
  /** Of each process. */
  readonly kills: number;
  /** Called at the end of each phase. */
  readonly onPhase?: (phase: Phase) => void;
}

export interface Run {
  readonly phases: readonly Phase[];
  /** One sentence for each promise that was broken. */
  readonly wrong: readonly string[];
  /** How many claims and payments were acknowledged. */
  readonly claims: number;
  readonly payments: number;
}

const nothingFails: Promised = { noFailure: true, noSignOut: true };
const nobodyIsSignedOut: Promised = { noFailure: false, noSignOut: true };
const everybodySignsInAgain: Promised = { noFailure: false, noSignOut: false };

/** Disturbs the portal in every way, one after the other, under load. */
export const runProduction = async (production: Production, options: RunOptions): Promise<Run> => {
  const { crowd, paceMs, restarts, kills, onPhase = () => {} } = options;
  const journal = new Journal();
  const scene = { production, journal };
  const wrong: string[] = [];
  const during = async (name: string, promised: Promised, run: () => Promise<void>) => {
    const phase = journal.begin(name);
    await run();
    wrong.push(...checkPhase(phase, promised));
    onPhase(phase);
  };

  journal.begin("start");
  const [visitor] = crowd.readers;
  if (visitor === undefined) throw new Error("Nobody reads.");
  const load = startLoad(production, { journal, crowd, paceMs });
  await journal.settled();
  await during("undisturbed", nothingFails, () => journal.settled());
  await during(`${restarts} restarts`, nothingFails, () => restartInTurn(scene, restarts));
  // The first two are the gateways, of which each stream had one.
  const kept = restarts < 2 ? [] : load.watchers.filter(({ handedOver }) => handedOver === 0);
  wrong.push(...kept.map(({ student }) => `${student.matricNumber}'s stream was not handed over.`));
  for (const victim of victimsOf(production)) {
    await during(`${victim.name} killed`, nobodyIsSignedOut, async () => {
      for (let count = 0; count < kills; count += 1) await killOnce(scene, victim);
    });
  }
  await during("Redis full", nobodyIsSignedOut, async () => {
    const { read, signIn, signInAfter } = await fillRedis(scene, visitor);
    if (read !== undefined) wrong.push(`Redis full: a session's request was answered ${read}.`);
    if (signIn !== "UNAVAILABLE") wrong.push(`Redis full: a sign-in was answered ${signIn}.`);
    if (signInAfter !== undefined) wrong.push(`Room again: a sign-in was answered ${signInAfter}.`);
  });
  await during("Redis emptied", everybodySignsInAgain, () => emptyRedis(scene));
  wrong.push(...(await production.withDatabase((one) => checkWatchers(one, load.watchers))));
  const acknowledged = await load.stop();
  wrong.push(...(await production.withDatabase((one) => checkAcknowledged(one, acknowledged))));
  return {
    phases: journal.phases,
    wrong,
    claims: acknowledged.conclusions.length,
    payments: acknowledged.payments.length,
  };
};
