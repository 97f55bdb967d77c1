import type { FastifyInstance } from "fastify";
import {
  academicStandingList,
  exportAcademicStanding,
} from "../../../../contract/results/academic-standing.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { exportStandings, readStandings } from "./list.ts";

/** Mounts the exam office's list of academic standings. */
export const mountAcademicStanding = (app: FastifyInstance, college: College): void => {
  mount(app, college, academicStandingList, {
    handler: ({ query }) => readStandings(college, query),
  });

  mount(app, college, exportAcademicStanding, {
    handler: ({ account, query }) => exportStandings({ college, account }, query),
  });
};
