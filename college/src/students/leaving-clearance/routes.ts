import type { FastifyInstance } from "fastify";
import * as endpoints from "../../../../contract/students/leaving-clearance.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { decideClearance } from "./decide.ts";
import { leavingClearanceList } from "./list.ts";
import { readClearance, readOwnClearance } from "./read.ts";

/** Signing students off when they leave, for them and for the offices. */
export const mountLeavingClearance = (app: FastifyInstance, college: College): void => {
  mount(app, college, endpoints.ownLeavingClearance, {
    handler: ({ account }) => readOwnClearance(college, account),
  });
  mountList(app, college, leavingClearanceList);
  mount(app, college, endpoints.leavingClearance, {
    handler: ({ account, params }) => readClearance(college, account, params.id),
  });
  mount(app, college, endpoints.decideLeavingClearance, {
    handler: ({ account, params, body }) => decideClearance(college, account, params.unit, body),
  });
};
