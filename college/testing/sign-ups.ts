import request from "supertest";
import { normaliseEmail } from "../../rules/accounts/email.ts";
import { createApplicationSession } from "./applicants.ts";
import type { TestCollege } from "./college.ts";
import { departmentCalled } from "./departments.ts";
import { nextSerial } from "./serial.ts";

type MailBox = Pick<TestCollege, "mail">;

export interface SignUpFields {
  readonly [field: string]: unknown;
}

/** A valid form, for a new person each time; `session_id` and `course_code` are the caller's. */
export const signUpForm = (fields: SignUpFields) => {
  const people = nextSerial("sign-up");
  return {
    course_code: "CHE",
    surname: "Okonkwo",
    first_name: "Ngozi",
    other_name: "",
    email: `new${people}@mail.example`,
    phone: `0703${String(people).padStart(7, "0")}`,
    password: "Harmattan-7",
    ...fields,
  };
};

/** An open session, and the course of Community Health, to sign up for. */
export const openIntake = async ({ college }: TestCollege): Promise<number> => {
  await departmentCalled(college, "Community Health");
  return (await createApplicationSession(college)).id;
};

/** Posts to a college from an address of its own, so that the limits of attempts do not meet between tests. */
export const post = (url: string, path: string, body: object) => {
  const callers = nextSerial("caller");
  return request(url)
    .post(path)
    .set("x-forwarded-for", `198.51.${Math.floor(callers / 250)}.${(callers % 250) + 1}`)
    .send(body);
};

/** The mails to an address, oldest first. */
export const mailTo = async ({ mail }: MailBox, email: string) =>
  (await mail()).filter(({ to }) => to === normaliseEmail(email));

export interface Link {
  readonly application_no: string;
  readonly token: string;
}

/** The verification links mailed to an address, oldest first, as the page behind them sends them. */
export const linksTo = async (box: MailBox, email: string): Promise<readonly Link[]> => {
  const link = /^ {4}http:\/\/localhost:4000\/verify-email\/([^/]+)\/([^/]+)\/([^/]+)\/([^/\s]+)$/m;
  return (await mailTo(box, email)).flatMap(({ text }) => {
    const [, school = "", course = "", serial = "", token = ""] = link.exec(text) ?? [];
    if (token === "") return [];
    return [{ application_no: [school, course, serial].map(decodeURIComponent).join("/"), token }];
  });
};
