import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { endpoints } from "../../../contract/endpoints.ts";
import { createApplicant } from "../../testing/applicants.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { buildCollege } from "../app.ts";
import { createLog } from "../log.ts";

/** Has the shape of a document's code, a token and a reference. */
const code = "Zm9vYmFyYmF6cXV4LTAx";

let server: TestCollege;
let app: FastifyInstance;
let written: string;
/** None, then one of each kind of account. */
let callers: readonly (string | undefined)[];

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  const log = createLog("trace", {
    write: (line) => {
      written += line;
    },
  });
  ({ app } = await buildCollege({ ...college, log }));
  callers = [
    undefined,
    (await createStaff(college, "SUPER_ADMIN")).authorization,
    (await signInAs(college, await createStudent(college))).authorization,
    (await signInAs(college, await createApplicant(college))).authorization,
  ];
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(() => {
  written = "";
});

/** An endpoint's address with the code in each parameter and each field of the query. */
const addressOf = ({ path, query }: Endpoint): string => {
  const fields = [...Object.keys(query?.properties ?? {}), "undeclared"];
  return `${path.replaceAll(/\{\w+\}/g, code)}?${fields.map((field) => `${field}=${code}`).join("&")}`;
};

const call = async (method: Endpoint["method"], url: string): Promise<void> => {
  for (const authorization of callers) {
    await app.inject({ method, url, ...(authorization && { headers: { authorization } }) });
  }
};

test.each(
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)("the log of %s has its pattern, and nothing of its address", async (_name, endpoint) => {
  await call(endpoint.method, addressOf(endpoint));

  const pattern = endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
  expect(written).toContain(`"path":${JSON.stringify(pattern)}`);
  expect(written).not.toContain(code);
});

test.each([
  `/${code}`,
  `/payment/receipt/confirm/${code}/${code}/`,
  `/payment/receipt/confirm/${code.repeat(20)}/`,
  `/payment/receipt/confirm/%E0%A4${code}/`,
  `/payment/receipt/confirm/${code}%zz/`,
  `/paystack-sandbox/checkout/${code}`,
  `/paystack-sandbox/transaction/verify/${code}`,
  `/media/passports/${code}.jpg`,
  `/docs/${code}`,
  `/health?token=${code}`,
])("the log has no code of %s, found or not", async (url) => {
  for (const method of ["GET", "POST", "HEAD", "OPTIONS"] as const) {
    await app.inject({ method, url, headers: { referer: `http://portal.example/${code}` } });
  }

  expect(written).not.toContain(code);
});

test("a failure's log has no code of its address", async () => {
  const { college } = server;
  const failing = {
    ...college,
    db: new Proxy(college.db, {
      get: () => {
        throw new Error("the database is gone");
      },
    }),
    log: createLog("trace", {
      write: (line) => {
        written += line;
      },
    }),
  };
  const { app: broken } = await buildCollege(failing);

  const answer = await broken.inject({ url: `/result/transcripts/${code}/` });
  await broken.close();

  expect(answer.statusCode).toBe(500);
  expect(written).toContain("request failed");
  expect(written).not.toContain(code);
});
