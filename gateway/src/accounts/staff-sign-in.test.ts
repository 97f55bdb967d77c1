import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endSignInsOf } from "../../../college/src/accounts/sign-ins.ts";
import { account } from "../../../college/src/db/schema/accounts.ts";
import { staffMember } from "../../../college/src/db/schema/staff.ts";
import { staffRoles } from "../../../contract/staff/role.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  employ,
  password,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});

afterAll(() => portal.close());

const viewer = `{ viewer { __typename ... on Staff { email role permissions { canManageStaff canReadStudents canReadCounterReceipts canRecordCounterReceipts } } } }`;

const codesOf = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.graphql(viewer)).errors.map(({ extensions }) => extensions.code);

describe("staff sign-in", () => {
  test.each(staffRoles)("%s reads their permissions", async (role) => {
    const browser = await signedInStaff(portal, role);

    const { data, errors } = await browser.graphql(viewer);

    expect(errors).toEqual([]);
    expect(data?.viewer).toMatchObject({
      __typename: "Staff",
      role,
      permissions: {
        canManageStaff: role === "SUPER_ADMIN",
        canReadStudents: ["ICT_SUPPORT", "BURSARY_OFFICER", "SUPER_ADMIN"].includes(role),
        canReadCounterReceipts: ["BURSARY_OFFICER", "SUPER_ADMIN"].includes(role),
        canRecordCounterReceipts: role === "BURSARY_OFFICER",
      },
    });
  });

  test("ignores the case of the email but not of the password", async () => {
    const { email } = await employ(portal, "LECTURER");
    const browser = portal.gateway.browser();

    const wrong = await browser.signInStaff(email, password.toLowerCase());
    const right = await browser.signInStaff(` ${email.toUpperCase()} `, password);

    expect(wrong.data?.signInStaff).toMatchObject({
      __typename: "Refusal",
      code: "WRONG_CREDENTIALS",
      message: "No user matches your query",
    });
    expect(right.data?.signInStaff).toMatchObject({ __typename: "SignedIn" });
  });

  test("refuses an unknown and a missing email", async () => {
    const browser = portal.gateway.browser();

    const unknown = await browser.signInStaff("nobody@college.example", password);
    const missing = await browser.signInStaff(" ", "");

    expect(unknown.data?.signInStaff).toMatchObject({ message: "No user matches your query" });
    expect(missing.data?.signInStaff).toMatchObject({
      code: "INVALID_INPUT",
      fields: [
        { field: "email", message: "Email is required" },
        { field: "password", message: "Password is required" },
      ],
    });
  });
});

describe("during a session", () => {
  test("a change of role takes effect at once", async () => {
    const member = await employ(portal, "SUPER_ADMIN");
    const browser = await signedInStaff(portal, member);
    await portal.college.college.db
      .update(staffMember)
      .set({ role: "LECTURER" })
      .where(eq(staffMember.id, member.id));

    const { data } = await browser.graphql(viewer);

    expect(data?.viewer).toMatchObject({
      role: "LECTURER",
      permissions: { canManageStaff: false },
    });
  });

  test("a suspension ends the session at once", async () => {
    const member = await employ(portal, "ICT_SUPPORT");
    const browser = await signedInStaff(portal, member);
    const { db, clock } = portal.college.college;
    await db.update(account).set({ suspendedAt: clock() }).where(eq(account.id, member.accountId));
    await db.transaction((tx) => endSignInsOf(portal.college.college, tx, member.accountId));

    expect(await codesOf(browser)).toEqual(["SESSION_EXPIRED"]);
    expect((await browser.signInStaff(member.email, password)).data?.signInStaff).toMatchObject({
      code: "ACCOUNT_SUSPENDED",
    });
  });
});
