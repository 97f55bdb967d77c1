import type { FastifyInstance } from "fastify";
import {
  admissionDashboard,
  hostelOccupancyDashboard,
  registrationDashboard,
  revenueDashboard,
  supportDashboard,
  waitingWorkDashboard,
} from "../../../contract/dashboards/dashboards.ts";
import { examOfficerDashboard, lecturerDashboard } from "../../../contract/dashboards/teaching.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { readAdmissionDashboard } from "./admission.ts";
import { readExamOfficerDashboard } from "./exam-officer.ts";
import { readOccupancy } from "./hostels.ts";
import { readLecturerDashboard } from "./lecturer.ts";
import { readProgress } from "./registration.ts";
import { readRevenue } from "./revenue.ts";
import { readSupport } from "./support.ts";
import { readWaitingWork } from "./waiting-work.ts";

/** Mounts the endpoints of the staff dashboards. */
export const mountDashboards = (app: FastifyInstance, college: College): void => {
  mount(app, college, admissionDashboard, {
    handler: ({ query }) => readAdmissionDashboard(college, query),
  });

  mount(app, college, revenueDashboard, { handler: () => readRevenue(college) });

  mount(app, college, hostelOccupancyDashboard, { handler: () => readOccupancy(college) });

  mount(app, college, registrationDashboard, { handler: () => readProgress(college) });

  mount(app, college, waitingWorkDashboard, { handler: () => readWaitingWork(college) });

  mount(app, college, supportDashboard, { handler: () => readSupport(college) });

  mount(app, college, lecturerDashboard, {
    handler: ({ account }) => readLecturerDashboard(college, account),
  });

  mount(app, college, examOfficerDashboard, { handler: () => readExamOfficerDashboard(college) });
};
