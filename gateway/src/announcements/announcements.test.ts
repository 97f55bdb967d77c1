import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  employ,
  enrol,
  signedIn,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});

afterAll(async () => {
  await portal.close();
});

const shown = async (browser: Browser): Promise<readonly string[]> => {
  const { data } = await browser.graphql("{ announcements { title body startsAt } }");
  return (data?.announcements as { title: string }[]).map(({ title }) => title);
};

const announce = async (admin: Browser, input: object) =>
  (
    await admin.graphql(
      `mutation ($input: AnnouncementInput!) {
        createAnnouncement(input: $input) {
          __typename ... on Refusal { code fields { field } }
        }
      }`,
      { input: { body: "Please read.", audience: "EVERYBODY", ...input } },
    )
  ).data?.createAnnouncement;

it("shows announcements by kind of reader, and all to the office", async () => {
  const admin = await signedInStaff(portal, "SUPER_ADMIN");
  const support = await signedInStaff(portal, "ICT_SUPPORT");
  await announce(admin, { title: "All" });
  await announce(admin, { title: "Students", audience: "STUDENTS" });
  await announce(admin, { title: "Colleagues", audience: "STAFF" });
  expect(await shown(portal.gateway.browser())).toEqual(["All"]);
  const student = await signedIn(portal, await enrol(portal));
  expect(await shown(student)).toEqual(["Students", "All"]);
  const own = await student.graphql("{ viewer { ... on Student { announcements { title } } } }");
  expect(own.data?.viewer).toEqual({ announcements: [{ title: "Students" }, { title: "All" }] });
  expect(await shown(support)).toEqual(["Colleagues", "All"]);
  expect(await announce(admin, { title: "x", endsAt: "2020-01-01T00:00:00Z" })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "endsAt" }],
  });

  const list = `{ announcementRecords(filter: { audience: STAFF }) {
    rows { id title state createdBy revision } total export { csv }
  } }`;
  const { data } = await admin.graphql(list);
  const page = data?.announcementRecords as { rows: { id: string }[]; export: { csv: string } };
  expect(page).toMatchObject({ total: 1, rows: [{ title: "Colleagues", state: "CURRENT" }] });
  expect((await admin.get(page.export.csv)).body.toString()).toContain("Colleagues");
  expect((await support.graphql(list)).errors[0]?.extensions.code).toBe("FORBIDDEN");
  const takeDown = `mutation ($id: ID!) {
    takeDownAnnouncement(id: $id, revision: 1) { __typename ... on Refusal { code } }
  }`;
  const down = () => admin.graphql(takeDown, { id: page.rows[0]?.id });
  portal.college.clock.advance({ minutes: 1 });
  expect((await down()).data?.takeDownAnnouncement).toEqual({ __typename: "Acknowledgement" });
  expect((await down()).data?.takeDownAnnouncement).toMatchObject({ code: "CHANGED_ELSEWHERE" });
});

it("shows no staff announcements to a suspended member of staff", async () => {
  const admin = await signedInStaff(portal, "SUPER_ADMIN");
  const member = await employ(portal, "LECTURER");
  const lecturer = await signedInStaff(portal, member);
  await announce(admin, { title: "Meeting", audience: "STAFF" });
  portal.gateway.advance({ minutes: 1 });
  expect(await shown(lecturer)).toContain("Meeting");
  await admin.graphql(
    `mutation ($id: ID!) { suspendStaff(id: $id, reason: "Left the college") { __typename } }`,
    { id: String(member.id) },
  );
  expect(await shown(admin)).toContain("Meeting");
  const titles = await shown(lecturer);
  expect(titles).not.toContain("Meeting");
  expect(titles).toEqual(await shown(portal.gateway.browser()));
});

let college: ScriptedCollege;
let gateway: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
});

beforeEach(async () => {
  college.forget();
  gateway = await startTestGateway(college.url);
});

afterEach(async () => {
  await gateway.close();
});

afterAll(async () => {
  await college.close();
});

const one = { id: 1, title: "All", body: "Please read.", starts_at: "2026-03-10T09:00:00.000Z" };

it("reads announcements once for many visitors within seconds", async () => {
  college.on("GET /announcements/", { body: [one] });
  const pages = await Promise.all(Array.from({ length: 10 }, () => shown(gateway.browser())));
  expect(new Set(pages.flat())).toEqual(new Set(["All"]));
  expect(college.callsTo("GET /announcements/")).toHaveLength(1);
  gateway.advance({ minutes: 1 });
  await shown(gateway.browser());
  expect(college.callsTo("GET /announcements/")).toHaveLength(2);
});

it.each([
  ["lacks the endpoint", { status: 404, body: "<h1>Not Found</h1>" }],
  ["answers 500", { status: 500, body: {} }],
  ["closes the connection", { hangUp: true }],
])("shows no announcements when the college %s", async (_what, answer) => {
  college.on("GET /announcements/", answer);
  expect(await shown(gateway.browser())).toEqual([]);
});
