import { array, assert, asyncProperty, constantFrom, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { callOffice } from "../../../testing/office.ts";
import { createCalendar } from "../../../testing/people.ts";
import { createSheet, teach } from "../../../testing/results.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";

let server: TestCollege;
let running: Awaited<ReturnType<typeof createCalendar>>;
let lecturer: TestStaff;
/** Of the exam office, and teaches the course too. */
let own: TestStaff;
let officer: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await createCalendar(server.college);
  lecturer = await createStaff(server.college, "LECTURER");
  own = await createStaff(server.college, "EXAM_OFFICER");
  officer = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

type Step = "enter" | "submit" | "return" | "approve";

const action = record({
  step: constantFrom<Step>("enter", "submit", "return", "approve"),
  who: constantFrom("lecturer", "own", "officer"),
  isStale: constantFrom(false, false, false, true),
});

/** The rules, written down a second time: where a step leads from each state. */
const leads: Readonly<Record<string, Partial<Record<Step, string>>>> = {
  draft: { enter: "draft", submit: "submitted" },
  returned: { enter: "returned", submit: "submitted" },
  submitted: { return: "returned", approve: "approved" },
  approved: { return: "returned" },
};

const mayTry: Readonly<Record<Step, readonly string[]>> = {
  enter: ["lecturer", "own"],
  submit: ["lecturer", "own"],
  return: ["own", "officer"],
  approve: ["own", "officer"],
};

test("a sheet follows only the allowed transitions under any requests", async () => {
  await assert(
    asyncProperty(array(action, { minLength: 3, maxLength: 8 }), async (actions) => {
      const sheet = await createSheet(server.college, running, {
        lecturer,
        students: 1,
        marks: [{ ca: 0, exam: 40 }],
      });
      await teach(server.college, { courseId: sheet.courseId, sessionId: running.sessionId }, own);
      const people = { lecturer, own, officer };
      let state = "draft";
      let revision = 1;
      let ca = 0;
      for (const { step, who, isStale } of actions) {
        const seen = isStale ? revision + 1 : revision;
        const next = leads[state]?.[step];
        const answer =
          step === "enter"
            ? await callOffice(
                server,
                people[who as keyof typeof people],
                "patch",
                `${sheet.path}scores/`,
                {
                  cells: [
                    {
                      student_id: sheet.students[0]?.id,
                      field: "ca",
                      value: String((ca + 1) % 40),
                      seen: String(ca),
                    },
                  ],
                },
              )
            : await callOffice(
                server,
                people[who as keyof typeof people],
                "post",
                `${sheet.path}${step}/`,
                {
                  revision: seen,
                  reason: "Look again.",
                },
              );
        const isWrongPerson = !mayTry[step].includes(who);
        const isOutdated = step !== "enter" && isStale;
        const isOwn = step === "approve" && who === "own";
        if (isWrongPerson) expect(answer.status).toBe(403);
        else if (isOutdated) expect(answer.body.code).toBe("changed_elsewhere");
        else if (next === undefined) expect(answer.body.code).toBe("wrong_state");
        else if (isOwn) expect(answer.body.code).toBe("own_sheet");
        else {
          expect(answer.status).toBe(200);
          if (step === "enter") ca = (ca + 1) % 40;
          else revision += 1;
          state = next;
        }
      }
      const { body } = await callOffice(server, officer, "get", sheet.path);
      expect(body).toMatchObject({ state, revision, rows: [{ ca }] });
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
