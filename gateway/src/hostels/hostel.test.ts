import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostelApplication } from "../../../college/src/db/schema/hostels.ts";
import {
  clearHostels,
  decideHostel,
  releaseHostel,
} from "../../../college/testing/hostel-office.ts";
import { createHostel, openHostels } from "../../../college/testing/hostels.ts";
import { creditPayment } from "../../../college/testing/payments.ts";
import { readQrCodes } from "../../../college/testing/pdf.ts";
import { createStaff } from "../../../college/testing/staff.ts";
import type { Browser } from "../../testing/browser.ts";
import { enrol, signedIn, startTestPortal, type TestPortal } from "../../testing/portal.ts";
import {
  hostelQuery,
  joinMutation,
  leaveMutation,
  printoutConfirmationQuery,
  selectBedMutation,
} from "../../testing/student-operations.ts";

let portal: TestPortal;
let sessionId: number;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openHostels(college));
    },
  });
});

beforeEach(() => clearHostels(portal.college.college));
afterAll(() => portal.close());

/** A signed-in student, by default a woman who has paid the hostel fee. */
const createStudent = async ({
  hasPaid = true,
  sex = "Female",
}: {
  readonly hasPaid?: boolean;
  readonly sex?: "Female" | "Male" | null;
} = {}) => {
  const student = await enrol(portal, { sex });
  if (hasPaid) {
    const { accountId } = student;
    await creditPayment(portal.college.college, { accountId, sessionId, purpose: "hostel" });
  }
  return { student, browser: await signedIn(portal, student) };
};

const resultOf = async (browser: Browser, query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result ?? (data?.viewer as { readonly hostel?: object } | undefined)?.hostel;
};

const select = (browser: Browser, bedId: number | undefined, requestKey?: string) =>
  resultOf(browser, selectBedMutation, { bedId: String(bedId), requestKey });

const applicationOf = async (studentId: number) => {
  const [row] = await portal.college.college.db
    .select()
    .from(hostelApplication)
    .where(eq(hostelApplication.studentId, studentId));
  if (row === undefined) throw new Error("the student has not applied");
  return row;
};

const hostelOf = async () => {
  const [first = 0, second = 0] = (
    await createHostel(portal.college.college, {
      name: "Queen Amina",
      rooms: [{ number: "A-101", floor: 1, beds: 2 }],
    })
  ).bedIds;
  return [first, second] as const;
};

describe("the hostel page", () => {
  test("lists the free beds of the student's kind by room", async () => {
    const beds = await hostelOf();
    await createHostel(portal.college.college, { kind: "Male" });
    const { browser, student } = await createStudent();

    expect(await resultOf(browser, hostelQuery)).toEqual({
      id: String(student.id),
      hasPaid: true,
      isApplicationOpen: true,
      deadline: null,
      currentTime: expect.any(String),
      canSelectBed: true,
      canWait: false,
      availableRooms: 1,
      availableBeds: 2,
      application: null,
      rooms: [
        {
          number: "A-101",
          hostel: "Queen Amina",
          floor: 1,
          totalBeds: 2,
          availableBeds: 2,
          beds: beds.map((id, index) => ({
            id: String(id),
            number: String(index + 1),
            roomNumber: "A-101",
          })),
        },
      ],
      waiting: null,
    });
  });
});

describe("selecting a bed", () => {
  test("gives the first student the bed, the second nearby beds", async () => {
    const [bed, next] = await hostelOf();
    const [one, other] = [await createStudent(), await createStudent()];

    const won = await select(one.browser, bed);
    const lost = await select(other.browser, bed);

    expect(won).toMatchObject({
      __typename: "BedSelected",
      hostel: {
        canSelectBed: false,
        application: {
          state: "PENDING",
          status: "pending",
          room: "A-101",
          bed: "1",
          printoutUrl: null,
        },
      },
    });
    expect(lost).toMatchObject({
      __typename: "BedTaken",
      message: "Another student has taken bed 1 in room A-101. Please choose another bed.",
      nearest: [{ id: String(next), number: "2", roomNumber: "A-101" }],
      hostel: { canSelectBed: true, availableBeds: 1, application: null },
    });
  });

  test("is idempotent by request key and refuses the key for another bed", async () => {
    const [bed, next] = await hostelOf();
    const { browser } = await createStudent();
    const key = "a-key-of-one-click";

    const [first, second] = [await select(browser, bed, key), await select(browser, bed, key)];

    expect([first, second]).toMatchObject([
      { __typename: "BedSelected" },
      { __typename: "BedSelected", hostel: { availableBeds: 1, application: { bed: "1" } } },
    ]);
    expect(await select(browser, next, key)).toMatchObject({ code: "KEY_REUSED" });
    expect(await select(browser, next, "another-key-of-theirs")).toMatchObject({
      code: "ALREADY_APPLIED",
    });
  });

  test("refuses students who have not paid or are of the wrong kind", async () => {
    const [bed] = await hostelOf();

    expect(await select((await createStudent({ hasPaid: false })).browser, bed)).toMatchObject({
      code: "HOSTEL_UNPAID",
      message: "Unauthorized! You have to pay for hostel fee before applying",
    });
    expect(await select((await createStudent({ sex: "Male" })).browser, bed)).toMatchObject({
      code: "WRONG_KIND",
      message: "This bed is in a hostel for women.",
    });
    expect(await select((await createStudent({ sex: null })).browser, bed)).toMatchObject({
      code: "NO_KIND",
    });
    expect(await select((await createStudent()).browser, 999_999)).toMatchObject({
      code: "UNKNOWN_BED",
    });
  });

  test("leads to approval, printout, release and a new selection", async () => {
    const [bed, next] = await hostelOf();
    const { college, url } = portal.college;
    const { browser, student } = await createStudent();
    const office = await createStaff(college, "SUPER_ADMIN");
    await select(browser, bed);
    const { id } = await applicationOf(student.id);

    await decideHostel(url, office, id, { decision: "approved" }).expect(200);
    const approved = await resultOf(browser, hostelQuery);
    const printout = await browser.get("/download/hostel-printout");
    const code = readQrCodes(printout.body)[0]?.split("/").at(-1);
    const confirm = async () =>
      (await portal.gateway.browser().graphql(printoutConfirmationQuery, { code })).data?.result;

    expect(approved).toMatchObject({
      application: {
        state: "APPROVED",
        approvedAt: expect.any(String),
        printoutUrl: "/download/hostel-printout",
      },
    });
    expect(printout.headers["content-disposition"]).toBe(
      'attachment; filename="hostel_printout.pdf"',
    );
    expect(await confirm()).toMatchObject({
      matricNumber: student.matricNumber,
      hostel: "Queen Amina",
      room: "A-101",
      bed: "1",
    });

    await releaseHostel(url, office, id, { reason: "You left the college." }).expect(200);

    expect(await resultOf(browser, hostelQuery)).toMatchObject({
      canSelectBed: true,
      application: { state: "OTHER", status: "released", reason: "You left the college." },
    });
    expect(await confirm()).toBeNull();
    expect((await browser.get("/download/hostel-printout")).status).toBe(404);
    expect(await select(browser, next)).toMatchObject({
      __typename: "BedSelected",
      hostel: { application: { state: "PENDING", bed: "2" } },
    });
  });
});

