import type { Static } from "typebox";
import type {
  availableCourses,
  Course,
  registeredCourses,
} from "../../contract/registration/registration.ts";
import type { ScriptedCollege } from "./scripted-college.ts";

export const infoRoute = "GET /result/courseregistration/registration-info/";
export const availableRoute = "GET /result/courseregistration/available-courses/";
export const registrationStatusRoute = "GET /result/courseregistration/registration-status/";
export const registeredRoute = "GET /result/courseregistration/";
export const registerRoute = "POST /result/courseregistration/register-courses/";

const courseRecord: Static<typeof Course> = {
  id: 21,
  code: "PHT 221",
  title: "Pharmacology",
  credit_load: 3,
  level: 200,
  is_compulsory: true,
  semester: 2,
};

const carryover: Static<typeof Course> = { ...courseRecord, id: 20, code: "PHT 121", level: 100 };

const availableAnswer: Static<typeof availableCourses.response> = {
  carryover_courses: [carryover],
  new_courses: [courseRecord],
};

const registeredAnswer: Static<typeof registeredCourses.response>[number][] = [
  {
    id: 900,
    course: carryover,
    is_carryover: true,
    date_registered: "2026-03-02T10:00:00.000Z",
    session: "2025/2026",
    semester: 2,
  },
];

/** One carryover, registered, and one new course. */
export const scriptCourses = (college: ScriptedCollege): void => {
  college.on(availableRoute, { body: availableAnswer });
  college.on(registeredRoute, { body: registeredAnswer });
  college.on(registrationStatusRoute, {
    body: {
      registration_complete: false,
      total_courses: 1,
      total_credits: 3,
      new_courses: 0,
      carryover_courses: 1,
    },
  });
  college.on(registerRoute, { body: { message: "Registered." } });
};
