import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicant } from "../../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege();
});

afterAll(() => server.close());

let callers = 0;

const lookUp = (query: object, from?: string) => {
  callers += 1;
  return request(server.url)
    .get("/admission/application/")
    .set("x-forwarded-for", from ?? `203.0.113.${callers}`)
    .query(query);
};

test("exactly one number, however it is typed, finds one application", async () => {
  const person = await createApplicant(server.college, { surname: "Bello", firstName: "Musa" });
  await createApplicant(server.college);
  const record = {
    application_no: person.applicationNo,
    application_session: "2025/2026",
    last_name: "Bello",
    first_name: "Musa",
    other_name: null,
    email: person.email,
  };

  const answer = await lookUp({ application_no: ` ${person.applicationNo.toLowerCase()}` });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([record]);
});

test.each([
  {},
  { application_no: " " },
  { application_no: "COHT/CHE" },
  { application_no: "%" },
  { application_no: "COHT/CHE/0000_" },
  { application_no: "\u0000" },
])("%j finds nobody, and no list", async (query) => {
  await createApplicant(server.college);

  const answer = await lookUp(query);

  expect([answer.status, answer.body]).toEqual([200, []]);
});

test("a number that is too long is refused", async () => {
  expect((await lookUp({ application_no: "x".repeat(65) })).status).toBe(400);
});

test("the rate limit stops enumeration from one address", async () => {
  const { applicationNo } = await createApplicant(server.college);
  for (let serial = 1; serial <= 10; serial += 1) {
    await lookUp({ application_no: `COHT/CHE/${serial}` }, "192.0.2.1");
  }

  const answer = await lookUp({ application_no: applicationNo }, "192.0.2.1");

  expect(answer.status).toBe(429);
});
