import type { FastifyInstance } from "fastify";
import {
  adjustment,
  askAdjustment,
  cancelAdjustment,
  decideAdjustment,
  previewAdjustment,
} from "../../../../contract/payments/adjustments.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { adjustmentList } from "./adjustment-list.ts";
import { ask, preview } from "./ask-adjustment.ts";
import { cancel, decide } from "./decide-adjustment.ts";
import { readAdjustment } from "./read-adjustment.ts";

/** Adjustments of charges: asked for by one person, decided by another. */
export const mountAdjustments = (app: FastifyInstance, college: College): void => {
  mountList(app, college, adjustmentList);

  mount(app, college, adjustment, {
    handler: ({ account, params }) => readAdjustment(college, account, params.id),
  });

  mount(app, college, previewAdjustment, {
    handler: ({ body }) => preview(college, body),
  });

  mount(app, college, askAdjustment, {
    handler: ({ account, headers, body }) =>
      ask(college, account, headers["idempotency-key"], body),
  });

  mount(app, college, decideAdjustment, {
    handler: ({ account, params, body }) => decide(college, account, params.id, body),
  });

  mount(app, college, cancelAdjustment, {
    handler: ({ account, params }) => cancel(college, account, params.id),
  });
};
