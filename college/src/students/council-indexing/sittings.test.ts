import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { createAccepted } from "../../../testing/entry-clearance.ts";
import { createRound } from "../../../testing/indexing.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar } from "../../../testing/people.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { admissionDecision, olevelSitting, sittingCheck } from "../../db/schema/admissions.ts";
import { student } from "../../db/schema/students.ts";

let server: TestCollege;
let admin: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  await createCalendar(server.college);
  admin = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

it("waits for the council until every sitting of the application is verified as it is now", async () => {
  const { college } = server;
  const applicant = await createAccepted(server);
  const [made] = await college.db
    .select()
    .from(student)
    .innerJoin(admissionDecision, eq(admissionDecision.studentId, student.id))
    .where(eq(admissionDecision.applicantId, applicant.id));
  if (made === undefined) throw new Error("nobody was admitted");
  const { programmeId } = made.student;
  const [sitting] = await college.db
    .insert(olevelSitting)
    .values({
      ...{ applicantId: applicant.id, sitting: 1, schoolName: "Ijebu High", examType: "WAEC" },
      ...{ year: "2024", examNumber: "4120304011", subjects: [] },
    })
    .returning();
  const { id } = await createRound(college, {
    ...{ programmeId, entrySessionId: made.student.entrySessionId ?? 0 },
  });
  const gapsOf = async () =>
    (
      await callOffice(server, admin, "get", `/student/indexing-students/?round_id=${id}`).expect(
        200,
      )
    ).body.rows[0].gaps;
  expect(await gapsOf()).toContain("olevel_unchecked");
  await college.db.insert(sittingCheck).values({
    ...{ sittingId: sitting?.id ?? 0, outcome: "verified", sittingRevision: 1 },
    ...{ checkedAt: server.clock.read(), checkedBy: admin.accountId },
  });
  expect(await gapsOf()).not.toContain("olevel_unchecked");
  await college.db
    .update(olevelSitting)
    .set({ revision: 2 })
    .where(eq(olevelSitting.applicantId, applicant.id));
  expect(await gapsOf()).toContain("olevel_unchecked");
});
