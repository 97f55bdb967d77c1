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

test("a few outages do not open the breaker", () => {
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

test("an answer in between resets the count", () => {
  const { breaker, fail } = start();
  fail(7);
  breaker.answered();
  fail(7);

  expect(breaker.admits()).toBe(true);
});

test("then one probe at a time tests the college", () => {
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

test("an aborted probe lets the next one through", () => {
  const { breaker, fail, wait } = start();
  fail(8);
  wait(5_000);
  breaker.admits();
  breaker.abandoned();

  expect(breaker.admits()).toBe(true);
});
