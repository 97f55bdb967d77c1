import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { departmentCalled } from "../../../college/testing/departments.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  apply,
  enrol,
  signedIn,
  signedInApplicant,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let admin: Browser;
let ict: Browser;
let picture: Buffer;

beforeAll(async () => {
  portal = await startTestPortal();
  admin = await signedInStaff(portal, "SUPER_ADMIN");
  ict = await signedInStaff(portal, "ICT_SUPPORT");
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#888888" } })
    .jpeg()
    .toBuffer();
});

afterAll(() => portal.close());

const refused = "... on Refusal { code message fields { field message } }";

const outcome = `{ __typename ... on Acknowledgement { message } ${refused} }`;

const evidence = () => ({
  file: { content: picture, name: "certificate.jpg", type: "image/jpeg" },
});

const ask = (browser: Browser, input: object) =>
  browser.uploadAll(
    `mutation ($input: CorrectionInput!, $file: Upload) {
      requestCorrection(input: $input, explanation: "My birth certificate", evidence: $file) {
        __typename
        ... on OwnCorrections { obstacle requests { id status changes { field before after } } }
        ${refused}
      }
    }`,
    { input },
    evidence(),
  );

describe("the students", () => {
  it("are listed, filtered, searched and read in one request each", async () => {
    const one = await enrol(portal, { surname: "Listed", level: 400 });
    const { data, errors } = await admin.graphql(
      `query ($filter: StudentFilter) {
        studentRecords(search: "list", filter: $filter) {
          total rows { id profileId matricNumber standing hasPaidTuition credits } export { csv }
        }
        studentIds(search: "list", filter: $filter)
      }`,
      { filter: { level: 400, standing: "ACTIVE", hasPaidTuition: false } },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      studentRecords: { total: 1, rows: [{ id: String(one.id), standing: "ACTIVE", credits: 0 }] },
      studentIds: [String(one.id)],
    });
    const { csv } = (data?.studentRecords as { export: { csv: string } }).export;
    const file = await admin.get(csv);
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain(one.matricNumber);

    const whole = await ict.graphql(
      `query ($id: ID!) {
        studentRecord(id: $id) {
          student { surname } applicantId levels { level } payments { id } beds { id } courses { code } changes { id }
        }
        none: studentRecord(id: "999999") { applicantId }
      }`,
      { id: one.id },
    );
    expect(whole.errors).toEqual([]);
    expect(whole.data).toMatchObject({
      studentRecord: { student: { surname: "Listed" }, payments: [], courses: [] },
      none: null,
    });
  });

  it("are promoted as previewed, and not after a change", async () => {
    const one = await enrol(portal, { level: 100 });
    const promote = (input: object) =>
      admin.graphql(
        `mutation ($input: PromoteStudentsInput!) {
          promoteStudents(input: $input) {
            __typename ... on StudentAction { preview changed rows { id after note problem } } ${refused}
          }
        }`,
        {
          // Nothing is published of this student.
          input: {
            ...{ ids: [one.id], session: "2025/2026", includeUnpaid: true },
            ...{ overrideRequirements: true, ...input },
          },
        },
      );
    const preview = await promote({ dryRun: true, reason: "" });
    expect(preview.data?.promoteStudents).toMatchObject({
      changed: 1,
      rows: [{ after: expect.stringMatching(/^Level 200, although/), note: null, problem: null }],
    });
    const token = (preview.data?.promoteStudents as { preview: string }).preview;
    const standing = (input: object) =>
      admin.graphql(
        `mutation ($input: StudentStandingInput!) {
          changeStudentStanding(input: $input) { __typename ... on StudentAction { preview changed } ${refused} }
        }`,
        { input: { ids: [one.id], standing: "DEFERRED", ...input } },
      );
    const seen = await standing({ dryRun: true, reason: "" });
    const { preview: other } = seen.data?.changeStudentStanding as { preview: string };
    await standing({ dryRun: false, reason: "Asked by letter", preview: other });

    const late = await promote({ dryRun: false, reason: "End of session", preview: token });
    expect(late.data?.promoteStudents).toMatchObject({ code: "PREVIEW_OUTDATED" });
    const browser = await signedIn(portal, one);
    const pay = await browser.graphql(
      `mutation { startTuitionPayment(tuitionFeeId: 1) { __typename ... on Refusal { code message } } }`,
    );
    expect(pay.data?.startTuitionPayment).toMatchObject({
      message: expect.stringContaining("Your studies are deferred"),
    });
  });

  it("are imported all or none", async () => {
    const { code } = await departmentCalled(portal.college.college, "Community Health");
    const send = (lines: string, dryRun: boolean) =>
      admin.upload(
        `mutation ($file: Upload!, $dryRun: Boolean!) {
          importStudents(file: $file, dryRun: $dryRun, reason: "Returning students") {
            __typename ... on ImportReport { rowCount imported errors { row column message } } ${refused}
          }
        }`,
        { dryRun },
        {
          content: Buffer.from(`matric_number,surname,first_name,email,department,level\n${lines}`),
          name: "students.csv",
          type: "text/csv",
        },
      );
    const wrong = await send(`COHT/2021/001,Musa,Ali,ali@example.com,${code},101`, true);
    expect(wrong.data?.importStudents).toMatchObject({
      imported: 0,
      errors: [{ row: 2, column: "level" }],
    });
    const right = await send(`COHT/2021/001,Musa,Ali,ali@example.com,${code},100`, false);
    expect(right.data?.importStudents).toMatchObject({ imported: 1, errors: [] });
  });
});

