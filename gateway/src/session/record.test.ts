import { describe, expect, test } from "vitest";
import { applicantPerson, applicantRecord } from "../../testing/scripted-applicant.ts";
import { studentPerson, studentRecord } from "../../testing/scripted-student.ts";
import { MemorySessionStore } from "./memory-store.ts";
import { isPasswordDue, isSamePerson, type Person, parseRecord } from "./record.ts";
import { Seal } from "./seal.ts";
import { Sessions } from "./sessions.ts";

const rest = { createdAt: 1, tokens: { access: "a", refresh: "r", exchangeAt: null } };

describe("a session's record is read", () => {
  test.each([
    ["a student", studentPerson],
    ["an applicant", applicantPerson],
  ])("of %s", (_who, person) => {
    expect(parseRecord(JSON.stringify({ ...rest, person }))).toEqual({ ...rest, person });
  });

  test("of a student in the previous version's format", () => {
    expect(parseRecord(JSON.stringify({ ...rest, student: studentRecord }))).toEqual({
      ...rest,
      person: studentPerson,
    });
  });

  test.each([
    [{ kind: "student", record: studentRecord }, studentPerson],
    [{ kind: "applicant", record: applicantRecord }, applicantPerson],
  ])("with the previous version's field names", (stored, person) => {
    expect(parseRecord(JSON.stringify({ ...rest, person: stored }))).toEqual({ ...rest, person });
  });

  test("as missing if a later version wrote an unknown role", () => {
    expect(parseRecord(JSON.stringify({ ...rest, person: { kind: "visitor" } }))).toBeUndefined();
  });
});

test.each([
  ["goes on with a session", { student: studentRecord }, "Bello"],
  ["ends a session it does not understand", { person: { kind: "visitor" } }, undefined],
])("a gateway %s that another version opened", async (_what, stored, surname) => {
  const store = new MemorySessionStore(Date.now);
  const seal = new Seal(["a secret"]);
  const sessions = new Sessions({
    store,
    seal,
    now: () => 2,
    idleMs: 60_000,
    absoluteMs: 60_000,
    exchange: () => Promise.reject(new Error("not asked for")),
  });
  const { id, key } = await sessions.start(studentPerson, { access: "a", refresh: "r" });
  await store.write(key, seal.encrypt(key, JSON.stringify({ ...rest, ...stored })), 60_000);

  const found = await sessions.find(id);

  const record = found?.record.person.record;
  expect(record && "surname" in record ? record.surname : undefined).toBe(surname);
});

test("only a student can be on a default password", () => {
  const due = { ...studentPerson.record, mustChangePassword: true };

  expect(isPasswordDue({ kind: "student", record: due })).toBe(true);
  expect(isPasswordDue(studentPerson)).toBe(false);
  expect(isPasswordDue(applicantPerson)).toBe(false);
});

describe("a person is the same", () => {
  const copy = () => structuredClone(applicantPerson);

  test("with the same content", () => {
    expect(isSamePerson(applicantPerson, copy())).toBe(true);
    expect(isSamePerson(studentPerson, structuredClone(studentPerson))).toBe(true);
  });

  test.each([
    ["of another kind", studentPerson],
    [
      "with another value",
      { ...copy(), record: { ...copy().record, passport: "/media/other.jpg" } },
    ],
    ["with one more value", { ...copy(), record: { ...copy().record, added: undefined } }],
    [
      "with another value below",
      {
        ...copy(),
        record: {
          ...copy().record,
          applicant: { ...applicantRecord.applicant, surname: "Another" },
        },
      },
    ],
  ] as readonly (readonly [string, Person])[])("not %s", (_what, other) => {
    expect(isSamePerson(applicantPerson, other)).toBe(false);
    expect(isSamePerson(other, applicantPerson)).toBe(false);
  });

  test("not with another value in place of a missing one", () => {
    const [one, other] = [{ a: undefined }, { b: undefined }].map(
      (more) => ({ ...copy(), record: { ...copy().record, ...more } }) satisfies Person,
    );
    expect(one && other && isSamePerson(one, other)).toBe(false);
  });
});
