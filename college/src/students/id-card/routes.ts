import type { FastifyInstance } from "fastify";
import * as endpoints from "../../../../contract/students/id-card.ts";
import type { College } from "../../context.ts";
import { makeIdCard } from "../../documents/id-card.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { confirmCard, printOwnIdCard, readIdCards, readOwnIdCard, reissue } from "./id-card.ts";

/** The students' ID cards, for students, the office, and anybody who checks one. */
export const mountIdCards = (app: FastifyInstance, college: College): void => {
  mount(app, college, endpoints.ownIdCard, {
    handler: ({ account }) => readOwnIdCard(college, account),
  });
  mount(app, college, endpoints.printIdCard, {
    handler: async ({ account }) => {
      const card = await printOwnIdCard(college, account);
      const pdf = await makeIdCard(card, college.identity);
      const stem = card.matricNumber.replaceAll(/[^\w-]/g, "_");
      return new FileAnswer("application/pdf", pdf, `${stem}_id_card.pdf`);
    },
  });
  mount(app, college, endpoints.studentIdCards, {
    handler: ({ params }) => readIdCards(college, params.id),
  });
  mount(app, college, endpoints.reissueIdCard, {
    handler: ({ account, params, body }) => reissue(college, account, params.id, body),
  });
  mount(app, college, endpoints.confirmIdCard, {
    handler: ({ params, request }) => confirmCard(college, params.code, request.ip),
  });
};
