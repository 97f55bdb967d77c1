import type { FastifyInstance } from "fastify";
import {
  courseRoster,
  exportCourseRoster,
  printCourseRoster,
} from "../../../../contract/results/roster.ts";
import {
  assignCourses,
  assignLecturers,
  teachingChoices,
} from "../../../../contract/results/teaching.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { exportTable } from "../../lists/export.ts";
import { mountList } from "../../lists/mount.ts";
import { assign, assignMany } from "./assign.ts";
import { printRoster, readRoster, rosterTable } from "./roster.ts";
import { readTeachingChoices, semesterCourseList } from "./semester-courses.ts";
import { workloadList } from "./workload.ts";

/** Who teaches what, and whom. */
export const mountTeaching = (app: FastifyInstance, college: College): void => {
  mountList(app, college, semesterCourseList);
  mountList(app, college, workloadList);
  mount(app, college, teachingChoices, { handler: () => readTeachingChoices(college) });
  mount(app, college, assignLecturers, {
    handler: ({ account, params, body }) => assign(college, account, params, body),
  });
  mount(app, college, assignCourses, {
    handler: ({ account, params, body }) => assignMany(college, account, params.semesterId, body),
  });
  mount(app, college, courseRoster, {
    handler: ({ account, query }) => readRoster(college, account, query),
  });
  mount(app, college, exportCourseRoster, {
    handler: async ({ account, query: { format, ...rosterQuery } }) => {
      const roster = await readRoster(college, account, rosterQuery);
      return exportTable({ college, account }, rosterTable(roster), format);
    },
  });
  mount(app, college, printCourseRoster, {
    handler: async ({ account, query }) =>
      printRoster(college, await readRoster(college, account, query)),
  });
};
