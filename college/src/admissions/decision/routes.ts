import type { FastifyInstance } from "fastify";
import { answerOffer } from "../../../../contract/admissions/application.ts";
import { decideAdmission, recordTestScore } from "../../../../contract/admissions/decision.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { answerOwnOffer } from "./answer-offer.ts";
import { decide } from "./decide.ts";
import { mountDocuments } from "./document-routes.ts";
import { recordScore } from "./record-score.ts";

/** What the admission office decides, and what applicants answer and print. */
export const mountAdmission = (app: FastifyInstance, college: College): void => {
  mount(app, college, recordTestScore, {
    handler: ({ account, params, body }) =>
      recordScore(college, account, {
        applicantId: params.id,
        score: body.score,
        seen: body.seenScore,
      }),
  });

  mount(app, college, decideAdmission, {
    handler: ({ account, params, body }) => decide(college, account, params.id, body),
  });

  mount(app, college, answerOffer, {
    handler: ({ account, body }) => answerOwnOffer(college, account, body.answer),
  });

  mountDocuments(app, college);
};
