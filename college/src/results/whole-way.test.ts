import { and, eq } from "drizzle-orm";
import { array, assert, asyncProperty, constantFrom, record } from "fast-check";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createRegistrant, dropRegistration, openRegistration } from "../../testing/courses.ts";
import { callOffice } from "../../testing/office.ts";
import type { Payer } from "../../testing/payments.ts";
import { changeOf, sendAmendment, sendPublication } from "../../testing/publications.ts";
import { createSheet, type TestSheet, teach } from "../../testing/results.ts";
import { createStaff, type TestStaff } from "../../testing/staff.ts";
import { courseRegistration } from "../db/schema/courses.ts";

let server: TestCollege;
let running: { readonly sessionId: number; readonly semesterId: number };
let lecturer: TestStaff;
/** Of the exam office, and teaches the course too. */
let own: TestStaff;
let officer: TestStaff;

beforeAll(async () => {
  server = await startTestCollege();
  running = await openRegistration(server.college);
  lecturer = await createStaff(server.college, "LECTURER");
  own = await createStaff(server.college, "EXAM_OFFICER");
  officer = await createStaff(server.college, "SUPER_ADMIN");
});

afterAll(() => server.close());

const actions = ["enter", "submit", "return", "approve", "publish", "amend", "drop"] as const;

const people = ["lecturer", "own", "officer"] as const;

const anyActions = array(
  record({
    /** What leads on from where the sheet is, by whom it takes or by somebody, a drop, or whatever was drawn. */
    kind: constantFrom("onward", "onward", "onwardBy", "drawn", "drop"),
    action: constantFrom(...actions),
    who: constantFrom(...people),
  }),
  { minLength: 6, maxLength: 12 },
);

/** What is true of a sheet of two: one is entered and amended, the other, whose marks are complete, may drop the course. */
interface Model {
  readonly state: "draft" | "submitted" | "returned" | "approved" | "published" | "amended";
  /** Of the first, as it was entered. */
  readonly ca: number;
  /** Of the first, as it is published; null before. */
  readonly shown: number | null;
  readonly version: number;
  readonly hasDropped: boolean;
}

type Who = (typeof people)[number];
type Action = (typeof actions)[number];

const onward: Readonly<Record<Model["state"], readonly [Action, Who]>> = {
  draft: ["submit", "lecturer"],
  returned: ["submit", "own"],
  submitted: ["approve", "officer"],
  approved: ["publish", "officer"],
  published: ["amend", "officer"],
  amended: ["amend", "officer"],
};

const open = ["draft", "returned"];
const mayDecide = ["own", "officer"];
const mayEnter = ["lecturer", "own"];

const exam = 45;

/** The rules, written down a second time: what a deed makes of a sheet; null where it is refused. */
const after: Readonly<Record<Action, (sheet: Model, who: Who) => Model | null>> = {
  enter: (sheet, who) =>
    mayEnter.includes(who) && open.includes(sheet.state) ? { ...sheet, ca: sheet.ca + 1 } : null,
  submit: (sheet, who) =>
    mayEnter.includes(who) && open.includes(sheet.state) ? { ...sheet, state: "submitted" } : null,
  return: (sheet, who) =>
    mayDecide.includes(who) && ["submitted", "approved"].includes(sheet.state)
      ? { ...sheet, state: "returned" }
      : null,
  approve: (sheet, who) =>
    who === "officer" && sheet.state === "submitted" ? { ...sheet, state: "approved" } : null,
  publish: (sheet, who) => {
    if (sheet.shown !== null) return mayDecide.includes(who) ? sheet : null;
    return who === "officer" && sheet.state === "approved"
      ? { ...sheet, state: "published", version: 1, shown: sheet.ca }
      : null;
  },
  amend: (sheet, who) =>
    who === "officer" && sheet.shown !== null
      ? { ...sheet, state: "amended", version: sheet.version + 1, shown: sheet.shown + 1 }
      : null,
  drop: (sheet) =>
    sheet.shown !== null && !sheet.hasDropped ? null : { ...sheet, hasDropped: true },
};

