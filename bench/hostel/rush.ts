import { setTimeout as pause } from "node:timers/promises";
import { Random } from "../../college/src/demo/random.ts";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { type Answer, forEachLimited, type PortalClient } from "../harness/portal-client.ts";
import { type ClaimAnswer, readClaim, readPage } from "./answers.ts";
import type { Click, Conclusion, History } from "./history.ts";

const operations = operationsOf("student/hostels");
const pageQuery = operationCalled(operations, "StudentHostel");
const claimMutation = operationCalled(operations, "SelectBed");

export interface RushOptions {
  readonly client: Pick<PortalClient, "send">;
  readonly students: readonly Student[];
  readonly connections: number;
  readonly seed: number;
  /** Picks the free bed that a student clicks first; by default a random one, with a bias to the first ones. */
  readonly firstChoice?: (free: readonly number[], random: Random) => number | undefined;
  /** Called with the number of students who have a bed, each time it grows. */
  readonly onClaimed?: (holders: number) => void;
  /** When students without an answer give up, in milliseconds from the start. */
  readonly giveUpAfterMs?: number;
}

export interface Rush extends History {
  /** How often each error was the answer. */
  readonly errors: ReadonlyMap<string, number>;
  /** Refusals other than that the bed is taken. */
  readonly refusals: readonly string[];
  /** Of every page that was read, in milliseconds. */
  readonly pageTimes: readonly number[];
  /** By the clock on the wall, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly elapsedMs: number;
}

/** The screen shows the first rooms first. */
const preferFirst = (free: readonly number[], random: Random): number | undefined =>
  free[Math.floor(free.length * random.fraction() ** 2)];

/** How many of those who lost a bed look at the whole page rather than at the nearest beds they are shown. */
const lookAtPage = 0.2;

/**
 * Every student opens the page before the rush, then clicks one of the nearest beds, or another of the page, for as
 * long as one is left. A student without an answer retries the same click with the same key.
 */
export const runRush = async (options: RushOptions): Promise<Rush> => {
  const rush = new RunningRush(options);
  await rush.openPages();
  return rush.run();
};

class GaveUp extends Error {}

const orGaveUp = (error: unknown): "neither" => {
  if (error instanceof GaveUp) return "neither";
  throw error;
};

class RunningRush {
  readonly #options: RushOptions;
  readonly #random: Random;
  readonly #clicks: Click[] = [];
  readonly #conclusions: Conclusion[] = [];
  readonly #errors = new Map<string, number>();
  readonly #refusals: string[] = [];
  readonly #pageTimes: number[] = [];
  readonly #openPages = new Map<string, readonly number[]>();
  #startedAt = performance.now();
  #holders = 0;

  constructor(options: RushOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  /** Two of a kind see the same free beds; one page serves them all. */
  async openPages(): Promise<void> {
    for (const student of this.#options.students) {
      if (this.#openPages.has(student.kind)) continue;
      this.#openPages.set(student.kind, await this.#readPage(student));
    }
    this.#pageTimes.length = 0;
  }

  async run(): Promise<Rush> {
    const { students, connections } = this.#options;
    const order = this.#shuffled(students);
    this.#startedAt = performance.now();
    await forEachLimited(order, connections, async (student) => {
      const end = await this.#seekBed(student).catch(orGaveUp);
      this.#conclusions.push({ studentId: student.id, outcome: end, at: this.#now() });
    });
    return {
      clicks: this.#clicks,
      conclusions: this.#conclusions,
      errors: this.#errors,
      refusals: this.#refusals,
      pageTimes: this.#pageTimes,
      startedAt: Date.now() - this.#now(),
      elapsedMs: this.#now(),
    };
  }

  async #seekBed(student: Student): Promise<Conclusion["outcome"]> {
    const { firstChoice = preferFirst } = this.#options;
    let bedId = firstChoice(this.#openPages.get(student.kind) ?? [], this.#random);
    for (let number = 1; bedId !== undefined; number += 1) {
      const requestKey = `rush-${this.#options.seed}-${student.id}-${number}`;
      const answer = await this.#click(student, bedId, requestKey);
      if (answer.outcome === "held") {
        this.#holders += 1;
        this.#options.onClaimed?.(this.#holders);
        return "held";
      }
      if (answer.outcome === "refused") return "neither";
      bedId = await this.#next(student, answer);
    }
    return "none left";
  }

  /** Undefined where nothing is left. */
  async #next(
    student: Student,
    { nearest }: Extract<ClaimAnswer, { outcome: "taken" }>,
  ): Promise<number | undefined> {
    const isNear = nearest.length > 0 && !this.#random.chance(lookAtPage);
    const choice = isNear ? nearest : await this.#readPage(student);
    return choice.length === 0 ? undefined : this.#random.pick(choice);
  }

  /** Retries one click until an answer reports its outcome. */
  async #click(student: Student, bedId: number, requestKey: string): Promise<ClaimAnswer> {
    for (;;) {
      const sentAt = this.#now();
      const answer = await this.#options.client.send(student, claimMutation, { bedId, requestKey });
      const claim = "data" in answer ? readClaim(answer.data) : undefined;
      const answeredAt = this.#now();
      const hasSavedValues = claim !== undefined && claim.outcome !== "refused";
      const outcome = hasSavedValues ? claim.outcome : "unknown";
      this.#clicks.push({ studentId: student.id, bedId, requestKey, sentAt, answeredAt, outcome });
      if (claim?.outcome === "refused") this.#refusals.push(claim.code);
      if ("lacking" in answer && answer.lacking !== undefined) {
        this.#note(`${answer.lacking} beside an outcome`);
      }
      if (claim !== undefined) return claim;
      await this.#waitAfter(answer);
    }
  }

  async #readPage(student: Student): Promise<readonly number[]> {
    for (;;) {
      const sentAt = performance.now();
      const answer = await this.#options.client.send(student, pageQuery);
      const free = "data" in answer ? readPage(answer.data) : undefined;
      if (free !== undefined) {
        this.#pageTimes.push(performance.now() - sentAt);
        return free;
      }
      await this.#waitAfter(answer);
    }
  }

  /** Counts an error and waits before the retry, as people do. @throws GaveUp once the time limit is over. */
  async #waitAfter(answer: Answer): Promise<void> {
    this.#note("error" in answer ? answer.error : `${answer.lacking} on the page`);
    if (this.#now() > (this.#options.giveUpAfterMs ?? 600_000)) throw new GaveUp();
    await pause(this.#random.integer(50, 400));
  }

  #note(error: string): void {
    this.#errors.set(error, (this.#errors.get(error) ?? 0) + 1);
  }

  #now(): number {
    return performance.now() - this.#startedAt;
  }

  #shuffled(students: readonly Student[]): readonly Student[] {
    return students
      .map((student) => ({ student, place: this.#random.fraction() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ student }) => student);
  }
}
