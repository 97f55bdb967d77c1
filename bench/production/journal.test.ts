import { expect, test } from "vitest";
import { checkPhase } from "./check.ts";
import { Journal, report, Unanswered } from "./journal.ts";

test("a failure counts in its own phase and breaks that phase's promises", async () => {
  const journal = new Journal();
  const quiet = journal.begin("quiet");
  await journal.persist("page", "one", async () => undefined);
  let fail = (): void => {};
  const sent = new Promise<void>((_, reject) => {
    fail = () => reject(new Unanswered("HTTP 502"));
  });
  const asked = journal.request("read", "one", () => sent);
  const killed = journal.begin("killed");
  fail();
  await expect(asked).rejects.toThrow("HTTP 502");
  journal.fail("stream", "SESSION_EXPIRED");

  expect(report([quiet, killed])).toEqual([
    expect.stringContaining("quiet: 2 requests, 0 failures, longest wait"),
    "killed: 0 requests, 2 failures (read HTTP 502 1, stream SESSION_EXPIRED 1), longest wait 0.0 ms",
  ]);
  expect(checkPhase(killed, { noFailure: true, noSignOut: true })).toEqual([
    "killed: read HTTP 502",
    "killed: stream SESSION_EXPIRED",
  ]);
  expect(checkPhase(killed, { noFailure: false, noSignOut: true })).toEqual([
    "killed: stream SESSION_EXPIRED",
  ]);
  expect(checkPhase(killed, { noFailure: false, noSignOut: false })).toEqual([]);
});

test("it settles after every waiting request and one of each kind", async () => {
  const journal = new Journal();
  journal.begin("killed");
  await expect(
    journal.request("claim", "one", () => Promise.reject(new Unanswered("HTTP 502"))),
  ).rejects.toThrow();
  let isSettled = false;
  const settled = journal.settled().then(() => {
    isSettled = true;
  });

  for (const kind of ["page", "read", "payment", "notice"] as const) {
    await journal.persist(kind, "new", async () => undefined);
  }
  await journal.persist("claim", "two", async () => undefined);
  expect(isSettled).toBe(false);
  await journal.persist("claim", "one", async () => undefined);

  await settled;
});
