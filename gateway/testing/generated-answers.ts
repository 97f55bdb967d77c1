import type { TSchema } from "typebox";
import type { Endpoint } from "../../contract/endpoint.ts";
import { endpoints } from "../../contract/endpoints.ts";
import { type StaffRole, staffRoles } from "../../contract/staff/role.ts";
import type { ReceivedCall, ScriptedAnswer } from "./scripted-college.ts";
import { SeededRandom, seedOf } from "./seeded-random.ts";

/** What a generated college knows beside the contract. */
export interface Mood {
  readonly seed: number;
  /** The share of its calls that fail in some way. */
  readonly failing: number;
  /** True for a college that takes every call and answers none. */
  readonly isSilent?: boolean;
  readonly role: StaffRole;
}

/** Any two equal calls in the same mood get the same answer: of the contract's shape, or wrong in some way. */
export const generatedAnswer = (call: ReceivedCall, mood: Mood): ScriptedAnswer => {
  if (mood.isSilent) return { silent: true };
  const random = new SeededRandom(
    seedOf(`${mood.seed} ${call.method} ${call.path} ${sentBody(call)}`),
  );
  const endpoint = endpointOf(call);
  if (endpoint === undefined) return { status: 404, body: "<h1>Not Found</h1>" };
  if (random.chance(mood.failing)) return failure(endpoint, random);
  const { status, response } = endpoint;
  if ("file" in response) return { status, body: "a file" };
  return { status, body: status === 204 ? "" : value(response, { random, role: mood.role }) };
};

/** Without the random boundary of a form. */
export const sentBody = ({ body }: ReceivedCall): string =>
  body.replaceAll(/formdata-undici-\d+/g, "form");

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\/$/, "")}/?$`),
}));

const endpointOf = ({ method, path }: ReceivedCall): Endpoint | undefined => {
  const plain = path.split("?", 1)[0] ?? "";
  return patterns
    .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(plain))
    .toSorted((a, b) => a.endpoint.path.split("{").length - b.endpoint.path.split("{").length)[0]
    ?.endpoint;
};

const statuses = [400, 401, 402, 403, 404, 405, 409, 413, 429, 500, 501, 502, 503, 504, 507];

const failure = ({ failures }: Endpoint, random: SeededRandom): ScriptedAnswer => {
  if (failures.length > 0 && random.chance(0.5)) {
    const { status, body } = random.pick(failures);
    return { status, body: value(body, { random, role: "LECTURER" }) };
  }
  return random.pick<ScriptedAnswer>([
    { status: random.pick(statuses), body: { detail: "hunter2", code: "own_sheet" } },
    { status: random.pick(statuses), body: "<h1>psql://portal:hunter2@db</h1>" },
    { status: 429, body: { detail: "hunter2" }, headers: { "retry-after": "7" } },
    { body: "" },
    { body: "{" },
    { body: [] },
    { body: { detail: "hunter2" } },
    { body: null },
    { hangUp: true },
  ]);
};

interface Drawing {
  readonly random: SeededRandom;
  readonly role: StaffRole;
}

const texts = [
  "Bello",
  "",
  'ó \u2028 "quoted" </script>',
  "2026-03-10T09:00:00.000Z",
  "2026-03-10",
  "2025/2026",
  "1",
  "2",
  "COHT/2024/002",
  "/media/passports/00000000-0000-4000-8000-000000000000.jpg",
  "nobody@college.example",
];

/** A value of this shape, where its rules are those that the contract uses. */
const value = (schema: TSchema, drawing: Drawing, name = ""): unknown => {
  const { random, role } = drawing;
  if ("const" in schema) return schema.const;
  if ("enum" in schema) return named(name, schema.enum as readonly unknown[], drawing);
  if ("anyOf" in schema) {
    const members = schema.anyOf as readonly TSchema[];
    const words = members.flatMap((member) => ("const" in member ? [member.const] : []));
    if (words.length === members.length) return named(name, words, drawing);
    return value(random.pick(members), drawing, name);
  }
  switch ("type" in schema ? schema.type : undefined) {
    case "object":
      return object(schema, drawing);
    case "array": {
      const { items, minItems = 0 } = schema as { items?: TSchema; minItems?: number };
      const length = Math.max(minItems, random.below(4));
      return Array.from({ length }, () => value(items ?? {}, drawing));
    }
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "integer":
    case "number": {
      const { minimum = 0, maximum = 900_000 } = schema as { minimum?: number; maximum?: number };
      return minimum + random.below(Math.min(maximum - minimum, 500) + 1);
    }
    case "string":
      return name === "access" ? accessToken(random) : text(schema, name, random);
    default:
      return { note: "unknown", role };
  }
};

const named = (name: string, words: readonly unknown[], { random, role }: Drawing): unknown =>
  name === "role" && words.includes(role) && staffRoles.every((one) => words.includes(one))
    ? role
    : random.pick(words);

const object = (schema: TSchema, drawing: Drawing): Record<string, unknown> => {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, TSchema>;
    required?: readonly string[];
  };
  const drawn = Object.entries(properties).flatMap(([name, shape]) =>
    required.includes(name) || drawing.random.chance(0.6)
      ? [[name, value(shape, drawing, name)] as const]
      : [],
  );
  if (drawn.length === 0 && "patternProperties" in schema) {
    const [shape] = Object.values(schema.patternProperties as Record<string, TSchema>);
    return { email: value(shape ?? {}, drawing), "no-path ": value(shape ?? {}, drawing) };
  }
  return Object.fromEntries(drawn);
};

const text = (schema: TSchema, name: string, random: SeededRandom): string => {
  const { pattern, examples = [] } = schema as { pattern?: string; examples?: readonly string[] };
  const isTime = /(_at|_from|_on|_date|date|_time|time|_start|_end|deadline|opens|closes)$/.test(
    name,
  );
  // One in twenty is none of what the scalars take.
  const usual = isTime && random.chance(0.95) ? texts.slice(3, 5) : texts;
  const fitting = [...examples, ...usual].filter((one) => new RegExp(pattern ?? "").test(one));
  return fitting.length === 0 ? "" : random.pick(fitting);
};

const accessToken = (random: SeededRandom): string => {
  const claims = { iat: 1_700_000_000, exp: 1_700_000_900, jti: random.below(1_000) };
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
};
