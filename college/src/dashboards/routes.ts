import type { FastifyInstance } from "fastify";
import { bursaryDashboard } from "../../../contract/dashboards/bursary.ts";
import {
  admissionDashboard,
  hostelOccupancyDashboard,
  indexingDashboard,
  registrationDashboard,
  revenueDashboard,
  supportDashboard,
  waitingWorkDashboard,
} from "../../../contract/dashboards/dashboards.ts";
import { examOfficerDashboard, lecturerDashboard } from "../../../contract/dashboards/teaching.ts";
import { type College, onReplica } from "../context.ts";
import { mount } from "../http/route.ts";
import { readOpenRounds } from "../students/council-indexing/rounds.ts";
import { readAdmissionDashboard } from "./admission.ts";
import { readBursaryDashboard } from "./bursary.ts";
import { readExamOfficerDashboard } from "./exam-officer.ts";
import { readOccupancy } from "./hostels.ts";
import { readLecturerDashboard } from "./lecturer.ts";
import { readProgress } from "./registration.ts";
import { readRevenue } from "./revenue.ts";
import { readSupport } from "./support.ts";
import { readWaitingWork } from "./waiting-work.ts";

/** Mounts the endpoints of the staff dashboards. */
export const mountDashboards = (app: FastifyInstance, college: College): void => {
  const reading = onReplica(college);

  mount(app, college, admissionDashboard, {
    handler: ({ query }) => readAdmissionDashboard(reading, query),
  });

  mount(app, college, revenueDashboard, { handler: () => readRevenue(reading) });

  mount(app, college, hostelOccupancyDashboard, { handler: () => readOccupancy(reading) });

  mount(app, college, registrationDashboard, { handler: () => readProgress(reading) });

  mount(app, college, waitingWorkDashboard, { handler: () => readWaitingWork(reading) });

  mount(app, college, indexingDashboard, {
    handler: async () => ({ rounds: await readOpenRounds(reading) }),
  });

  mount(app, college, supportDashboard, { handler: () => readSupport(reading) });

  mount(app, college, lecturerDashboard, {
    handler: ({ account }) => readLecturerDashboard(reading, account),
  });

  mount(app, college, bursaryDashboard, {
    handler: ({ account }) => readBursaryDashboard(reading, account),
  });

  mount(app, college, examOfficerDashboard, { handler: () => readExamOfficerDashboard(reading) });
};
