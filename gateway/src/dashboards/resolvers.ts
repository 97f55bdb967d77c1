import { recordIdOf } from "../college/record-id.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { readFunnel } from "./admission.ts";
import { readExamOfficerDashboard } from "./exam-officer.ts";
import { readOccupancy } from "./hostels.ts";
import { readLecturerDashboard } from "./lecturer.ts";
import { readProgress } from "./registration.ts";
import { readRevenue } from "./revenue.ts";
import { readIctDashboard } from "./support.ts";
import { readWaitingWork } from "./waiting-work.ts";

export const dashboardResolvers = {
  AdminDashboard: {
    admission: (asked, _args, context) => readFunnel(asked, context),
    revenue: (_asked, _args, context) => readRevenue(context),
    hostels: (_asked, _args, context) => readOccupancy(context),
    registration: (_asked, _args, context) => readProgress(context),
    waiting: (_asked, _args, context) => readWaitingWork(context),
  },
  Query: {
    adminDashboard: (_root, { applicationSessionId }) => {
      const id = applicationSessionId == null ? undefined : recordIdOf(applicationSessionId);
      if (applicationSessionId != null && id === undefined) throw new PortalError("NOT_FOUND");
      return { applicationSessionId: id };
    },
    ictDashboard: (_root, _args, context) => readIctDashboard(context),
    lecturerDashboard: (_root, _args, { college }) => readLecturerDashboard(college),
    examOfficerDashboard: (_root, _args, context) => readExamOfficerDashboard(context),
  },
} satisfies Resolvers;
