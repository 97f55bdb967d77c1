import { beforeEach, expect, it } from "vitest";
import { supportDashboard, waitingWorkDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { CollegeFailure } from "../college/failure.ts";
import { PortalError } from "../errors.ts";
import { RoleCache } from "./role-cache.ts";

type Answer = ResponseOf<typeof supportDashboard>;

const backlog = { count: 1, oldestAt: null };
const answer: Answer = {
  stuckPayments: backlog,
  unverifiedEmails: backlog,
  changeRequests: backlog,
};

let cache: RoleCache;
let now: number;
let callCount: number;

beforeEach(() => {
  now = 0;
  callCount = 0;
  cache = new RoleCache(() => now);
});

const support = { role: "SUPER_ADMIN", endpoint: supportDashboard, query: {} } as const;

/** Counts the calls to the college. */
const ask = async (): Promise<Answer> => {
  callCount += 1;
  return answer;
};

it("calls once for concurrent reads and for reads within five seconds", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read(support, ask)));
  expect(new Set(answers)).toEqual(new Set([answer]));
  now = 4_999;
  await cache.read(support, ask);
  expect(callCount).toBe(1);
  now = 5_000;
  await cache.read(support, ask);
  expect(callCount).toBe(2);
});

it("does not share answers between roles", async () => {
  await Promise.all([
    cache.read(support, ask),
    cache.read({ ...support, role: "ICT_SUPPORT" }, ask),
  ]);
  expect(callCount).toBe(2);
  await cache.read({ ...support, role: "ICT_SUPPORT" }, ask);
  expect(callCount).toBe(2);
});

it("keeps endpoints and queries apart", async () => {
  const work = {
    untested: 0,
    undecided: 0,
    uncheckedSittings: 0,
    changedSittings: 0,
    pendingHostelApplications: 0,
    refusedPayments: 0,
    waitingRows: 0,
    waitingVoids: 0,
    askedRefunds: 0,
    approvedRefunds: 0,
    changeRequests: 0,
  };
  await cache.read(support, ask);
  const other = { ...support, endpoint: waitingWorkDashboard };
  expect(await cache.read(other, async () => work)).toBe(work);
  await cache.read({ ...support, query: { page: 2 } }, ask);
  expect(callCount).toBe(2);
});

it("a college failure fails all waiting reads and is not cached", async () => {
  const trouble = new CollegeFailure("timeout", supportDashboard, { reason: "no answer" });
  const fail = async (): Promise<Answer> => {
    callCount += 1;
    throw trouble;
  };
  const answers = await Promise.allSettled([cache.read(support, fail), cache.read(support, fail)]);
  expect(answers).toEqual(Array(2).fill({ status: "rejected", reason: trouble }));
  expect(callCount).toBe(1);
  expect(await cache.read(support, ask)).toBe(answer);
});

it("retries for the others when the first caller is refused", async () => {
  const ended = async (): Promise<Answer> => {
    throw new PortalError("SESSION_EXPIRED");
  };
  const [first, second] = await Promise.allSettled([
    cache.read(support, ended),
    cache.read(support, ask),
  ]);
  expect(first.status).toBe("rejected");
  expect(second).toEqual({ status: "fulfilled", value: answer });
});
