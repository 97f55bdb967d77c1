import type { FastifyInstance } from "fastify";
import { broadsheet, exportBroadsheet } from "../../../../contract/results/broadsheet.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { carryoverList } from "./carryover-list.ts";
import { exportWhole } from "./export.ts";
import { readBroadsheet } from "./rows.ts";

/** Mounts the broadsheets and carryovers of the exam office. */
export const mountBroadsheets = (app: FastifyInstance, college: College): void => {
  mount(app, college, broadsheet, { handler: ({ query }) => readBroadsheet(college, query) });

  mount(app, college, exportBroadsheet, {
    handler: ({ account, query }) => exportWhole({ college, account }, query),
  });

  mountList(app, college, carryoverList);
};
