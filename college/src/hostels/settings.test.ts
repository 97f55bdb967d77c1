import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { clearHostels, setHostels } from "../../testing/hostel-office.ts";
import { createHostel, openHostels } from "../../testing/hostels.ts";
import { createStaff } from "../../testing/staff.ts";
import { auditEntry } from "../db/schema/staff.ts";
import { paymentTexts } from "../payments/texts.ts";

let server: TestCollege;
let sessionId: number;
let office: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  server = await startTestCollege();
  ({ sessionId } = await openHostels(server.college));
  office = await createStaff(server.college, "SUPER_ADMIN");
});

beforeEach(async () => {
  await clearHostels(server.college);
  await createHostel(server.college, {
    name: "Queen Amina Hall",
    rooms: [{ number: "A-101", beds: 3 }],
  });
});

afterAll(() => server.close());

const auditOf = (subject: string) =>
  server.college.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(auditEntry.id);

describe("the settings", () => {
  const set = (body: object) => setHostels(server.url, office, body);
  const open = { is_application_open: true, application_deadline: null };
  const subject = () => `academic_session:${sessionId}`;

  beforeEach(async () => {
    await set(open).expect(200);
  });

  it("are written down when they change, and only then", async () => {
    const count = (await auditOf(subject())).length;
    const later = { ...open, application_deadline: "2026-03-20T23:00:00+01:00" };
    await set(later).expect(200);
    await set(later).expect(200);
    const entries = await auditOf(subject());
    expect(entries).toHaveLength(count + 1);
    expect(entries.at(-1)).toMatchObject({
      actorAccountId: office.accountId,
      action: "hostel.settings",
      before: { isApplicationOpen: true, applicationDeadline: null },
      after: { isApplicationOpen: true, applicationDeadline: "2026-03-20T22:00:00.000Z" },
    });
  });

  it.each([
    "2026-03-10T09:00:00Z",
    "2025-03-10T09:00:00Z",
    "2026-03-20T99:00:00Z",
    "2026-04-31T10:00:00Z",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:00-01:00",
    "tomorrow",
    1_800_000_000,
  ])("take no deadline %s for open applications", async (application_deadline) => {
    const { body } = await set({ ...open, application_deadline }).expect(400);
    expect(Object.keys(body)).toEqual(["application_deadline"]);
  });

  it("need both fields", async () => {
    await set({ is_application_open: true }).expect(400);
    await set({ application_deadline: null }).expect(400);
    await set({ is_application_open: "perhaps", application_deadline: null }).expect(400);
  });

  it("take a deadline that has passed for closed applications", async () => {
    await set({
      is_application_open: false,
      application_deadline: "2026-01-31T23:00:00Z",
    }).expect(200);
  });
});

it("between two sessions there are no settings to change", async () => {
  const empty = await startTestCollege();
  const { authorization } = await createStaff(empty.college, "SUPER_ADMIN");
  const { body } = await setHostels(
    empty.url,
    { authorization },
    { is_application_open: true, application_deadline: null },
  ).expect(404);
  expect(body).toEqual({ detail: paymentTexts.noCurrentSession });
  await empty.close();
});