interface Scene {
  readonly sheet: TestSheet;
  readonly staying: Payer;
  readonly leaving: Payer;
}

const begin = async (): Promise<Scene> => {
  const staying = await createRegistrant(server.college, running.sessionId);
  const leaving = await createRegistrant(server.college, running.sessionId);
  const sheet = await createSheet(server.college, running, {
    lecturer,
    students: [staying, leaving],
    marks: [
      { ca: 0, exam },
      { ca: 20, exam },
    ],
  });
  await teach(server.college, { courseId: sheet.courseId, sessionId: running.sessionId }, own);
  return { sheet, staying, leaving };
};

/** Does it as the screens would, with what they have seen; the answer's status. */
const attempt = async (
  { sheet, staying, leaving }: Scene,
  { ca, shown, version }: Model,
  action: Action,
  who: Who,
): Promise<number> => {
  const caller = { lecturer, own, officer }[who];
  switch (action) {
    case "enter": {
      const cell = { student_id: staying.id, field: "ca", value: `${ca + 1}`, seen: `${ca}` };
      const path = `${sheet.path}scores/`;
      return (await callOffice(server, caller, "patch", path, { cells: [cell] })).status;
    }
    case "publish": {
      const { body } = await sendPublication(server.url, caller, [sheet], { dryRun: true });
      const input = { dryRun: false, preview: String(body.preview) };
      return (await sendPublication(server.url, caller, [sheet], input)).status;
    }
    case "amend": {
      const changes = [changeOf(staying, { ca: (shown ?? ca) + 1, exam })];
      return (await sendAmendment(server.url, caller, sheet, { version, changes })).status;
    }
    case "drop":
      return (await dropRegistration(server.url, leaving, await registrationOf(leaving, sheet)))
        .status;
    default: {
      const { body } = await callOffice(server, officer, "get", sheet.path);
      const input = { revision: body.revision, reason: "Look again." };
      return (await callOffice(server, caller, "post", `${sheet.path}${action}/`, input)).status;
    }
  }
};

const registrationOf = async ({ id }: Payer, { courseId }: TestSheet): Promise<number> => {
  const [row] = await server.college.db
    .select({ id: courseRegistration.id })
    .from(courseRegistration)
    .where(and(eq(courseRegistration.studentId, id), eq(courseRegistration.courseId, courseId)));
  return row?.id ?? 0;
};

/** The total that a student sees; null where no result is shown. */
const totalOf = async ({ authorization }: Payer): Promise<number | null> => {
  const { body } = await request(server.url)
    .get("/result/student-results/")
    .set({ authorization })
    .expect(200);
  return body.sessions[0]?.semesters[0]?.courses[0]?.total ?? null;
};

test("students see published results, which only an amendment changes, in any order", async () => {
  await assert(
    asyncProperty(anyActions, async (steps) => {
      const scene = await begin();
      let model: Model = { state: "draft", ca: 0, shown: null, version: 0, hasDropped: false };
      let isLeaverShown = false;
      for (const one of steps) {
        const [nextAction, by] = onward[model.state];
        const drawn = one.kind === "drop" ? "drop" : one.action;
        const action = one.kind.startsWith("onward") ? nextAction : drawn;
        const who = one.kind === "onward" ? by : one.who;
        const next = after[action](model, who);
        const status = await attempt(scene, model, action, who);
        expect([action, who, model.state, status < 400]).toEqual([
          action,
          who,
          model.state,
          next !== null,
        ]);
        if (next?.shown != null && model.shown === null) {
          isLeaverShown = !model.hasDropped;
        }
        model = next ?? model;
        expect(await totalOf(scene.staying)).toBe(model.shown === null ? null : model.shown + exam);
        expect(await totalOf(scene.leaving)).toBe(isLeaverShown ? 20 + exam : null);
      }
      const { body } = await callOffice(server, officer, "get", scene.sheet.path);
      expect(body).toMatchObject({ state: model.state, version: model.version });
    }),
    { numRuns: 24, endOnFailure: true },
  );
});
