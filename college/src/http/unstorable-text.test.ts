import fc from "fast-check";
import type { TSchema } from "typebox";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { endpoints } from "../../../contract/endpoints.ts";
import { createApplying } from "../../testing/applications.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createStudent, signInAs } from "../../testing/people.ts";
import { createStaff } from "../../testing/staff.ts";
import { sandboxSecret } from "../payments/sandbox/sandbox.ts";
import { signWebhook } from "../payments/webhook.ts";

/** What PostgreSQL cannot store as text, or as JSON. */
const unstorable = ["a\u0000b@mail.example", "a\ud800b@mail.example"] as const;

let server: TestCollege;

beforeAll(async () => {
  server = await startTestCollege({
    hasDemo: true,
    config: { attemptLimits: { perAddress: 1_000_000, perAccountAndAddress: 1_000_000 } },
  });
});

afterAll(() => server.close());

const accounts = new Map<string, Promise<{ readonly accountId: number }>>();

const open = ({ auth, roles = [] }: Endpoint): Promise<{ readonly accountId: number }> => {
  const { college } = server;
  if (auth === "staff") return createStaff(college, roles.at(-1) ?? "SUPER_ADMIN");
  return auth === "applicant"
    ? createApplying(college)
    : createStudent(college, { matricNumber: `TEST/2025/${auth}` });
};

/** Signed in anew for each call, because some calls end their sign-in. */
const authorizationFor = async (endpoint: Endpoint): Promise<string | undefined> => {
  const { auth, roles = [] } = endpoint;
  if (auth === "none" || auth === "optional") return undefined;
  const kind = `${auth} ${roles.at(-1) ?? ""}`;
  const account = accounts.get(kind) ?? open(endpoint);
  accounts.set(kind, account);
  return (await signInAs(server.college, await account)).authorization;
};

type Value = unknown;
/** A place in a sample, from its root. */
type Path = readonly (string | number)[];

const is = (schema: object, key: string): boolean => Reflect.get(schema, key) !== undefined;

/** A value that the schema accepts, as far as it is plain. */
const sampleOf = (schema: TSchema): Value => {
  const read = (key: string): Value => Reflect.get(schema, key);
  if (is(schema, "const")) return read("const");
  const choices = read("anyOf");
  if (Array.isArray(choices)) return sampleOf(choices[0]);
  if (Array.isArray(read("enum"))) return (read("enum") as readonly Value[])[0];
  switch (read("type")) {
    case "object":
      return Object.fromEntries(
        Object.entries((read("properties") ?? {}) as Record<string, TSchema>).map(
          ([name, property]) => [name, sampleOf(property)],
        ),
      );
    case "array":
      return [sampleOf(read("items") as TSchema)];
    case "integer":
    case "number":
      return Math.max(1, Number(read("minimum") ?? 1));
    case "boolean":
      return false;
    case "string":
      return textOf(read("pattern"), Number(read("minLength") ?? 1));
    default:
      return "x";
  }
};

const textOf = (pattern: Value, shortest: number): string =>
  typeof pattern === "string"
    ? // The library knows no lookaheads.
      (fc.sample(fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?[!=][^()]*\)/g, ""))), {
        numRuns: 1,
        seed: 1,
      })[0] ?? "")
    : "x".repeat(Math.max(1, shortest));

/** Every text in a sample. */
const textsIn = (value: Value, path: Path = []): Path[] => {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
};

const replaced = (value: Value, [first, ...rest]: Path, text: string): Value => {
  if (first === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === first ? replaced(item, rest, text) : item));
  }
  return {
    ...(value as object),
    [first]: replaced(Reflect.get(value as object, first), rest, text),
  };
};

interface Sent {
  readonly params: Record<string, Value>;
  readonly query: Record<string, Value>;
  readonly body: Record<string, Value>;
}

const sampleCall = ({ params, query, body }: Endpoint): Sent => {
  const sample = (schema: TSchema | undefined) =>
    (schema === undefined ? {} : sampleOf(schema)) as Record<string, Value>;
  return { params: sample(params), query: sample(query), body: sample(body) };
};

const urlOf = ({ path }: Endpoint, { params, query }: Sent): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => encode(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`;
};

/** Half a character cannot be percent-encoded; what stands for it is not UTF-8. */
const encode = (value: Value): string => {
  const text = String(value);
  return /\p{Cs}/u.test(text) ? "%ED%A0%80" : encodeURIComponent(text);
};

const formOf = (body: Record<string, Value>): string =>
  `${Object.entries(body)
    .map(
      ([name, value]) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("")}--edge--\r\n`;

const send = async (endpoint: Endpoint, sent: Sent): Promise<number> => {
  const authorization = await authorizationFor(endpoint);
  const isForm = endpoint.encoding === "multipart";
  const payload = isForm ? formOf(sent.body) : JSON.stringify(sent.body);
  const { statusCode } = await server.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, sent),
    headers: {
      ...(authorization && { authorization }),
      ...(endpoint.method !== "GET" && {
        "content-type": isForm ? "multipart/form-data; boundary=edge" : "application/json",
        "x-paystack-signature": signWebhook(payload, sandboxSecret(server.college.config.secret)),
      }),
    },
    ...(endpoint.method !== "GET" && { payload }),
  });
  return statusCode;
};

test.each(
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)("%s fails at no text that the database cannot store", async (_name, endpoint) => {
  const sample = sampleCall(endpoint);
  const failed: unknown[] = [];
  for (const path of textsIn(sample)) {
    for (const text of unstorable) {
      const status = await send(endpoint, replaced(sample, path, text) as Sent);
      if (status >= 500) failed.push([path.join("."), text, status]);
    }
  }

  expect(failed).toEqual([]);
});
