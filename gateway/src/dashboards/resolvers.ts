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
import { isUnsupported } from "../college/failure.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { Semester } from "../generated/schema-types.ts";
import { sharedRead } from "./shared-read.ts";

export const dashboardResolvers = {
  AdminDashboard: {
    admission: (query, _args, context) => sharedRead(context, admissionDashboard, { query }),
    revenue: async (_query, _args, context) => {
      const revenue = await sharedRead(context, revenueDashboard, {});
      return { ...revenue, today: revenue.days.at(-1)?.total ?? 0 };
    },
    hostels: async (_query, _args, context) => {
      const occupancy = await sharedRead(context, hostelOccupancyDashboard, {});
      return { ...occupancy, deadline: occupancy.applicationDeadline };
    },
    registration: async (_query, _args, context) => {
      const progress = await sharedRead(context, registrationDashboard, {});
      return { ...progress, semester: semesterNameOf(progress.semester) };
    },
    waiting: (_query, _args, context) => sharedRead(context, waitingWorkDashboard, {}),
    indexing: (_query, _args, context) => readIndexing(context),
  },
  Query: {
    adminDashboard: (_root, { applicationSessionId: id }) =>
      id == null ? {} : { applicationSession: requireRecordId(id) },
    ictDashboard: (_root, _args, context) => sharedRead(context, supportDashboard, {}),
    // Every lecturer sees other courses, so this answer is not shared.
    lecturerDashboard: async (_root, _args, { college }) => {
      const dashboard = await college.read(lecturerDashboard, {});
      return { ...dashboard, semester: semesterNameOf(dashboard.semester) };
    },
    examOfficerDashboard: async (_root, _args, context) => {
      const dashboard = await sharedRead(context, examOfficerDashboard, {});
      return { ...dashboard, semester: semesterNameOf(dashboard.semester) };
    },
    // Every officer has another cash book, so this answer is not shared.
    bursaryDashboard: (_root, _args, { college }) => college.read(bursaryDashboard, {}),
  },
} satisfies Resolvers;

/** Nothing at a college whose students no council indexes here. */
const readIndexing = async (context: GatewayContext) => {
  try {
    return (await sharedRead(context, indexingDashboard, {})).rounds;
  } catch (error) {
    if (isUnsupported(error)) return [];
    throw error;
  }
};

const semesterNameOf = (semester: number | null): Semester | null =>
  semester === null ? null : semesterNamed(semester);
