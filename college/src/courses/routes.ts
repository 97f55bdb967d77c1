import type { FastifyInstance } from "fastify";
import * as calendar from "../../../contract/courses/academic-calendar.ts";
import * as courses from "../../../contract/courses/courses.ts";
import * as departments from "../../../contract/courses/departments.ts";
import * as programmes from "../../../contract/courses/programmes.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { mountImport } from "../imports/mount.ts";
import { exportTable } from "../lists/export.ts";
import { mountList } from "../lists/mount.ts";
import { calendarTable, readAcademicCalendar } from "./calendar.ts";
import { courseColumns, importCourseRows } from "./course-import.ts";
import { courseList, ownCourseList } from "./course-list.ts";
import { readCourseChoices, readCourseRecord } from "./course-record.ts";
import { addCourse, editCourse, removeCourse } from "./course-save.ts";
import { moveInto } from "./current-semester.ts";
import {
  addDepartment,
  editDepartment,
  editRequirement,
  removeDepartment,
} from "./department-save.ts";
import { departmentList, readDepartmentRecord } from "./departments.ts";
import { readProgrammeChoices, readProgrammeRecord } from "./programmes/read.ts";
import { addProgramme, editProgramme, removeProgramme } from "./programmes/save.ts";
import { removeRules, saveRules } from "./programmes/save-rules.ts";
import { addAcademicSession, addSemester, editSemester } from "./semesters.ts";

/** Mounts the academic calendar, departments, programmes and courses. */
export const mountCatalogue = (app: FastifyInstance, college: College): void => {
  mountCalendar(app, college);
  mountDepartments(app, college);
  mountProgrammes(app, college);
  mountCourses(app, college);
};

const mountCalendar = (app: FastifyInstance, college: College): void => {
  mount(app, college, calendar.academicCalendar, {
    handler: () => readAcademicCalendar(college.db),
  });
  mount(app, college, calendar.exportAcademicCalendar, {
    handler: async ({ account, query }) => {
      const { sessions } = await readAcademicCalendar(college.db);
      return exportTable({ college, account }, calendarTable(sessions), query.format);
    },
  });
  mount(app, college, calendar.createAcademicSession, {
    handler: ({ account, body }) => addAcademicSession(college, account, body),
  });
  mount(app, college, calendar.createSemester, {
    handler: ({ account, params, body }) => addSemester(college, account, params.id, body),
  });
  mount(app, college, calendar.changeSemester, {
    handler: ({ account, params, body }) => editSemester(college, account, params.id, body),
  });
  mount(app, college, calendar.makeCurrent, {
    handler: ({ account, body }) => moveInto(college, account, body),
  });
};

const mountDepartments = (app: FastifyInstance, college: College): void => {
  mountList(app, college, departmentList);
  mount(app, college, departments.departmentRecord, {
    handler: ({ params }) => readDepartmentRecord(college.db, params.id),
  });
  mount(app, college, departments.createDepartment, {
    handler: ({ account, body }) => addDepartment(college, account, body),
  });
  mount(app, college, departments.changeDepartment, {
    handler: ({ account, params, body }) => editDepartment(college, account, params.id, body),
  });
  mount(app, college, departments.changeRequirement, {
    handler: ({ account, params, body }) => editRequirement(college, account, params.id, body),
  });
  mount(app, college, departments.deleteDepartment, {
    handler: ({ account, params, query }) =>
      removeDepartment(college, account, params.id, query.revision),
  });
};

const mountProgrammes = (app: FastifyInstance, college: College): void => {
  mount(app, college, programmes.programmeChoices, {
    handler: () => readProgrammeChoices(college.db),
  });
  mount(app, college, programmes.programmeRecord, {
    handler: ({ params }) => readProgrammeRecord(college, params.id),
  });
  mount(app, college, programmes.createProgramme, {
    handler: ({ account, body }) => addProgramme(college, account, body),
  });
  mount(app, college, programmes.changeProgramme, {
    handler: ({ account, params, body }) => editProgramme(college, account, params.id, body),
  });
  mount(app, college, programmes.deleteProgramme, {
    handler: ({ account, params, query }) =>
      removeProgramme(college, account, params.id, query.revision),
  });
  mount(app, college, programmes.saveProgrammeRules, {
    handler: ({ account, params, body }) => saveRules(college, account, params.id, body),
  });
  mount(app, college, programmes.deleteProgrammeRules, {
    handler: ({ account, params, query }) => removeRules(college, account, params, query.revision),
  });
};

const mountCourses = (app: FastifyInstance, college: College): void => {
  mountList(app, college, courseList);
  mountList(app, college, ownCourseList);
  mount(app, college, courses.courseChoices, { handler: () => readCourseChoices(college.db) });
  mount(app, college, courses.courseRecord, {
    handler: ({ params }) => readCourseRecord(college.db, params.id),
  });
  mount(app, college, courses.createCourse, {
    handler: ({ account, body }) => addCourse(college, account, body),
  });
  mount(app, college, courses.changeCourse, {
    handler: ({ account, params, body }) => editCourse(college, account, params.id, body),
  });
  mountImport(app, college, courses.importCourses, {
    columns: courseColumns,
    run: importCourseRows,
  });
  mount(app, college, courses.deleteCourse, {
    handler: ({ account, params, query }) =>
      removeCourse(college, account, params.id, query.revision),
  });
};
