import { afterEach, expect, test, vi } from "vitest";
import { Attempts } from "./attempts.ts";

const start = () =>
  new Attempts(
    {
      signInPerAddress: 3,
      signInPerAccount: 2,
      resetPerAddress: 3,
      resetPerAccount: 2,
      lookupsPerAddress: 2,
      signUpsPerAddress: 1_000,
    },
    undefined,
  );

const bello = { kind: "signInPerAccount", address: "10.0.0.7", account: "COHT/2024/002" } as const;
const limited = { code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) };

afterEach(() => {
  vi.useRealTimers();
});

test("one attempt too many has to wait for a stated time", async () => {
  const attempts = start();
  await attempts.consume(bello);
  await attempts.consume(bello);

  await expect(attempts.consume(bello)).rejects.toMatchObject(limited);
});

test("an account is the same however it is written", async () => {
  const attempts = start();
  await attempts.consume(bello);
  await attempts.consume({ ...bello, account: " coht/2024/002 " });

  await expect(attempts.consume(bello)).rejects.toMatchObject(limited);
});

test("attempts from one address do not lock out another", async () => {
  const attempts = start();
  await attempts.consume(bello);
  await attempts.consume(bello);

  await expect(attempts.consume({ ...bello, address: "10.0.0.8" })).resolves.toBeTypeOf("function");
});

test("one IPv6 line is one address, however many it has", async () => {
  const attempts = start();
  await attempts.consume({ kind: "lookupsPerAddress", address: "2001:db8:1:2::1" });
  await attempts.consume({ kind: "lookupsPerAddress", address: "2001:db8:1:2:ffff::2" });

  await expect(
    attempts.consume({ kind: "lookupsPerAddress", address: "2001:db8:1:2::3" }),
  ).rejects.toMatchObject(limited);
});

test("an attempt that was none does not count", async () => {
  const attempts = start();
  for (let time = 0; time < 10; time += 1) {
    const refund = await attempts.consume(bello);
    await refund();
  }

  await expect(attempts.consume(bello)).resolves.toBeTypeOf("function");
});

test("a refund after fifteen minutes gives no free attempt", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const attempts = start();
  const refund = await attempts.consume(bello);
  vi.advanceTimersByTime(15 * 60_000);
  await attempts.consume(bello);
  await attempts.consume(bello);

  await refund();

  await expect(attempts.consume(bello)).rejects.toMatchObject(limited);
});

test("an attempt is refunded once", async () => {
  const attempts = start();
  const refund = await attempts.consume(bello);
  await attempts.consume(bello);
  await refund();
  await refund();
  await attempts.consume(bello);

  await expect(attempts.consume(bello)).rejects.toMatchObject(limited);
});
