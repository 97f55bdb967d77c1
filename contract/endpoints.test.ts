import type { TSchema } from "typebox";
import Value from "typebox/value";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** Specification §7, row by row, with both readings of the token refresh; the mock list of staff is left out. */
const specified = [
  "POST /admission/login",
  "GET /admission/application/",
  "POST /payment/initialize/",
  "GET /payment/verify/{reference}/",
  "GET /admission/get-profile",
  "PATCH /admission/profiles",
  "PATCH /admission/update-olevel",
  "POST /admission/upload-result",
  "PATCH /admission/update-jamb",
  "POST /admission/submit-application",
  "GET /admission/aptitude-test-schedule/",
  "GET /admission/download-pdf/",
  "POST /student/login/",
  "POST /student/password-reset/request/",
  "POST /student/password-reset/confirm/",
  "GET /payment/student-payments/",
  "GET /payment/receipt/download/",
  "POST /payment/hostel/initialize/",
  "GET /payment/tuition-fees/",
  "POST /payment/tuition/initialize/",
  "GET /payment/tuition/verify/{reference}/",
  "GET /payment/hostel/verify/{reference}/",
  "GET /hostel/dashboard/",
  "GET /hostel/status/",
  "POST /hostel/select-bed/",
  "GET /hostel/download-hostel-application/",
  "PUT /student/{id}/",
  "GET /result/courseregistration/registration-info/",
  "GET /result/courseregistration/available-courses/",
  "GET /result/courseregistration/registration-status/",
  "GET /result/courseregistration/",
  "POST /result/courseregistration/register-courses/",
  "POST /api/auth/token/refresh/",
  "POST /auth/token/refresh/",
];

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const responseOf = (name: string): TSchema => {
  const found = endpoints.find((endpoint) => nameOf(endpoint) === name);
  if (found === undefined || "file" in found.response) throw new Error(`${name} answers no JSON`);
  return found.response;
};

/** Every schema inside a schema, itself included. */
const schemasIn = (schema: unknown): Record<string, unknown>[] => {
  if (Array.isArray(schema)) return schema.flatMap(schemasIn);
  if (typeof schema !== "object" || schema === null) return [];
  return [schema as Record<string, unknown>, ...Object.values(schema).flatMap(schemasIn)];
};

describe("the contract", () => {
  it("marks as specified exactly the calls the specification lists, each once", () => {
    const marked = endpoints.filter(({ origin }) => origin === "specified").map(nameOf);
    expect(marked.toSorted()).toEqual(specified.toSorted());
  });

  it("describes no method and path twice", () => {
    const names = endpoints.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it("serves no list of staff", () => {
    expect(endpoints.map(({ path }) => path).filter((path) => /\/admins\b/.test(path))).toEqual([]);
  });
});

describe.each(
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const),
)("%s", (_name, endpoint) => {
  it("lists the roles if it is a staff endpoint", () => {
    expect((endpoint.roles ?? []).length > 0).toBe(endpoint.auth === "staff");
  });

  it("describes each parameter of its path", () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys(endpoint.params?.properties ?? {})).toEqual(inPath);
  });

  it("limits every text, list and number that a caller sends", () => {
    const sent = [endpoint.params, endpoint.query, endpoint.body].flatMap(schemasIn);
    const unlimited = sent.filter(
      (schema) =>
        (schema.type === "string" &&
          !("const" in schema || "maxLength" in schema || "format" in schema) &&
          !String(schema.pattern).endsWith("$")) ||
        (schema.type === "array" && !("maxItems" in schema)) ||
        (/^(integer|number)$/.test(String(schema.type)) &&
          !("const" in schema || "maximum" in schema)),
    );
    expect(unlimited).toEqual([]);
  });

  it("gives only examples that fit", () => {
    const all = [
      endpoint.params,
      endpoint.query,
      endpoint.body,
      endpoint.response,
      ...endpoint.failures.map(({ body }) => body),
    ].flatMap(schemasIn);
    for (const schema of all.filter((one) => Array.isArray(one.examples)))
      for (const example of schema.examples as unknown[])
        expect(Value.Check(schema, example)).toBe(true);
  });

  it("declares the refusal of a missing or stale token", () => {
    const refuses = endpoint.failures.some(({ status }) => status === 401);
    const guarded = endpoint.auth !== "none" && endpoint.auth !== "optional";
    expect(guarded && !refuses).toBe(false);
  });

  it("describes every failure, each status once", () => {
    const statuses = endpoint.failures.map(({ status }) => status);
    expect(new Set(statuses).size).toBe(statuses.length);
    for (const { status, when } of endpoint.failures) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(when).toMatch(/\.$/);
    }
  });

  it("keeps a body out of reads and files inside multipart", () => {
    if (endpoint.method === "GET") expect(endpoint.body).toBeUndefined();
    const hasFile = schemasIn(endpoint.body).some(({ format }) => format === "binary");
    expect(endpoint.encoding === "multipart").toBe(hasFile);
  });
});

describe("answers other colleges may give", () => {
  it("accepts an applicant with an empty profile", () => {
    const user = {
      applicant: {
        application_no: "COHT/CHE/00001",
        email: "okonkwo@example.com",
        surname: "Okonkwo",
        first_name: "Ada",
        submitted: false,
      },
    };
    expect(Value.Check(responseOf("GET /admission/get-profile"), { profile: user })).toBe(true);
    const login = { user, access: "a", refresh: "r", token_type: "bearer" };
    expect(Value.Check(responseOf("POST /admission/login"), login)).toBe(true);
  });

  it("accepts room and bed numbers as texts or numbers", () => {
    const data = {
      has_paid: true,
      settings: { is_application_open: true, application_deadline: null },
      available_rooms: [{ room_number: "A-12", total_beds: 4, available_beds: 1 }],
      available_beds: [{ id: 7, room_number: 12, bed_number: 3 }],
    };
    expect(Value.Check(responseOf("GET /hostel/dashboard/"), { data })).toBe(true);
  });

  it("counts a bed selection without data as no answer", () => {
    expect(Value.Check(responseOf("POST /hostel/select-bed/"), { message: "ok" })).toBe(false);
  });
});
