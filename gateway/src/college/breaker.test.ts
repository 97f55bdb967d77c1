import { expect, test } from "vitest";
import { Breaker } from "./breaker.ts";

const start = () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  const fail = (times: number): void => {
    for (let call = 0; call < times; call += 1) breaker.failed();
  };
  return {
    breaker,
    fail,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

test("a few outages are no reason to stop asking", () => {
  const { breaker, fail } = start();
  fail(7);

  expect(breaker.admits()).toBe(true);
});

test("after eight outages in a row calls stop for five seconds", () => {
  const { breaker, fail, wait } = start();
  fail(8);
  wait(4_999);

  expect(breaker.admits()).toBe(false);
});

test("an answer in between begins the count anew", () => {
  const { breaker, fail } = start();
  fail(7);
  breaker.answered();
  fail(7);

  expect(breaker.admits()).toBe(true);
});

test("then one call at a time tries whether the college is back", () => {
  const { breaker, fail, wait } = start();
  fail(8);
  wait(5_000);

  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
  wait(5_000);
  expect(breaker.admits()).toBe(true);
  breaker.answered();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});

test("a try that its caller gave up lets the next one try", () => {
  const { breaker, fail, wait } = start();
  fail(8);
  wait(5_000);
  breaker.admits();
  breaker.abandoned();

  expect(breaker.admits()).toBe(true);
});
