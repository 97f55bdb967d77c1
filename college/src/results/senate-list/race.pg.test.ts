import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRegistration } from "../../../testing/courses.ts";
import { createGraduate } from "../../../testing/graduates.ts";
import { callOffice } from "../../../testing/office.ts";
import { createDepartmentWithProgramme } from "../../../testing/programmes.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { createStaff } from "../../../testing/staff.ts";
import { mailMessage } from "../../db/schema/mail.ts";
import { senateListEntry } from "../../db/schema/senate-lists.ts";

let race: Race;
beforeAll(async () => {
  race = await startRace();
});
afterAll(() => race.close());

test("graduates are on one list only that waits, and it is approved once, however many try", async () => {
  const [{ college }] = race.colleges;
  const running = await openRegistration(college);
  const officer = await createStaff(college, "EXAM_OFFICER");
  const admin = await createStaff(college, "SUPER_ADMIN");
  const { name, first } = await createDepartmentWithProgramme(college);
  const graduate = await createGraduate(college, {
    ...running,
    programme: first,
    department: name,
  });
  const path = "/result/senate-lists/";
  const body = { programme_id: first.id, session: "2025/2026" };

  const prepared = await race.whileLocked("senate_list", 2, () =>
    Promise.all(race.colleges.map((server) => callOffice(server, officer, "post", path, body))),
  );
  expect(prepared.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(prepared.find(({ status }) => status === 409)?.body.code).toBe("list_waiting");
  const id = prepared.find(({ status }) => status === 201)?.body.id;

  const decided = await race.whileLocked("senate_list", 2, () =>
    Promise.all(
      race.colleges.map((server) =>
        callOffice(server, admin, "post", `${path}${id}/decision/`, { is_approved: true }),
      ),
    ),
  );
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(decided.find(({ status }) => status === 409)?.body.code).toBe("changed_elsewhere");
  const entries = await college.db
    .select()
    .from(senateListEntry)
    .where(eq(senateListEntry.studentId, graduate.id));
  expect(entries).toMatchObject([{ listId: id, isCurrent: true }]);
  const mails = await college.db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.recipient, graduate.email));
  expect(mails).toHaveLength(1);
});