describe("corrections", () => {
  it("are requested with evidence, reviewed and made", async () => {
    const person = await enrol(portal, { surname: "Mistyped", sex: "Female" });
    const browser = await signedIn(portal, person);
    const asked = await ask(browser, { surname: "Typed" });
    expect(asked.data?.requestCorrection).toMatchObject({
      __typename: "OwnCorrections",
      obstacle: expect.any(String),
      requests: [
        { status: "PENDING", changes: [{ field: "surname", before: "Mistyped", after: "Typed" }] },
      ],
    });
    const { data } = await ict.graphql(
      `{ changeRequests(search: "mistyped", filter: { status: PENDING }) { rows { id fields profileId } } }`,
    );
    const [row] = (data?.changeRequests as { rows: { id: string; profileId: string }[] }).rows;
    const file = await ict.graphql(
      `query ($id: ID!) { changeRequest(id: $id) { evidenceUrl changedSince request { status } } }`,
      { id: row?.id },
    );
    const { evidenceUrl } = file.data?.changeRequest as { evidenceUrl: string };
    expect((await ict.get(evidenceUrl)).headers["content-type"]).toBe("image/jpeg");
    expect((await browser.get(evidenceUrl)).status).toBe(403);

    const done = await ict.graphql(
      `mutation ($id: ID!) { decideChangeRequest(id: $id, approve: true) ${outcome} }`,
      { id: row?.id },
    );
    expect(done.data?.decideChangeRequest).toMatchObject({ __typename: "Acknowledgement" });
    const profile = await ict.graphql(
      `query ($id: ID!) { profile(id: $id) { surname revision requests { status } } }`,
      { id: row?.profileId },
    );
    expect(profile.data?.profile).toMatchObject({
      surname: "Typed",
      requests: [{ status: "APPROVED" }],
    });
    const own = await browser.graphql("{ viewer { surname } ownCorrections { obstacle } }");
    expect(own.data).toMatchObject({
      viewer: { surname: "Typed" },
      ownCorrections: { obstacle: null },
    });
  });

  it("refuse wrong fields by the input's names, and conflicts by code", async () => {
    const person = await enrol(portal, { surname: "Conflict", dateOfBirth: "2004-01-02" });
    const correct = (changes: object, revision: number) =>
      ict.uploadAll(
        `mutation ($input: CorrectProfileInput!, $file: Upload) { correctProfile(input: $input, evidence: $file) ${outcome} }`,
        { input: { id: person.accountId, revision, changes, reason: "Affidavit" } },
        evidence(),
      );
    const { data } = await ict.graphql(`query ($id: ID!) { profile(id: $id) { revision } }`, {
      id: person.accountId,
    });
    const { revision } = data?.profile as { revision: number };
    const wrong = await correct({ dateOfBirth: "2004-13-02", surname: "" }, revision);
    expect(wrong.data?.correctProfile).toMatchObject({
      code: "INVALID_INPUT",
      fields: expect.arrayContaining([
        { field: "dateOfBirth", message: expect.any(String) },
        { field: "surname", message: expect.any(String) },
      ]),
    });
    await correct({ surname: "Settled" }, revision);
    const late = await correct({ surname: "Other" }, revision);
    expect(late.data?.correctProfile).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  });

  it("are refused to an applicant who can still edit", async () => {
    const person = await apply(portal);
    const browser = await signedInApplicant(portal, person);
    const answer = await ask(browser, { surname: "Else" });
    expect(answer.data?.requestCorrection).toMatchObject({
      __typename: "Refusal",
      code: "REFUSED",
    });
  });
});

describe("a suspension and a link", () => {
  it("suspension fails the student's next request", async () => {
    const person = await enrol(portal);
    const browser = await signedIn(portal, person);
    const suspend = (isSuspended: boolean) =>
      admin.graphql(
        `mutation ($id: ID!, $isSuspended: Boolean!) {
          suspendProfile(id: $id, isSuspended: $isSuspended, reason: "Misconduct") ${outcome}
        }`,
        { id: person.accountId, isSuspended },
      );
    await suspend(true);
    const { errors } = await browser.graphql("{ ownCorrections { obstacle } }");
    expect(errors[0]?.extensions.code).toBe("SESSION_EXPIRED");
    const link = `mutation ($id: ID!) {
      handOutPasswordLink(id: $id, delivery: SHOWN, reason: "Lost phone") {
        __typename ... on PasswordLinkHandedOut { link expiresAt } ${refused}
      }
    }`;
    const told = await ict.graphql(link, { id: person.accountId });
    expect(told.data?.handOutPasswordLink).toMatchObject({ code: "ACCOUNT_SUSPENDED" });
    await suspend(false);

    const issued = await ict.graphql(link, { id: person.accountId });
    const { link: url } = issued.data?.handOutPasswordLink as { link: string };
    const token = new URL(url).hash.slice(1);
    const guest = portal.gateway.browser();
    const seen = await guest.graphql(
      `query ($token: String!) { passwordLink(token: $token) { ... on PasswordLink { kind number } } }`,
      { token },
    );
    expect(seen.data?.passwordLink).toEqual({ kind: "STUDENT", number: person.matricNumber });
    const choose = (newPassword: string) =>
      guest.graphql(
        `mutation ($token: String!, $newPassword: String!) { choosePassword(token: $token, newPassword: $newPassword) ${outcome} }`,
        { token, newPassword },
      );
    expect((await choose("short")).data?.choosePassword).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ field: "newPassword" }],
    });
    expect((await choose("Harmattan-2026")).data?.choosePassword).toMatchObject({
      __typename: "Acknowledgement",
    });
    expect((await choose("Harmattan-2027")).data?.choosePassword).toMatchObject({
      code: "LINK_USED",
    });
    const login = await guest.signIn(person.matricNumber, "harmattan-2026");
    expect(login.data?.signIn).toMatchObject({ __typename: "SignedIn" });
  });
});
