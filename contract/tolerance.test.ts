import Type, { type TSchema } from "typebox";
import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";
import { studentPayments } from "./payments/payments.ts";
import { availableCourses, registrationInfo } from "./registration/registration.ts";
import { IsoDate, IsoInstant, Unset } from "./shapes.ts";
import { tolerate } from "./tolerance.ts";

const read = (schema: TSchema, body: unknown) =>
  tolerate(schema, body, { timeZone: "Africa/Lagos" });

describe("a difference with a certain meaning", () => {
  it.each([
    ["a decimal as text", Type.Number(), "49000.00", 49_000],
    ["a negative decimal as text", Type.Number(), "-0.50", -0.5],
    ["an integer as text", Type.Integer(), "42", 42],
    ["an integer as a decimal's text", Type.Integer(), "3.00", 3],
    ["null for a list", Type.Array(Type.String()), null, []],
    ["null for a list that is optional", Type.Optional(Type.Array(Type.String())), null, []],
    ["a literal number as text", Type.Literal(2), "2", 2],
    ["one of some numbers as text", Type.Enum([100, 200]), "200", 200],
    ["one of some literals as text", Type.Union([Type.Literal(1), Type.Literal(2)]), "2", 2],
    ["a number as text, or null", Unset(Type.Integer()), "7", 7],
    [
      "null where a count or a list is",
      Type.Union([Type.Integer(), Type.Array(Type.Unknown())]),
      null,
      [],
    ],
    ["midnight as written, whatever its offset", IsoDate, "2026-02-02T00:00:00Z", "2026-02-02"],
    ["midnight with milliseconds", IsoDate, "2026-02-02T00:00:00.000+01:00", "2026-02-02"],
    ["midnight of the college, as an instant", IsoDate, "2026-02-01T23:00:00Z", "2026-02-02"],
    ["an instant of the college's day", IsoDate, "2026-02-02T22:59:59.999Z", "2026-02-02"],
    ["a time without an offset", IsoDate, "2026-02-02T23:30:00", "2026-02-02"],
    ["a date-time with a blank", IsoDate, "2026-02-02 23:30:00+01:00", "2026-02-02"],
    ["a date-time for a day, or null", Unset(IsoDate), "2026-02-02T09:30", "2026-02-02"],
  ])("is understood: %s", (_, schema, written, meant) => {
    expect(read(Type.Object({ value: schema }), { value: written }).body).toEqual({ value: meant });
  });

  it("is reported with its place, once per list", () => {
    const payment = { id: "1", amount: "49000.00", payment_date: "2026-02-10", reference: "T-1" };
    expect(
      read(studentPayments.response, {
        tuition_payments: [payment, { ...payment, id: 2 }],
        hostel_payments: null,
        count: "2",
      }),
    ).toEqual({
      body: {
        tuition_payments: [
          { ...payment, id: 1, amount: 49_000 },
          { ...payment, id: 2, amount: 49_000 },
        ],
        hostel_payments: [],
        count: "2",
      },
      tolerated: [
        "tuition_payments[].id: a number as text",
        "tuition_payments[].amount: a decimal as text",
        "hostel_payments: null for an empty list",
      ],
    });
  });

  it("may be an omitted required list", () => {
    expect(read(availableCourses.response, { new_courses: [] })).toEqual({
      body: { new_courses: [], carryover_courses: [] },
      tolerated: ["carryover_courses: left out for an empty list"],
    });
    const optional = Type.Object({ rows: Type.Optional(Type.Array(Type.String())) });
    expect(read(optional, {})).toEqual({ body: {}, tolerated: [] });
  });

  it("is found in records, in lists and at the top level", () => {
    const nested = Type.Array(Type.Record(Type.String(), Type.Object({ n: Type.Integer() })));
    expect(read(nested, [{ a: { n: "1" } }])).toEqual({
      body: [{ a: { n: 1 } }],
      tolerated: ["[]{}.n: a number as text"],
    });
    expect(read(nested, null)).toEqual({
      body: [],
      tolerated: ["the body: null for an empty list"],
    });
  });
});

describe("unchanged values", () => {
  it.each([
    ["a text that may be one", Type.Union([Type.Integer(), Type.String()]), "12"],
    ["a text that must be one", Type.String(), "12"],
    ["an instant", IsoInstant, "2026-02-02T00:00:00Z"],
    ["a day", IsoDate, "2026-02-02"],
    ["a day that is none", IsoDate, "2026-02-31T99:00:00Z"],
    ["a word for a truth", Type.Boolean(), "true"],
    ["a number for a truth", Type.Boolean(), 1],
    ["a number with blanks around it", Type.Integer(), " 12 "],
    ["a number with leading zeros", Type.Integer(), "0012"],
    ["a number with separators", Type.Number(), "49,000.00"],
    ["a number with an exponent", Type.Number(), "1e3"],
    ["part of a number", Type.Integer(), "12.5"],
    ["a number beyond all counting", Type.Integer(), "9".repeat(30)],
    ["an empty text for a number", Type.Integer(), ""],
    ["a number for a text", Type.String(), 12],
    ["null for a text", Type.String(), null],
    ["an object for a list", Type.Array(Type.String()), {}],
    ["another literal", Type.Literal(2), "3"],
    ["anything that may be anything", Type.Unknown(), "12.00"],
  ])("%s", (_, schema, written) => {
    expect(read(schema, written)).toEqual({ body: written, tolerated: [] });
  });

  it("include unnamed fields and the input object", () => {
    const body = { current_time: "now", min_credits: "15", extra: { amount: "1.00" } };
    const { body: found } = read(registrationInfo.response, body);
    expect(found).toEqual({ ...body, min_credits: 15 });
    expect(body.min_credits).toBe("15");
  });
});

it("any input is readable by every response shape", () => {
  for (const { response } of endpoints) {
    if ("file" in response) continue;
    for (const body of [null, 1, "1", [], {}, [null], [{}], { data: null }]) {
      expect(() => read(response, body)).not.toThrow();
    }
  }
});
