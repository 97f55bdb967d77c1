import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logout, refreshToken } from "../../../contract/accounts/tokens.ts";
import { toCamelCase } from "../../../contract/camel-case.ts";
import { tuitionFees } from "../../../contract/payments/fee-schedule.ts";
import {
  downloadReceipt,
  studentPayments,
  verifyTuitionPayment,
} from "../../../contract/payments/payments.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { paymentsAnswer } from "../../testing/scripted-student.ts";
import { waitOptions } from "../../testing/wait-options.ts";
import { CollegeClient } from "./client.ts";

const payments = "GET /payment/student-payments/";
const caller = { requestId: "request-1", address: "10.0.0.7", access: "token" };

let college: ScriptedCollege;
let client: CollegeClient;

beforeEach(async () => {
  college = await startScriptedCollege();
  client = new CollegeClient(college.url, { readMs: 5_000, writeMs: 5_000 }, "Africa/Lagos");
});

afterEach(async () => {
  await client.close();
  await college.close();
});

describe("a read whose connection breaks", () => {
  test("is sent once more", async () => {
    let calls = 0;
    college.on(payments, () => {
      calls += 1;
      return calls === 1 ? { hangUp: true } : { body: paymentsAnswer };
    });

    expect(await client.call(studentPayments, {}, caller)).toEqual(
      toCamelCase(studentPayments.response)(paymentsAnswer),
    );
  });

  test("is not sent a third time", async () => {
    college.on(payments, { hangUp: true });

    await expect(client.call(studentPayments, {}, caller)).rejects.toMatchObject({
      kind: "unreachable",
    });
    expect(college.callsTo(payments)).toHaveLength(2);
  });
});

test("a write whose connection breaks is not retried", async () => {
  const route = "POST /api/auth/token/refresh/";
  college.on(route, { hangUp: true });

  await expect(client.call(refreshToken, { body: { refresh: "r" } }, caller)).rejects.toMatchObject(
    { kind: "unreachable" },
  );
  expect(college.callsTo(route)).toHaveLength(1);
});

test("calls stop after several without an answer", async () => {
  college.on(payments, { hangUp: true });
  const call = () => client.call(studentPayments, {}, caller).catch((error: unknown) => error);
  for (let asked = 0; asked < 12; asked += 1) await call();
  const sent = college.calls.length;

  expect(await call()).toMatchObject({
    kind: "unreachable",
    message: expect.stringContaining("not asked"),
  });
  expect(college.calls).toHaveLength(sent);
});

test("an answer that trickles past its deadline times out", async () => {
  const clientWithTimeout = new CollegeClient(
    college.url,
    { readMs: 200, writeMs: 200 },
    "Africa/Lagos",
  );
  college.onRaw(payments, (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write("[");
  });
  try {
    await expect(clientWithTimeout.call(studentPayments, {}, caller)).rejects.toMatchObject({
      kind: "timeout",
    });
  } finally {
    await clientWithTimeout.close();
  }
});

test("when the browser disconnects, its reads are aborted", async () => {
  const browser = new AbortController();
  let left = false;
  college.onRaw(payments, (request) => {
    request.socket.once("close", () => {
      left = true;
    });
    browser.abort();
  });

  await expect(
    client.call(studentPayments, {}, { ...caller, departure: browser.signal }),
  ).rejects.toThrow();
  await vi.waitFor(() => expect(left).toBe(true), waitOptions);
});

test("a path in the college's address is kept", async () => {
  const below = new CollegeClient(
    `${college.url}/api/v2/`,
    { readMs: 5_000, writeMs: 5_000 },
    "Africa/Lagos",
  );
  college.on("GET /api/v2/payment/tuition-fees/", { body: [] });
  try {
    expect(await below.call(tuitionFees, {}, caller)).toEqual([]);
  } finally {
    await below.close();
  }
});

test("a parameter cannot lead to another path", async () => {
  await client
    .call(verifyTuitionPayment, { params: { reference: "../../auth/logout/?x=" } }, caller)
    .catch(() => {});

  expect(college.calls.map(({ path }) => path)).toEqual([
    "/payment/tuition/verify/..%2F..%2Fauth%2Flogout%2F%3Fx%3D/",
  ]);
});

test("a missing feature differs from a missing record", async () => {
  await expect(client.call(logout, { body: { refresh: "r" } }, caller)).rejects.toMatchObject({
    kind: "unsupported",
  });
});

describe("a file that is refused half-way", () => {
  const receipt = "GET /payment/receipt/download/";
  const open = () =>
    client.file(downloadReceipt, { query: { paymentType: "tuition", paymentId: 1 } }, caller);

  test("reports an unreachable college when the connection breaks", async () => {
    college.onRaw(receipt, (_, response) => {
      response.writeHead(404, { "content-type": "application/json", "content-length": "100" });
      response.write("{", () => response.destroy());
    });

    await expect(open()).rejects.toMatchObject({ kind: "unreachable" });
  });

  test("reports a timeout when the rest comes too late", async () => {
    await client.close();
    client = new CollegeClient(college.url, { readMs: 200, writeMs: 200 }, "Africa/Lagos");
    college.onRaw(receipt, (_, response) => {
      response.writeHead(404, { "content-type": "application/json", "content-length": "100" });
      response.write("{");
    });

    await expect(open()).rejects.toMatchObject({ kind: "timeout" });
  });
});
