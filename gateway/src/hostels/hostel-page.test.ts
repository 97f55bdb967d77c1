import { beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { html, testCatalogue } from "../../testing/error-catalogue.ts";
import {
  dashboardRoute,
  scriptDashboard,
  scriptStatus,
  selectBedRoute,
  statusRoute,
} from "../../testing/scripted-hostel.ts";
import { hostelQuery, selectBedMutation } from "../../testing/student-operations.ts";

const incomplete = "Fetched data is incomplete or in an unexpected format.";

const catalogue = testCatalogue([]);

let browser: Browser;

beforeEach(async () => {
  browser = catalogue.gateway().browser();
  await browser.signIn("COHT/2024/002", "bello");
  catalogue.college().forget();
});

describe("the free rooms", () => {
  const read = async (fields: string, variables = "", fragments = ""): Promise<object> => {
    const query = `query Read${variables} { viewer { ... on Student { hostel { ${fields} } } } } ${fragments}`;
    const { errors } = await browser.graphql(query);
    const calls = catalogue.college().callsTo(dashboardRoute);
    return { errors, paths: calls.map(({ path }) => path) };
  };

  test.each<[fields: string, variables?: string, fragments?: string]>([
    ["rooms { number }"],
    ["availableRooms"],
    ["canWait"],
    ["... on Hostel { hasPaid places: availableBeds }"],
    ["id ...Places", "", "fragment Places on Hostel { availableBeds }"],
    ["id rooms @include(if: $isAsked) { number }", "($isAsked: Boolean! = false)"],
  ])("are asked for %s", async (...query) => {
    expect(await read(...query)).toEqual({ errors: [], paths: ["/hostel/dashboard/"] });
  });

  test.each([
    "hasPaid canSelectBed deadline application { state room bed } waiting { offer { expiresAt } }",
    "__typename",
  ])("are not asked for %s", async (fields) => {
    expect(await read(fields)).toEqual({ errors: [], paths: ["/hostel/dashboard/?rooms=none"] });
  });
});

describe("selecting a bed", () => {
  test.each([
    ["a key of letters", "x".repeat(8), true],
    ["the longest key", "x".repeat(100), true],
    ["too short a key", "x".repeat(7), false],
    ["too long a key", "x".repeat(101), false],
    ["a key of two lines", "12345678\r\nhost: other", false],
    ["a key that no header holds", "ключ-ключ", false],
  ])("with %s sends %s as idempotency key: %s", async (_what, requestKey, isSent) => {
    const { data, errors } = await browser.graphql(selectBedMutation, { bedId: "11", requestKey });
    const calls = catalogue.college().callsTo(selectBedRoute);

    expect(errors).toEqual([]);
    expect(calls.map(({ headers }) => headers["idempotency-key"])).toEqual(
      isSent ? [requestKey] : [],
    );
    expect(data?.result).toMatchObject(
      isSent
        ? { __typename: "BedSelected" }
        : { code: "INVALID_INPUT", fields: [{ field: "requestKey" }] },
    );
  });

  test("without a request key sends no idempotency key", async () => {
    await browser.graphql(selectBedMutation, { bedId: "11" });
    const [call] = catalogue.college().callsTo(selectBedRoute);

    expect(call?.body).toBe('{"bed_id":11}');
    expect(call?.headers).not.toHaveProperty("idempotency-key");
  });

  test.each([
    "0",
    "-1",
    "2147483648",
    "11/../12",
    "eleven",
    "",
  ])("refuses the impossible id %j without asking the college", async (bedId) => {
    const { data } = await browser.graphql(selectBedMutation, { bedId });

    expect(data?.result).toMatchObject({ code: "UNKNOWN_BED" });
    expect(catalogue.college().calls).toEqual([]);
  });

  const pending = { application_status: "pending", bed_space: { room: "A-101", bed: 1 } };
  const changed = "id canSelectBed canWait waiting { joinedAt } application { state room bed }";
  const claim = (fields: string) =>
    browser.graphql(
      `mutation { result: selectBed(bedId: "11") { ... on BedSelected { hostel { ${fields} } } } }`,
    );

  test("answers what the claim changed without another call", async () => {
    catalogue.college().on(selectBedRoute, { body: { data: pending } });
    const { data, errors } = await claim(changed);

    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({
      hostel: {
        canSelectBed: false,
        canWait: false,
        waiting: null,
        application: { state: "PENDING", room: "A-101", bed: "1" },
      },
    });
    expect(catalogue.college().calls).toHaveLength(1);
  });

  test("reads the page once for what the claim does not answer", async () => {
    const college = catalogue.college();
    college.on(selectBedRoute, { body: { data: pending } });
    const { data, errors } = await claim(`${changed} hasPaid availableBeds rooms { number }`);

    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({ hostel: { hasPaid: true, availableBeds: 2 } });
    expect(college.callsTo(dashboardRoute)).toHaveLength(1);
    expect(college.callsTo(statusRoute)).toHaveLength(1);
  });

  test.each([
    ["an application decided since", { ...pending, application_status: "rejected" }],
    ["an application without a bed", { application_status: "pending" }],
    ["anything else", "done"],
  ])("reads the page where the claim is answered with %s", async (_what, data) => {
    const college = catalogue.college();
    college.on(selectBedRoute, { body: { data } });
    scriptDashboard(college, { application: {} });
    scriptStatus(college, { application_status: "rejected", can_apply_again: true });
    const answer = await claim(changed);

    expect(answer.data?.result).toMatchObject({
      hostel: { canSelectBed: true, application: { state: "REJECTED" } },
    });
  });

  test("answers the nearest free beds when another student was first", async () => {
    const college = catalogue.college();
    college.on(selectBedRoute, {
      status: 409,
      body: {
        detail: "Bed 1 in room A-101 is taken.",
        code: "bed_taken",
        nearest_beds: [{ id: 12, room_number: "A-101", bed_number: 2 }],
      },
    });

    const { data, errors } = await browser.graphql(selectBedMutation, { bedId: "11" });

    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({
      __typename: "BedTaken",
      message: "Bed 1 in room A-101 is taken.",
      nearest: [{ id: "12", number: "2", roomNumber: "A-101" }],
      hostel: { canSelectBed: true },
    });
  });

  test("uses the portal's message when the college's refusal has none", async () => {
    catalogue.college().on(selectBedRoute, { status: 409, body: html });

    const { data } = await browser.graphql(selectBedMutation, { bedId: "11" });

    expect(data?.result).toMatchObject({ message: "Failed to select bed.", nearest: [] });
  });

  test("succeeds even if the page cannot be read afterwards", async () => {
    catalogue.college().on(dashboardRoute, { status: 500, body: html });

    const { data, errors } = await browser.graphql(selectBedMutation, { bedId: "11" });

    expect(data).toEqual({ result: { __typename: "BedSelected", hostel: null } });
    expect(errors).toMatchObject([{ path: ["result", "hostel"] }]);
  });
});

describe("a failed read of the application status", () => {
  const trouble = { status: 500, body: html };

  test("fails only the application field of a student who has applied", async () => {
    const college = catalogue.college();
    scriptDashboard(college, { application: { id: 5 } });
    college.on(statusRoute, trouble);

    const { data, errors } = await browser.graphql(hostelQuery);

    expect(data?.viewer).toMatchObject({
      hostel: { hasPaid: true, application: null, canSelectBed: false },
    });
    expect(errors).toMatchObject([
      { path: ["viewer", "hostel", "application"], extensions: { code: "COLLEGE_FAULT" } },
    ]);
  });

  test("does not affect a student who has not applied", async () => {
    catalogue.college().on(statusRoute, trouble);

    const { data, errors } = await browser.graphql(hostelQuery);

    expect(errors).toEqual([]);
    expect(data?.viewer).toMatchObject({ hostel: { application: null, canSelectBed: true } });
  });

  test("is an error if the dashboard shows an application", async () => {
    scriptDashboard(catalogue.college(), { application: true });

    const { errors } = await browser.graphql(hostelQuery);

    expect(errors).toMatchObject([
      { message: incomplete, path: ["viewer", "hostel", "application"] },
    ]);
  });
});

test("the page reads dashboard and status in parallel", async () => {
  const college = catalogue.college();
  const routes = [dashboardRoute, statusRoute];
  const answers = routes.map((route) => college.scripted(route));
  let arrived = 0;
  let release = (): void => {};
  const bothArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const [index, route] of routes.entries()) {
    // Answers neither call before both have arrived.
    college.on(route, async () => {
      arrived += 1;
      if (arrived === 2) release();
      await bothArrived;
      return answers[index] ?? {};
    });
  }

  expect((await browser.graphql(hostelQuery)).errors).toEqual([]);
  expect(college.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes);
});

