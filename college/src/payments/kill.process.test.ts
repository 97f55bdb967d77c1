import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inArray } from "drizzle-orm";
import request from "supertest";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { readCollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { unpackMigrated } from "../../testing/data-directory.ts";
import { type FakePaystack, startFakePaystack } from "../../testing/fake-paystack.ts";
import {
  createPayer,
  initializeTuition,
  openFees,
  type Payer,
  verify,
} from "../../testing/payments.ts";
import { type ServiceProcess, startServiceProcess } from "../../testing/processes/service.ts";
import { createAttempts } from "../accounts/attempts.ts";
import { readConfig } from "../config.ts";
import type { College } from "../context.ts";
import { openDatabase } from "../db/database.ts";
import { allocation, receipt } from "../db/schema/ledger.ts";
import { payment } from "../db/schema/payments.ts";
import { createLog } from "../log.ts";

/** Other tests may have the processors. */
const patiently = { timeout: 20_000 };

const secret = "the-secret-of-a-college-that-is-killed-often";

let dataDir: string;
let fake: FakePaystack;
let service: ServiceProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "college-killed-"));
  await unpackMigrated(dataDir);
  fake = await startFakePaystack();
});

afterEach(async () => {
  await service?.kill();
  service = undefined;
});

afterAll(async () => {
  await fake.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The college's database, while no process has it. */
const withCollege = async <Result>(use: (college: College) => Promise<Result>): Promise<Result> => {
  const config = readConfig({ COLLEGE_SECRET: secret, DATA_DIR: dataDir });
  const log = createLog("silent");
  const database = await openDatabase(config, log);
  try {
    return await use({
      config,
      identity: readCollegeIdentity({}),
      db: database.db,
      clock: () => new Date(),
      log,
      attempts: createAttempts(database.db, config.attemptLimits),
    });
  } finally {
    await database.close();
  }
};

const start = async (): Promise<ServiceProcess> => {
  service = await startServiceProcess({
    DATA_DIR: dataDir,
    COLLEGE_SECRET: secret,
    PAYSTACK_API_URL: fake.url,
    PAYSTACK_SECRET_KEY: fake.secretKey,
    PAYSTACK_TIMEOUT_MS: "4000",
  });
  return service;
};

const open = async (url: string, payer: Payer, tuitionFeeId: number): Promise<string> => {
  const answer = await initializeTuition(url, payer, tuitionFeeId).expect(200);
  return answer.body.data.reference;
};

/** References that a student's own list of settled payments shows. */
const shownTo = async (url: string, payer: Payer): Promise<readonly string[]> => {
  const answer = await request(url)
    .get("/payment/student-payments/")
    .set("authorization", payer.authorization)
    .expect(200);
  return answer.body.tuition_payments.map(({ reference }: { reference: string }) => reference);
};

/** Asks for every outcome at once; hands on each success as it is acknowledged, whatever becomes of the others. */
const verifyAll = (
  url: string,
  references: readonly string[],
  acknowledged: (reference: string) => void,
): Promise<unknown> =>
  Promise.allSettled(
    references.map(async (reference) => {
      const { status, body } = await verify(url, "tuition", reference);
      if (status === 200 && body.data.status === "success") acknowledged(reference);
    }),
  );

it("loses no acknowledged payment when killed, and finds every paid one", async () => {
  const { payers, tuitionFeeId } = await withCollege(async (college) => {
    const { tuitionFeeIds } = await openFees(college);
    const made: Payer[] = [];
    for (let count = 0; count < 16; count += 1) made.push(await createPayer(college));
    return { payers: made, tuitionFeeId: tuitionFeeIds[100] };
  });
  const paid = new Map<string, Payer>();
  const acknowledged = new Set<string>();

  const payFour = async (url: string, round: number): Promise<readonly string[]> => {
    const references: string[] = [];
    for (const payer of payers.slice(round * 4, round * 4 + 4)) {
      const reference = await open(url, payer, tuitionFeeId);
      fake.pay(reference);
      paid.set(reference, payer);
      references.push(reference);
    }
    return references;
  };

  /** What was acknowledged before a kill is there after it. */
  const restart = async (): Promise<ServiceProcess> => {
    const restarted = await start();
    for (const reference of acknowledged) {
      const payer = paid.get(reference);
      if (payer === undefined) throw new Error("a payment was acknowledged that nobody made");
      expect(await shownTo(restarted.url, payer)).toEqual([reference]);
    }
    return restarted;
  };

  // Killed with the first outcomes acknowledged and the others under way.
  let running = await start();
  let references = await payFour(running.url, 0);
  await new Promise<void>((resolve) => {
    const all = verifyAll(running.url, references, (reference) => {
      acknowledged.add(reference);
      resolve();
    });
    all.then(() => resolve());
  });
  await running.kill();
  expect(acknowledged.size).toBeGreaterThan(0);

  // Killed while it waits for the provider's word.
  running = await restart();
  references = await payFour(running.url, 1);
  fake.behaviour = "silent";
  const callsBefore = fake.calls.received;
  const unanswered = verifyAll(running.url, references, (reference) => acknowledged.add(reference));
  await expect.poll(() => fake.calls.received, patiently).toBeGreaterThan(callsBefore);
  await running.kill();
  await unanswered;
  fake.behaviour = "well";

  // Killed in the very moment the provider's word arrives.
  running = await restart();
  references = await payFour(running.url, 2);
  fake.holdUntilAsked(references.length);
  const questions = fake.calls.verify + references.length;
  const cutOff = verifyAll(running.url, references, (reference) => acknowledged.add(reference));
  await expect
    .poll(() => fake.calls.verify, { ...patiently, interval: 1 })
    .toBeGreaterThanOrEqual(questions);
  await running.kill();
  await cutOff;

  // Killed while a reference is being opened: the next click opens one.
  running = await restart();
  fake.behaviour = "silent";
  const [last] = payers.slice(-1);
  if (last === undefined) throw new Error("there are no payers");
  const received = fake.calls.received;
  const clicked = Promise.allSettled([initializeTuition(running.url, last, tuitionFeeId)]);
  await expect.poll(() => fake.calls.received, patiently).toBeGreaterThan(received);
  await running.kill();
  await clicked;
  fake.behaviour = "well";
  running = await restart();
  await payFour(running.url, 3);
  await running.kill();

  // Nobody comes back to any result page: the reconciliation job finds what is still missing.
  await withCollege(({ db }) =>
    db
      .update(payment)
      .set({ nextCheckAt: new Date() })
      .where(inArray(payment.status, ["pending", "failed", "abandoned"])),
  );
  running = await restart();
  for (const [reference, payer] of paid) {
    await expect.poll(() => shownTo(running.url, payer), patiently).toEqual([reference]);
  }
  await running.stop();
  const { credited, allocated } = await withCollege(async ({ db }) => ({
    credited: await db.select().from(receipt),
    allocated: await db.$count(allocation),
  }));
  expect(credited).toHaveLength(paid.size);
  expect(credited.every((one) => one.allocatedKobo === one.amountKobo)).toBe(true);
  expect(allocated).toBeGreaterThan(paid.size);
}, 300_000);
