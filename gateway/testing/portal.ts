import { createApplicant, type TestApplicant } from "../../college/testing/applicants.ts";
import { createApplying } from "../../college/testing/applications.ts";
import {
  startTestCollege,
  type TestCollege,
  type TestCollegeOptions,
} from "../../college/testing/college.ts";
import { createCalendar, createStudent, type TestStudent } from "../../college/testing/people.ts";
import { createStaff, type TestStaff } from "../../college/testing/staff.ts";
import type { StaffRole } from "../../contract/staff/role.ts";
import type { GatewayConfig } from "../src/config.ts";
import type { LiveTiming } from "../src/hostels/live/open-watchers.ts";
import type { Browser } from "./browser.ts";
import { startTestGateway, type TestGateway } from "./gateway.ts";

export interface TestPortal {
  readonly college: TestCollege;
  readonly gateway: TestGateway;
  readonly close: () => Promise<void>;
}

/** A complete college with a calendar, and a gateway in front of it. */
export const startTestPortal = async (
  options: {
    readonly college?: TestCollegeOptions;
    readonly gateway?: Partial<GatewayConfig>;
    readonly liveTiming?: Partial<LiveTiming>;
    /** Sets the college up; by default with a current semester, which the demo data have. */
    readonly prepare?: (college: TestCollege["college"]) => Promise<unknown>;
    /** Puts a proxy between gateway and college, and returns its address. */
    readonly between?: (collegeUrl: string) => Promise<string>;
  } = {},
): Promise<TestPortal> => {
  const college = await startTestCollege(options.college);
  if (!options.college?.hasDemo) await (options.prepare ?? createCalendar)(college.college);
  const collegeUrl = (await options.between?.(college.url)) ?? college.url;
  const gateway = await startTestGateway(collegeUrl, options.gateway, options.liveTiming);
  return {
    college,
    gateway,
    close: async () => {
      await gateway.close();
      await college.close();
    },
  };
};

export const password = "Chosen-Password-7";

/** A student who has chosen a password. */
export const enrol = (
  { college }: TestPortal,
  fields: Parameters<typeof createStudent>[1] = {},
): Promise<TestStudent> =>
  createStudent(college.college, { password: password.toLowerCase(), ...fields });

/** A browser signed in as this student. */
export const signedIn = async ({ gateway }: TestPortal, student: TestStudent): Promise<Browser> => {
  const browser = gateway.browser();
  const { data } = await browser.signIn(student.matricNumber, password);
  if (browser.cookie === undefined) throw new Error(`not signed in: ${JSON.stringify(data)}`);
  return browser;
};

/** A verified applicant who has paid nothing. */
export const apply = (
  { college }: TestPortal,
  fields: Parameters<typeof createApplicant>[1] = {},
): Promise<TestApplicant> => createApplicant(college.college, { password, ...fields });

/** The same with a paid screening fee. */
export const applyAndPay = (
  { college }: TestPortal,
  fields: Parameters<typeof createApplicant>[1] = {},
): Promise<TestApplicant> => createApplying(college.college, { password, ...fields });

/** A browser signed in as this applicant. */
export const signedInApplicant = async (
  { gateway }: TestPortal,
  { applicationNo }: Pick<TestApplicant, "applicationNo">,
): Promise<Browser> => {
  const browser = gateway.browser();
  const { data } = await browser.signIn(applicationNo, password, "APPLICANT");
  if (browser.cookie === undefined) throw new Error(`not signed in: ${JSON.stringify(data)}`);
  return browser;
};

/** A member of staff who has chosen a password. */
export const employ = ({ college }: TestPortal, role: StaffRole): Promise<TestStaff> =>
  createStaff(college.college, role, { password });

/** A browser signed in as this member of staff, or as a new one of this role. */
export const signedInStaff = async (
  portal: TestPortal,
  who: StaffRole | Pick<TestStaff, "email">,
): Promise<Browser> => {
  const { email } = typeof who === "string" ? await employ(portal, who) : who;
  const browser = portal.gateway.browser();
  const { data } = await browser.signInStaff(email, password);
  if (browser.cookie === undefined) throw new Error(`not signed in: ${JSON.stringify(data)}`);
  return browser;
};
