import { and, eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCandidate, createRound } from "../../../testing/indexing.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar } from "../../../testing/people.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { createStaff } from "../../../testing/staff.ts";
import { indexingRecord } from "../../db/schema/council-indexing.ts";
import { student } from "../../db/schema/students.ts";

let race: Race;
beforeAll(async () => {
  race = await startRace();
});
afterAll(() => race.close());

test("a name is corrected or indexed, never corrected after the council had the other one", async () => {
  const [one, other] = race.colleges;
  const { college } = one;
  await createCalendar(college);
  const admin = await createStaff(college, "SUPER_ADMIN");
  const support = await createStaff(college, "ICT_SUPPORT");
  const round = await createRound(college);
  const candidate = await createCandidate(college, round, { surname: "Ade" });
  const profile = `/staff/profiles/${candidate.accountId}/`;
  const { body } = await callOffice(one, support, "get", profile).expect(200);

  const [imported, corrected] = await race.whileLocked("audit_entry", 2, () =>
    Promise.all([
      request(one.url)
        .post(`/student/indexing-rounds/${round.id}/import/`)
        .set({ authorization: admin.authorization })
        .field({ dryRun: "false" })
        .attach(
          "file",
          Buffer.from(`matric_number,index_number,name\n${candidate.matricNumber},C1,Ade Folake\n`),
          "council.csv",
        ),
      request(other.url)
        .put(profile)
        .set({ authorization: support.authorization })
        .field({ reason: "Affidavit of 3 March", revision: body.revision, surname: "Adeyemi" }),
    ]),
  );

  const [row] = await college.db
    .select({ surname: student.surname, indexNumber: indexingRecord.indexNumber })
    .from(student)
    .leftJoin(
      indexingRecord,
      and(
        eq(indexingRecord.studentId, student.id),
        eq(indexingRecord.programmeId, round.programmeId),
      ),
    )
    .where(eq(student.id, candidate.id));
  const wasIndexed = imported.body.imported === 1;
  expect(row).toEqual(
    wasIndexed ? { surname: "Ade", indexNumber: "C1" } : { surname: "Adeyemi", indexNumber: null },
  );
  expect(corrected.status).toBe(wasIndexed ? 409 : 200);
});

test("two imports at once give a number to one student", async () => {
  const [{ college }] = race.colleges;
  const admin = await createStaff(college, "SUPER_ADMIN");
  const round = await createRound(college);
  const candidates = [
    await createCandidate(college, round),
    await createCandidate(college, round),
  ] as const;
  const answers = await race.whileLocked("indexing_record", 1, () =>
    Promise.all(
      race.colleges.map(({ url }, index) =>
        request(url)
          .post(`/student/indexing-rounds/${round.id}/import/`)
          .set({ authorization: admin.authorization })
          .field({ dryRun: "false" })
          .attach(
            "file",
            Buffer.from(`matric_number,index_number\n${candidates[index]?.matricNumber},D1\n`),
            "council.csv",
          ),
      ),
    ),
  );
  expect(answers.map(({ body }) => body.imported ?? 0).toSorted()).toEqual([0, 1]);
  const rows = await college.db
    .select()
    .from(indexingRecord)
    .where(eq(indexingRecord.programmeId, round.programmeId));
  expect(rows).toMatchObject([{ indexNumber: "D1" }]);
});
