import type { FastifyInstance } from "fastify";
import * as endpoints from "../../../../contract/results/class-attendance.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { barShortfalls } from "./bar.ts";
import { readClassAttendance, readClassMeeting } from "./course.ts";
import { readOwnAttendance } from "./own.ts";
import { deleteClass, saveClass } from "./record.ts";
import { attendanceShortfallList } from "./shortfalls.ts";

/** Two thousand marks. */
const bodyLimit = 256 * 1024;

/** Who attended the classes of a course, for its lecturers, the exam office and the students. */
export const mountClassAttendance = (app: FastifyInstance, college: College): void => {
  mount(app, college, endpoints.classAttendance, {
    handler: ({ account, params }) => readClassAttendance(college, account, params),
  });
  mount(app, college, endpoints.classMeeting, {
    handler: ({ account, params }) => readClassMeeting(college, account, params),
  });
  mount(app, college, endpoints.saveClassMeeting, {
    bodyLimit,
    handler: ({ account, params, body }) => saveClass(college, account, params, body),
  });
  mount(app, college, endpoints.deleteClassMeeting, {
    handler: ({ account, params, query }) => deleteClass(college, account, params, query),
  });
  mount(app, college, endpoints.ownClassAttendance, {
    handler: ({ account }) => readOwnAttendance(college, account),
  });
  mountList(app, college, attendanceShortfallList);
  mount(app, college, endpoints.barForAttendance, {
    handler: ({ account, body }) => barShortfalls(college, account, body),
  });
};
