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

/** A woman who has paid for a bed, unless told otherwise. */
const arrive = async ({
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
  test("shows free beds of the student's own kind by room", async () => {
    const beds = await hostelOf();
    await createHostel(portal.college.college, { kind: "Male" });
    const { browser, student } = await arrive();

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

describe("a bed", () => {
  test("goes to the first of two, and the other is told the nearest", async () => {
    const [bed, next] = await hostelOf();
    const [one, other] = [await arrive(), await arrive()];

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

  test("claimed again with the same key is the same claim; another bed with it is refused", async () => {
    const [bed, next] = await hostelOf();
    const { browser } = await arrive();
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

  test("is refused to who has not paid, is of the other kind or of none, and names none", async () => {
    const [bed] = await hostelOf();

    expect(await select((await arrive({ hasPaid: false })).browser, bed)).toMatchObject({
      code: "HOSTEL_UNPAID",
      message: "Unauthorized! You have to pay for hostel fee before applying",
    });
    expect(await select((await arrive({ sex: "Male" })).browser, bed)).toMatchObject({
      code: "WRONG_KIND",
      message: "This bed is in a hostel for women.",
    });
    expect(await select((await arrive({ sex: null })).browser, bed)).toMatchObject({
      code: "NO_KIND",
    });
    expect(await select((await arrive()).browser, 999_999)).toMatchObject({ code: "UNKNOWN_BED" });
  });

  test("is decided, printed, confirmed, released and chosen anew", async () => {
    const [bed, next] = await hostelOf();
    const { college, url } = portal.college;
    const { browser, student } = await arrive();
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
  test("is joined where nothing is free, and left; both twice harmlessly", async () => {
    const { browser } = await arrive();

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

  test("is refused while beds are free, before the fee, and after an application", async () => {
    const [bed] = await hostelOf();
    const [paid, unpaid] = [await arrive(), await arrive({ hasPaid: false })];

    expect(await resultOf(paid.browser, joinMutation)).toMatchObject({ code: "BEDS_FREE" });
    expect(await resultOf(unpaid.browser, joinMutation)).toMatchObject({ code: "HOSTEL_UNPAID" });
    await select(paid.browser, bed);
    expect(await resultOf(paid.browser, joinMutation)).toMatchObject({ code: "ALREADY_APPLIED" });
  });

  test("holds a bed that frees for who waits, to be taken by choosing it", async () => {
    const { college, url } = portal.college;
    const [bed, next] = await hostelOf();
    const [one, other, waiter] = [await arrive(), await arrive(), await arrive()];
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

test("once applications close nothing is chosen and nobody waits", async () => {
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
