import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar } from "../../../testing/people.ts";
import { type Race, startRace, statusCounts } from "../../../testing/race.ts";
import { createSheet } from "../../../testing/results.ts";

let race: Race;
beforeAll(async () => {
  race = await startRace();
});
afterAll(() => race.close());

test("classes of a course that are recorded and deleted at once are all counted", async () => {
  const [{ college }] = race.colleges;
  const running = await createCalendar(college);
  const { lecturer, courseId, students } = await createSheet(college, running, { students: 2 });
  const at = `/result/classes/${running.semesterId}/${courseId}/`;
  const read = async () => (await callOffice(race.colleges[0], lecturer, "get", at)).body;
  const { last_day } = await read();
  const key = () => randomBytes(16).toString("hex");
  const [mistaken, ...others] = [key(), key(), key(), key()];
  const record = (index: 0 | 1, one: string) =>
    callOffice(race.colleges[index], lecturer, "put", `${at}${one}/`, {
      ...{ held_on: last_day, topic: "", revision: 0, is_confirmed: true },
      marks: students.map(({ id }, of) => ({
        student_id: id,
        mark: of === 0 ? "present" : "absent",
      })),
    });

  const [first = "", second = "", third = ""] = others;
  const recorded = await race.whileLocked("class_tally", 3, () =>
    Promise.all([record(0, mistaken), record(1, first), record(0, second)]),
  );
  expect(statusCounts(recorded)).toEqual({ 200: 3 });
  const changed = await race.whileLocked("class_tally", 2, () =>
    Promise.all([
      record(0, third),
      callOffice(race.colleges[1], lecturer, "delete", `${at}${mistaken}/?revision=1`),
    ]),
  );

  expect(statusCounts(changed)).toEqual({ 200: 2 });
  expect((await read()).students).toEqual([
    expect.objectContaining({ present: 3, absent: 0 }),
    expect.objectContaining({ present: 0, absent: 3 }),
  ]);
});
