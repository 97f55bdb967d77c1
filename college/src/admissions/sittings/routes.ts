import type { FastifyInstance } from "fastify";
import {
  checkSitting as checkEndpoint,
  correctSitting as correctEndpoint,
  readSittingRecord,
} from "../../../../contract/admissions/sittings.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { checkSitting } from "./check.ts";
import { correctSitting } from "./correct.ts";
import { readSitting, sittingList } from "./sittings.ts";

/** The O-level sittings that the office checks against their certificates. */
export const mountSittings = (app: FastifyInstance, college: College): void => {
  mountList(app, college, sittingList);

  mount(app, college, readSittingRecord, {
    handler: ({ params }) => readSitting(college, params.id),
  });

  mount(app, college, checkEndpoint, {
    handler: ({ account, params, body }) => checkSitting(college, account, params.id, body),
  });

  mount(app, college, correctEndpoint, {
    handler: ({ account, params, body }) => correctSitting(college, account, params.id, body),
  });
};
