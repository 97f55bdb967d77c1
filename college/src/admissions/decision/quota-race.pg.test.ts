import request from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApplicationSession } from "../../../testing/applicants.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createTested } from "../../../testing/offers.ts";
import { type Race, startRace } from "../../../testing/race.ts";
import { createStaff } from "../../../testing/staff.ts";
import { admissionQuota } from "../../db/schema/admission-quotas.ts";
import { admissionDecision } from "../../db/schema/admissions.ts";

let race: Race;

beforeAll(async () => {
  race = await startRace();
});

afterAll(() => race.close());

it("concurrent single and bulk admissions do not exceed a quota", async () => {
  const [{ college, url }, { url: otherUrl }] = race.colleges;
  const round = await createApplicationSession(college);
  const { id: departmentId } = await departmentCalled(college, "Community Health");
  await college.db
    .insert(admissionQuota)
    .values({ applicationSessionId: round.id, departmentId, places: 2 });
  const { authorization } = await createStaff(college, "SUPER_ADMIN");
  const [one, two, three] = [
    await createTested(college),
    await createTested(college),
    await createTested(college),
  ];
  const list = {
    admitted: [one.id, two.id],
    waiting_list: [],
    not_admitted: [],
    reason: "Admission list",
  };
  const decideMany = (body: object) =>
    request(url).post("/admission/decisions/").set({ authorization }).send(body);
  const { preview } = (await decideMany({ ...list, dry_run: true })).body;

  // Both read the places before either writes, unless one waits for the other's lock.
  const answers = await race.whileLocked("admission_decision", 2, () =>
    Promise.all([
      decideMany({ ...list, dry_run: false, preview }),
      request(otherUrl)
        .put(`/admission/applicants/${three.id}/decision/`)
        .set({ authorization })
        .send({ outcome: "admitted" }),
    ]),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("quota_exceeded");
  expect(await college.db.$count(admissionDecision)).toBe(answers[0].status === 200 ? 2 : 1);
});
