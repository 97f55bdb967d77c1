import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSpecifiedStudent } from "../../testing/specified-student.ts";
import {
  dropMutation,
  hostelQuery,
  joinMutation,
  leaveMutation,
  printoutConfirmationQuery,
  registerMutation,
  registrationQuery,
  selectBedMutation,
  slipConfirmationQuery,
} from "../../testing/student-operations.ts";

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startScriptedCollege();
  scriptSpecifiedStudent(college);
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const answerTo = async (query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? data?.viewer ?? null;
};

describe("before a college with the specified calls alone, course registration", () => {
  test("shows what there is, and neither a slip nor a way to drop", async () => {
    expect(await answerTo(registrationQuery)).toMatchObject({
      courseRegistration: {
        id: "2025/2026 SECOND",
        isOpen: true,
        canDrop: false,
        courses: {
          status: { isComplete: false, newCourses: 0, carryoverCourses: 0 },
          carryovers: [
            {
              id: "20",
              level: "200",
              lecturers: ["Dr Tunde Balogun"],
              department: null,
              prerequisites: [],
              canRegister: true,
            },
          ],
          newCourses: [{ id: "21", isRegistered: false, canRegister: true }],
          registered: [],
          slipUrl: null,
        },
      },
    });
  });

  test("is told which carryovers are missing, and then goes through", async () => {
    expect(await answerTo(registerMutation, { courseIds: ["21"] })).toEqual({
      __typename: "RegistrationRefused",
      code: "CARRYOVER_REQUIRED",
      message: "Add your carryover courses.",
      carryoverCourseIds: ["20"],
      courseIds: [],
    });
    expect(await answerTo(registerMutation, { courseIds: ["20", "21"] })).toMatchObject({
      __typename: "CoursesRegistered",
      message: "Your courses are registered.",
      registration: {
        courses: {
          status: { isComplete: true, totalCredits: 6, newCourses: 1, carryoverCourses: 1 },
          registered: [
            { id: "120", isCarryover: true, registeredAt: null, canDrop: false },
            { id: "121", isCarryover: false },
          ],
          slipUrl: null,
        },
      },
    });
  });

  test("says of the rest that it is not available", async () => {
    expect(await answerTo(dropMutation, { registrationId: "120" })).toMatchObject({
      code: "NOT_AVAILABLE",
    });
    expect(await answerTo(slipConfirmationQuery, { code: "a-code-of-12" })).toBeNull();
    expect((await browser.get("/download/registration-slip/2025-2026/2")).status).toBe(501);
  });
});

describe("before a college with the specified calls alone, a hostel", () => {
  test("is a list of rooms, with what beds are known, and nobody waits", async () => {
    expect(await answerTo(hostelQuery)).toEqual({
      hostel: {
        id: "7",
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
            number: "12",
            hostel: null,
            floor: null,
            totalBeds: 2,
            availableBeds: 2,
            beds: [
              { id: "1", number: "1", roomNumber: "12" },
              { id: "2", number: "B", roomNumber: "12" },
            ],
          },
          { number: "13", hostel: null, floor: null, totalBeds: 2, availableBeds: 1, beds: [] },
          {
            number: "15",
            hostel: null,
            floor: null,
            totalBeds: 1,
            availableBeds: 1,
            beds: [{ id: "9", number: "1", roomNumber: "15" }],
          },
        ],
        waiting: null,
      },
    });
  });

  test("has its bed lost, or claimed, approved and printed", async () => {
    expect(await answerTo(selectBedMutation, { bedId: "2" })).toMatchObject({
      __typename: "BedTaken",
      message: "Bed is taken",
      nearest: [],
    });
    expect(await answerTo(selectBedMutation, { bedId: "1" })).toMatchObject({
      __typename: "BedSelected",
      hostel: {
        canSelectBed: false,
        application: {
          state: "APPROVED",
          status: "Approved",
          room: "12",
          bed: "1",
          approvedAt: null,
          approvedBy: null,
          reason: null,
          printoutUrl: "/download/hostel-printout",
        },
      },
    });
    expect((await browser.get("/download/hostel-printout")).headers["content-disposition"]).toBe(
      'attachment; filename="hostel_printout.pdf"',
    );
  });

  test("has no waiting list and confirms nothing", async () => {
    expect(await answerTo(joinMutation)).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(await answerTo(leaveMutation)).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(await answerTo(printoutConfirmationQuery, { code: "a-code-of-12" })).toBeNull();
  });

  test.each([
    ["true", true],
    ["a text", "12/1"],
    ["a record", {}],
    ["a list", []],
  ])("that was applied for, in the shape of %s, shows its status whatever its word", async (_what, told) => {
    college.on("GET /hostel/dashboard/", {
      body: {
        data: {
          has_paid: true,
          application: told,
          settings: { is_application_open: true, application_deadline: "" },
          available_rooms: [],
          available_beds: [],
        },
      },
    });
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
    ["nothing by a status of its own", { application_status: "not applied" }],
    ["nothing by an empty status", { application_status: "" }],
  ])("that was not applied for is open to a student who has %s", async (_what, data) => {
    college.on("GET /hostel/status/", { body: { status: "success", data } });

    expect(await answerTo(hostelQuery)).toMatchObject({
      hostel: { canSelectBed: true, application: null },
    });
  });
});
