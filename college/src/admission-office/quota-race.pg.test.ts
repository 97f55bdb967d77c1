import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApplicationSession } from "../../testing/applicants.ts";
import { departmentCalled } from "../../testing/departments.ts";
import { createTested } from "../../testing/offers.ts";
import { type Race, startRace, statusCounts } from "../../testing/race.ts";
import { createStaff } from "../../testing/staff.ts";
import { admissionDecision, admissionQuota } from "../db/schema/admissions.ts";

let race: Race;

beforeAll(async () => {
  race = await startRace();
});

afterAll(() => race.close());

it("two who admit at once, singly and in bulk, never go over a quota together", async () => {
  const { college } = race.colleges[0];
  const round = await createApplicationSession(college);
  const { id: departmentId } = await departmentCalled(college, "Community Health");
  await college.db
    .insert(admissionQuota)
    .values({ applicationSessionId: round.id, departmentId, places: 3 });
  const { authorization } = await createStaff(college, "SUPER_ADMIN");
  const people = [];
  for (let count = 0; count < 8; count += 1) people.push(await createTested(college));
  const ids = people.map(({ id }) => id);
  const pairs = [ids.slice(0, 2), ids.slice(2, 4)];
  const bodies = pairs.map((admitted) => ({
    admitted,
    waiting_list: [],
    not_admitted: [],
    reason: "Admission list",
  }));
  const decide = (url: string, body: object) =>
    request(url).post("/admission/decisions/").set({ authorization }).send(body);
  const previews = await Promise.all(
    bodies.map(async (body) => {
      const answer = await decide(race.colleges[0].url, { ...body, dry_run: true });
      return { ...body, dry_run: false, preview: answer.body.preview };
    }),
  );

  const answers = await race.storm(6, (url, index) =>
    index < 2
      ? decide(url, previews[index] ?? {})
      : request(url)
          .put(`/admission/applicants/${ids[index + 2]}/decision/`)
          .set({ authorization })
          .send({ outcome: "admitted" }),
  );

  expect(Object.keys(statusCounts(answers))).toEqual(["200", "409"]);
  for (const { status, body } of answers) {
    if (status === 409) expect(body.code).toBe("quota_exceeded");
  }
  const places = answers
    .map(({ status }, index) => (status === 200 ? (index < 2 ? 2 : 1) : 0))
    .reduce((sum: number, count) => sum + count, 0);
  expect(await college.db.$count(admissionDecision)).toBe(places);
  expect(places).toBeGreaterThanOrEqual(2);
  expect(places).toBeLessThanOrEqual(3);
});
