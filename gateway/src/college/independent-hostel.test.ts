import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  type IndependentCollege,
  startIndependentCollege,
  studentLogin,
} from "../../testing/independent-college/college.ts";
import { hostelQuery } from "../../testing/student-operations.ts";

let college: IndependentCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startIndependentCollege();
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  const { username, password } = studentLogin;
  const { data, errors } = await browser.signIn(username, password.toUpperCase());
  expect(errors).toEqual([]);
  expect(data?.signIn).toMatchObject({ __typename: "SignedIn", viewer: { id: "17" } });
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const answerTo = async (query: string, variables: object = {}, who = browser) => {
  const { data, errors } = await who.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? data?.viewer ?? null;
};

describe("a hostel in other shapes", () => {
  const scriptDashboard = (told: object) =>
    college.on("GET /hostel/dashboard/", {
      body: {
        data: {
          has_paid: true,
          settings: { is_application_open: true, application_deadline: "" },
          available_rooms: [],
          available_beds: [],
          ...told,
        },
      },
    });

  test("lists rooms with numbers as labels, and beds of unlisted rooms", async () => {
    scriptDashboard({
      available_rooms: [
        { room_number: 12, total_beds: 2, available_beds: 2 },
        { room_number: 13, total_beds: 2, available_beds: 1 },
        { room_number: 14, total_beds: 2, available_beds: 0 },
      ],
      available_beds: [
        { id: 1, room_number: 12, bed_number: 1 },
        { id: 2, room_number: "12", bed_number: "B" },
        { id: 9, room_number: 15, bed_number: 1 },
      ],
    });

    const room = { hostel: null, floor: null };
    expect(await answerTo(hostelQuery)).toEqual({
      hostel: {
        id: "17",
        hasPaid: true,
        isApplicationOpen: true,
        deadline: null,
        currentTime: null,
        canSelectBed: true,
        canWait: false,
        availableRooms: 3,
        availableBeds: 4,
        application: null,
        rooms: [
          {
            ...room,
            number: "12",
            totalBeds: 2,
            availableBeds: 2,
            beds: [
              { id: "1", number: "1", roomNumber: "12" },
              { id: "2", number: "B", roomNumber: "12" },
            ],
          },
          { ...room, number: "13", totalBeds: 2, availableBeds: 1, beds: [] },
          {
            ...room,
            number: "15",
            totalBeds: 1,
            availableBeds: 1,
            beds: [{ id: "9", number: "1", roomNumber: "15" }],
          },
        ],
        waiting: null,
      },
    });
  });

  test.each([
    ["true", true],
    ["a number", 1],
    ["a text", "12/1"],
    ["a record", {}],
    ["a list", []],
  ])("reported as applied for by %s shows its unknown status", async (_what, application) => {
    scriptDashboard({ application });
    college.on("GET /hostel/status/", {
      body: { status: "success", data: { application_status: "Under review", bed_space: null } },
    });

    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: {
        canSelectBed: false,
        canWait: false,
        application: { state: "OTHER", status: "Under review", room: null, printoutUrl: null },
      },
    });
  });

  test.each([
    ["a status of its own", { application_status: "not applied" }],
    ["an empty status", { application_status: "" }],
  ])("is open to a student without an application and with %s", async (_what, data) => {
    scriptDashboard({});
    college.on("GET /hostel/status/", { body: { status: "success", data } });

    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: { canSelectBed: true, application: null },
    });
  });
});
