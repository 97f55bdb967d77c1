import type { ReceivedCall, ScriptedAnswer, ScriptedCollege } from "../scripted-college.ts";
import type { Books } from "./payments.ts";
import type { CollegeTokens } from "./tokens.ts";

const course = (id: number, code: string, credits: number) => ({
  id: String(id),
  code,
  title: `Course ${code}`,
  credit_load: credits.toFixed(1),
  level: "200",
  is_compulsory: true,
  semester: "2",
  lecturers: null,
  course_department_id: "4",
  course_department_details: { id: "4", course_department: "Pharmacy Technician" },
  created_at: "2025-09-01T00:00:00Z",
});

const carryover = course(20, "PHT 121", 3);
const fresh = [course(21, "PHT 221", 2), course(22, "PHT 222", 3)];
const all = [carryover, ...fresh];
const base = "/result/courseregistration";

/** Answers the specified calls of course registration, for its only student. */
export const answerRegistration = (
  college: ScriptedCollege,
  tokens: CollegeTokens,
  books: Books,
): void => {
  const registered = new Set<number>();
  const whenPaid =
    (answer: (call: ReceivedCall) => ScriptedAnswer): typeof answer =>
    (call) =>
      books.isPaid("tuition")
        ? answer(call)
        : {
            status: 402,
            body: { detail: "You have to pay Tuition fees before registering courses" },
          };
  const ofSemester = (answer: () => unknown) =>
    tokens.guarded(
      "student",
      whenPaid(({ path }) => {
        const query = new URL(path, "http://college").searchParams;
        const isRunning = query.get("session") === "2025/2026" && query.get("semester") === "2";
        return isRunning
          ? { body: answer() }
          : { status: 404, body: { detail: "No semester matches the given query." } };
      }),
    );

  college.on(
    `GET ${base}/registration-info/`,
    tokens.guarded("student", () => ({
      body: {
        current_time: "2026-03-10T10:00:00.123456+01:00",
        academic_calendar: {
          id: "9",
          semester_start: "2026-02-02T00:00:00Z",
          semester_end: "2026-06-26T00:00:00+01:00",
          semester: "2",
        },
        current_semester: "2",
        is_registration_open: true,
        min_credits: "5.0",
        max_credits: "8",
        drop_deadline: null,
        registration_start: "2026-02-02T00:00:00+01:00",
        registration_end: "2026-04-01T23:59:59+01:00",
      },
    })),
  );
  college.on(
    `GET ${base}/available-courses/`,
    ofSemester(() => ({
      carryover_courses: registered.has(20) ? null : [carryover],
      new_courses: fresh,
    })),
  );
  college.on(
    `GET ${base}/registration-status/`,
    ofSemester(() => {
      const taken = all.filter(({ id }) => registered.has(Number(id)));
      const credits = taken.reduce((sum, { credit_load }) => sum + Number(credit_load), 0);
      return {
        registration_complete: credits >= 5,
        total_courses: String(taken.length),
        total_credits: credits.toFixed(1),
        new_courses: taken.length === 0 ? null : taken.filter((one) => one !== carryover),
        carryover_courses: registered.has(20) ? "1" : "0",
      };
    }),
  );
  college.on(
    `GET ${base}/`,
    ofSemester(() => {
      const taken = all.filter(({ id }) => registered.has(Number(id)));
      if (taken.length === 0) return null;
      return taken.map((one) => ({
        id: String(Number(one.id) + 100),
        course: one,
        is_carryover: one === carryover,
        date_registered: "2026-03-10",
        session: "2025/2026",
        semester: "2",
      }));
    }),
  );
  college.on(
    `POST ${base}/register-courses/`,
    tokens.guarded(
      "student",
      whenPaid(({ body }) => {
        const ids: readonly number[] = JSON.parse(body || "{}").course_ids ?? [];
        if (ids.some((id) => !all.some((one) => one.id === String(id)))) {
          return { status: 400, body: { error: "A course is not available to you." } };
        }
        if (!ids.includes(20) && !registered.has(20)) {
          return {
            status: 400,
            body: { error: "Register your carryover courses.", carryover_course_ids: ["20"] },
          };
        }
        for (const id of ids) registered.add(id);
        return { status: 201, body: { message: "Courses registered" } };
      }),
    ),
  );
};
