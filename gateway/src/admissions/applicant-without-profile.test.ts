import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { submit } from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { applicantRecord } from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { accessToken } from "../../testing/scripted-student.ts";

const { applicant, ...profile } = applicantRecord;
const viewerQuery = `{ viewer { surname firstName email ... on Applicant {
  applicationNo isSubmitted preferredCourse profile { phone dateOfBirth } application { canEdit }
} } }`;

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  college = await startScriptedCollege();
  college.on("GET /admission/get-profile", { body: { profile } });
  college.on("POST /admission/submit-application", { body: {} });
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

const signIn = async (user: object) => {
  college.on("POST /admission/login", () => ({
    body: { user, access: accessToken(), refresh: "refresh-1" },
  }));
  const { data } = await browser.signIn(" COHT/PHT/00002 ", "yusuf", "APPLICANT");
  expect(data?.signIn).toMatchObject({ __typename: "SignedIn" });
};

const viewer = async () => {
  const { data, errors } = await browser.graphql(viewerQuery);
  expect(errors).toEqual([]);
  return data?.viewer;
};

describe("a profile answer without the applicant", () => {
  test("is shown with the sign-in's data", async () => {
    await signIn({ applicant, ...profile });

    expect(await viewer()).toEqual({
      surname: "Yusuf",
      firstName: "Amina",
      email: "yusuf@mail.example",
      applicationNo: "COHT/PHT/00002",
      isSubmitted: false,
      preferredCourse: "Pharmacy Technician",
      profile: { phone: "+2348031234567", dateOfBirth: "2006-04-27" },
      application: { canEdit: true },
    });
  });

  test("shows the Registration ID if the sign-in has no data either", async () => {
    await signIn(profile);

    expect(await viewer()).toMatchObject({
      surname: "",
      applicationNo: "COHT/PHT/00002",
      preferredCourse: null,
      profile: { phone: "+2348031234567" },
    });
  });

  test("is locked after submission", async () => {
    await signIn({ applicant });

    const { data } = await browser.graphql(submit);

    expect(data?.result).toMatchObject({
      applicant: { isSubmitted: true, application: { canEdit: false } },
    });
    expect(await viewer()).toMatchObject({ isSubmitted: true, application: { canEdit: false } });
  });
});

test.each([
  ["2006-04-27T00:00:00Z", "2006-04-27"],
  ["2006-04-26T23:00:00Z", "2006-04-27"],
  ["27 April 2006", null],
  ["", null],
])("a date of birth written %j is the day %j", async (date_of_birth, day) => {
  college.on("GET /admission/get-profile", { body: { profile: { ...profile, date_of_birth } } });
  await signIn({ applicant });

  expect(await viewer()).toMatchObject({ profile: { dateOfBirth: day } });
});
