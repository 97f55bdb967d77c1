import { describe, expect, it } from "vitest";
import { applicantLogin, studentLogin } from "../accounts/sign-in.ts";
import { refreshToken } from "../accounts/tokens.ts";
import { hostelStatus } from "../hostels/bed-selection.ts";
import { downloadReceipt, studentPayments } from "../payments/payments.ts";
import { availableCourses } from "../registration/registration.ts";
import { checkAnswer, checkLookUp, checkPresence, checkRefusal } from "./checks.ts";
import type { ProbeAnswer } from "./target.ts";

const answer = (status: number, json?: unknown, mediaType = "application/json"): ProbeAnswer => ({
  status,
  mediaType,
  location: null,
  text: json === undefined ? "" : JSON.stringify(json),
  json,
});

const unknownPath = answer(404, { detail: "Not found." });

describe("detecting an endpoint", () => {
  it.each([
    ["is not, where no method is allowed", answer(405, {}), "missing"],
    ["is not, where a page says so", answer(404, undefined, "text/html"), "missing"],
    [
      "is not, where an unknown path answers alike",
      answer(404, { detail: "Not found." }),
      "missing",
    ],
    [
      "is, where the record is what is unknown",
      answer(404, { detail: "No such payment." }),
      undefined,
    ],
    ["is, where it refuses", answer(401, { detail: "No." }), undefined],
    ["is, but not as promised, where it fails", answer(502, {}), "differs"],
    [
      "is, but not as promised, where it shows a page",
      answer(200, undefined, "text/html"),
      "differs",
    ],
    [
      "is, but not as promised, where it redirects",
      { ...answer(301), location: "https://elsewhere.example" },
      "differs",
    ],
  ])("%s", (_, response, kind) => {
    expect(checkPresence(hostelStatus, response, unknownPath)?.kind).toBe(kind);
  });
});

it("without a token, the same 401 for an unknown path means missing", () => {
  const response = answer(401, { detail: "Authentication credentials were not provided." });
  expect(checkPresence(refreshToken, response, response)?.kind).toBe("missing");
  expect(checkPresence(hostelStatus, response, response)).toBeUndefined();
});

it("a refused student sign-in may be a list with a success status", () => {
  const refused = [{ success: false, message: "Wrong password." }];
  expect(checkRefusal(studentLogin, answer(200, refused)).kind).toBe("complies");
  expect(checkRefusal(applicantLogin, answer(200, refused)).kind).toBe("differs");
});

describe("an answer to a read", () => {
  it("complies with extra fields", () => {
    const data = { application_status: "waiting", bed_space: null, since: "2026-03-10" };
    expect(checkAnswer(hostelStatus, answer(200, { status: "success", data }))).toEqual({
      kind: "complies",
      notes: [],
    });
  });

  it("differs if a promised field is absent or mistyped, with its place", () => {
    const data = { application_status: 1 };
    const { kind, notes } = checkAnswer(hostelStatus, answer(200, { status: "success", data }));
    expect(kind).toBe("differs");
    expect(notes.join()).toContain("/data/application_status");
  });

  it("complies with tolerated differences and notes them", () => {
    const payment = { id: 1, amount: "49000.00", payment_date: "2026-02-10", reference: "T-1" };
    const body = { tuition_payments: [payment], hostel_payments: null };
    expect(checkAnswer(studentPayments, answer(200, body))).toEqual({
      kind: "complies",
      notes: [
        "tolerated: tuition_payments[].amount: a decimal as text, hostel_payments: null for an empty list",
      ],
    });
  });

  it("differs if not understood, without the tolerated differences", () => {
    const payment = { id: 1, amount: "49,000.00", payment_date: "2026-02-10", reference: "T-1" };
    const body = { tuition_payments: [payment], hostel_payments: null };
    const { kind, notes } = checkAnswer(studentPayments, answer(200, body));
    expect(kind).toBe("differs");
    expect(notes).toEqual([expect.stringContaining("/tuition_payments/0/amount")]);
  });

  it("complies with another success status", () => {
    const body = { tuition_payments: [], hostel_payments: [] };
    expect(checkAnswer(studentPayments, answer(201, body)).kind).toBe("complies");
  });

  it("complies with a described refusal and notes the untested part", () => {
    const refused = answer(402, {
      detail: "You have to pay Tuition fees before registering courses",
    });
    expect(checkAnswer(availableCourses, refused)).toEqual({
      kind: "complies",
      notes: ["its answer could not be tried: refused with 402"],
    });
  });

  it("differs with an undescribed status or an empty refusal", () => {
    expect(checkAnswer(availableCourses, answer(418, { detail: "No." })).kind).toBe("differs");
    expect(checkAnswer(availableCourses, answer(402, {})).kind).toBe("differs");
  });

  it("must be a file of the promised type", () => {
    expect(checkAnswer(downloadReceipt, answer(200, undefined, "application/pdf")).kind).toBe(
      "complies",
    );
    expect(checkAnswer(downloadReceipt, answer(200, {}, "application/json")).kind).toBe("differs");
  });
});

describe("the public look-up of an application", () => {
  const record = (application_no: string) => ({
    application_no,
    application_session: "2025/2026",
    last_name: "Okonkwo",
    first_name: "Chidinma",
    email: "okonkwo@example.com",
  });
  const own = "COHT/CHE/00001";
  const leak = ["answers a stranger with the names and emails of other applicants"];

  it.each([
    ["complies with the one that was asked for", [record(own)], own, "complies", []],
    ["complies with none", [], undefined, "complies", []],
    [
      "is told that it leaks the others",
      [record(own), record("COHT/PHT/00002")],
      own,
      "complies",
      leak,
    ],
    ["is told that it leaks all", [record(own)], undefined, "complies", leak],
  ])("%s", (_, records, applicationNo, kind, notes) => {
    expect(checkLookUp(answer(200, records), applicationNo)).toEqual({ kind, notes });
  });

  it("differs if a record lacks a promised field", () => {
    const { kind, notes } = checkLookUp(answer(200, [{ application_no: own }]), own);
    expect(kind).toBe("differs");
    expect(notes.join()).toContain("email");
  });
});
