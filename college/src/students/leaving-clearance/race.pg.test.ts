import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar, createStudent } from "../../../testing/people.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { createStaff } from "../../../testing/staff.ts";
import { leavingClearance } from "../../db/schema/students.ts";

let race: Race;
beforeAll(async () => {
  race = await startRace();
});
afterAll(() => race.close());

test("of two decisions of an office at once one counts, and the other is told", async () => {
  const [{ college }] = race.colleges;
  await createCalendar(college);
  const graduate = await createStudent(college, { standing: "graduated" });
  const support = await createStaff(college, "ICT_SUPPORT");
  const admin = await createStaff(college, "SUPER_ADMIN");
  const path = "/student/leaving-clearances/library/decisions/";
  const students = [{ id: graduate.id, revision: 0 }];

  const answers = await race.whileLocked("leaving_clearance", 2, () =>
    Promise.all([
      callOffice(race.colleges[0], support, "post", path, { students, state: "cleared" }),
      callOffice(race.colleges[1], admin, "post", path, {
        ...{ students, state: "held", note: "Two books are due" },
      }),
    ]),
  );

  expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([0, 1]);
  expect(answers.flatMap(({ body }) => body.left_out)).toEqual([
    `${graduate.matricNumber}: somebody else has decided meanwhile.`,
  ]);
  const rows = await college.db
    .select()
    .from(leavingClearance)
    .where(eq(leavingClearance.studentId, graduate.id));
  expect(rows).toMatchObject([{ unit: "library", revision: 1 }]);
});
