import type { FastifyInstance } from "fastify";
import { instalmentFigures } from "../../../../contract/payments/instalments.ts";
import {
  changePaymentPlan,
  copyPaymentPlans,
  createPaymentPlan,
  deletePaymentPlan,
  paymentPlans,
  previewPaymentPlan,
} from "../../../../contract/payments/plans.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { instalmentList, readFigures } from "./compliance.ts";
import { copyPlans } from "./copy-plans.ts";
import { answerPlans } from "./plans.ts";
import { previewPlan } from "./preview-plan.ts";
import { addPlan, editPlan, removePlan } from "./save-plan.ts";

/** Mounts the office of instalment plans, and the lists of who keeps to them. */
export const mountInstalments = (app: FastifyInstance, college: College): void => {
  mount(app, college, paymentPlans, {
    handler: ({ query }) => answerPlans(college.db, query.session),
  });

  mount(app, college, previewPaymentPlan, {
    handler: ({ body }) => previewPlan(college, body),
  });

  mount(app, college, createPaymentPlan, {
    handler: ({ account, body }) => addPlan(college, account, body),
  });

  mount(app, college, changePaymentPlan, {
    handler: ({ account, params, body }) => editPlan(college, account, params.id, body),
  });

  mount(app, college, copyPaymentPlans, {
    handler: ({ account, body }) => copyPlans(college, account, body),
  });

  mount(app, college, deletePaymentPlan, {
    handler: ({ account, params, query }) =>
      removePlan(college, account, params.id, query.revision),
  });

  mountList(app, college, instalmentList);

  mount(app, college, instalmentFigures, {
    handler: ({ query }) => readFigures(college, query.session),
  });
};