test("a rejected student who may reapply can select a bed", async () => {
  scriptStatus(catalogue.college(), {
    application_status: "rejected",
    bed_space: null,
    reason: "Wrong level.",
    can_apply_again: true,
  });

  expect((await browser.graphql(hostelQuery)).data?.viewer).toMatchObject({
    hostel: {
      canSelectBed: true,
      application: { state: "REJECTED", reason: "Wrong level.", room: null },
    },
  });
});

test.each([
  ["no bed is free", {}, true],
  [
    "a bed is free",
    { available_rooms: [{ room_number: 1, total_beds: 2, available_beds: 1 }] },
    false,
  ],
  ["the fee is unpaid", { has_paid: false }, false],
  ["applications are closed", { settings: { is_application_open: false } }, false],
  ["the student has applied", { application: {} }, false],
  [
    "the student is waiting",
    { waiting: { position: 2, joined_at: "2026-03-09T09:00:00Z", offer: null } },
    false,
  ],
  ["the college has no waiting list", { waiting: undefined }, false],
])("when %s (%j), canWait is %s", async (_when, changes, canWait) => {
  const college = catalogue.college();
  scriptDashboard(college, { available_rooms: [], available_beds: [], ...changes });
  if ("application" in changes) scriptStatus(college);

  const { data } = await browser.graphql(hostelQuery);

  expect(data?.viewer).toMatchObject({ hostel: { canWait } });
});