describe("the waiting list", () => {
  test("can be joined and left idempotently while no bed is free", async () => {
    const { browser } = await createStudent();

    expect(await resultOf(browser, hostelQuery)).toMatchObject({ canWait: true, waiting: null });
    for (const _time of ["once", "twice"]) {
      expect(await resultOf(browser, joinMutation)).toMatchObject({
        __typename: "HostelChanged",
        hostel: { canWait: false, waiting: { position: 1, offer: null } },
      });
    }
    for (const _time of ["once", "twice"]) {
      expect(await resultOf(browser, leaveMutation)).toMatchObject({
        __typename: "HostelChanged",
        hostel: { canWait: true, waiting: null },
      });
    }
  });

  test("refuses while beds are free, before payment and after applying", async () => {
    const [bed] = await hostelOf();
    const [paid, unpaid] = [await createStudent(), await createStudent({ hasPaid: false })];

    expect(await resultOf(paid.browser, joinMutation)).toMatchObject({ code: "BEDS_FREE" });
    expect(await resultOf(unpaid.browser, joinMutation)).toMatchObject({ code: "HOSTEL_UNPAID" });
    await select(paid.browser, bed);
    expect(await resultOf(paid.browser, joinMutation)).toMatchObject({ code: "ALREADY_APPLIED" });
  });

  test("offers a freed bed to the first student who waits", async () => {
    const { college, url } = portal.college;
    const [bed, next] = await hostelOf();
    const [one, other, waiter] = [
      await createStudent(),
      await createStudent(),
      await createStudent(),
    ];
    await select(one.browser, bed);
    await select(other.browser, next);
    await resultOf(waiter.browser, joinMutation);
    const office = await createStaff(college, "SUPER_ADMIN");
    const { id } = await applicationOf(one.student.id);

    await decideHostel(url, office, id, { decision: "rejected", reason: "Too late." }).expect(200);

    expect(await resultOf(waiter.browser, hostelQuery)).toMatchObject({
      canSelectBed: true,
      availableBeds: 0,
      waiting: {
        position: null,
        offer: { bed: { id: String(bed) }, expiresAt: expect.any(String) },
      },
    });
    expect(await resultOf(one.browser, hostelQuery)).toMatchObject({
      application: { state: "REJECTED", reason: "Too late." },
      canSelectBed: true,
      canWait: true,
    });
    expect(await select(waiter.browser, bed)).toMatchObject({ __typename: "BedSelected" });
  });
});

test("closed applications allow neither selecting a bed nor waiting", async () => {
  let closedSession = 0;
  const closed = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId: closedSession } = await openHostels(college, { isApplicationOpen: false }));
    },
  });
  try {
    const { college } = closed.college;
    const [bed] = (await createHostel(college)).bedIds;
    const student = await enrol(closed, { sex: "Female" });
    const { accountId } = student;
    await creditPayment(college, { accountId, sessionId: closedSession, purpose: "hostel" });
    const browser = await signedIn(closed, student);

    expect(await resultOf(browser, hostelQuery)).toMatchObject({
      isApplicationOpen: false,
      canSelectBed: false,
      canWait: false,
    });
    expect(await select(browser, bed)).toMatchObject({ code: "APPLICATIONS_CLOSED" });
    expect(await resultOf(browser, joinMutation)).toMatchObject({ code: "APPLICATIONS_CLOSED" });
  } finally {
    await closed.close();
  }
});
