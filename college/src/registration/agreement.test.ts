import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dropProblem } from "../../../rules/registration/course-drop.ts";
import { proposedSelection } from "../../../rules/registration/course-selection.ts";
import { creditBalance } from "../../../rules/registration/credit-balance.ts";
import {
  isRegistrationComplete,
  selectionProblem,
} from "../../../rules/registration/selection-problem.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import {
  createCourse,
  createDepartment,
  createRegistrant,
  dropRegistration,
  openRegistration,
  readCourses,
  recordOutcome,
  registerCourses,
  seeOffer,
} from "../../testing/courses.ts";
import { academicSession } from "../db/schema/calendar.ts";

let server: TestCollege;
let sessionId: number;
let lastSessionId: number;

beforeAll(async () => {
  server = await startTestCollege();
  const [last] = await server.college.db
    .insert(academicSession)
    .values({ name: "2024/2025" })
    .returning();
  lastSessionId = last?.id ?? 0;
  ({ sessionId } = await openRegistration(server.college, { minCredits: 7, maxCredits: 10 }));
});

afterAll(() => server.close());

const anyCourse = fc.record({
  creditLoad: fc.integer({ min: 1, max: 5 }),
  isCompulsory: fc.boolean(),
  /** What came of it before; undefined where it was never tried. */
  isPassed: fc.constantFrom(undefined, undefined, false, true),
  waits: fc.constantFrom(false, false, false, true),
});

const anyStep = fc.oneof(
  fc.record({ add: fc.infiniteStream(fc.boolean()) }),
  fc.constant({ propose: true }),
  fc.record({ drop: fc.nat() }),
);

interface WorldCourse {
  readonly creditLoad: number;
  readonly isCompulsory: boolean;
  readonly isPassed: boolean | undefined;
  readonly waits: boolean;
}

/** A student of a department of their own, to whom these courses are offered. */
const begin = async (world: readonly WorldCourse[]) => {
  const offeredTo = await createDepartment(server.college);
  const who = await createRegistrant(server.college, sessionId, { department: offeredTo });
  const unpassed = await createCourse(server.college, { offeredTo, semester: 1 });
  for (const { isPassed, waits, ...fields } of world) {
    const prerequisites = waits ? [unpassed] : [];
    const { id } = await createCourse(server.college, { offeredTo, prerequisites, ...fields });
    if (isPassed !== undefined) {
      const outcome = { studentId: who.id, courseId: id, sessionId: lastSessionId, isPassed };
      await recordOutcome(server.college, outcome);
    }
  }
  return who;
};

type Student = Awaited<ReturnType<typeof begin>>;

const expectAgreement = async (
  problem: ReturnType<typeof selectionProblem>,
  answer: { readonly status: number; readonly body: object },
): Promise<void> => {
  if (problem === null) {
    expect(answer.status).toBe(200);
    return;
  }
  const { code, message, courseIds } = problem;
  const ids = courseIds.length === 0 ? {} : { course_ids: [...courseIds] };
  const carryovers = { carryover_course_ids: [...courseIds] };
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    code,
    error: message,
    ...(code === "carryover_required" ? carryovers : ids),
  });
};

const add = async (who: Student, choose: (ids: readonly number[]) => readonly number[]) => {
  const { offer } = await seeOffer(server.url, who);
  const ids = choose(offer.courses.map(({ id }) => id));
  if (ids.length === 0) return;
  const isRepeat = ids.every((id) => offer.courses.find((one) => one.id === id)?.isRegistered);
  const problem = isRepeat ? null : selectionProblem(offer, new Set(ids));
  await expectAgreement(problem, await registerCourses(server.url, who, ids));
};

const propose = async (who: Student) => {
  const { offer } = await seeOffer(server.url, who);
  const ids = [...proposedSelection(offer)];
  if (ids.length === 0) return;
  await registerCourses(server.url, who, ids).expect(200);
  const { body } = await readCourses(server.url, who, "registration-status/").expect(200);
  expect(body.registration_complete).toBe(true);
};

const dropOne = async (who: Student, which: number) => {
  const { offer, registrations } = await seeOffer(server.url, who);
  const registered = offer.courses.filter(({ isRegistered }) => isRegistered);
  const course = registered[which % registered.length];
  if (course === undefined) return;
  const answer = await dropRegistration(server.url, who, registrations.get(course.id) ?? 0);
  await expectAgreement(dropProblem(offer, course, { isOpen: true }), answer);
};

it("the college agrees with the rules for any registrations and drops", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCourse, { minLength: 1, maxLength: 6 }),
      fc.array(anyStep, { minLength: 1, maxLength: 4 }),
      async (world, steps) => {
        const who = await begin(world);
        for (const step of steps) {
          if ("drop" in step) await dropOne(who, step.drop);
          else if ("propose" in step) await propose(who);
          else await add(who, (ids) => ids.filter(() => step.add.next().value));
        }
        const { offer } = await seeOffer(server.url, who);
        const { total, over } = creditBalance(offer, new Set());
        const { body } = await readCourses(server.url, who, "registration-status/").expect(200);
        expect(over).toBe(0);
        expect(body.total_credits).toBe(total);
        expect(body.registration_complete).toBe(isRegistrationComplete(offer));
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
