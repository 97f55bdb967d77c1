import type { FastifyInstance } from "fastify";
import {
  confirmExamCard,
  examCard,
  printExamCard,
  printExamCards,
} from "../../../../contract/results/exam-card.ts";
import type { College } from "../../context.ts";
import { makeExamCard } from "../../documents/exam-card.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { confirmCard, issueCard, readOwnCard } from "./card.ts";
import { printCards } from "./print-cards.ts";

/** The students' examination cards, for students, and for anybody who checks one. */
export const mountExamCards = (app: FastifyInstance, college: College): void => {
  mount(app, college, examCard, { handler: ({ account }) => readOwnCard(college, account) });

  mount(app, college, printExamCard, {
    handler: async ({ account }) => {
      const card = await issueCard(college, account);
      const pdf = await makeExamCard(card, college.identity);
      const stem = card.matricNumber.replaceAll(/[^\w-]/g, "_");
      return new FileAnswer("application/pdf", pdf, `${stem}_exam_card.pdf`);
    },
  });

  mount(app, college, printExamCards, {
    handler: ({ query }) => printCards(college, query),
  });

  mount(app, college, confirmExamCard, {
    handler: ({ params, request }) => confirmCard(college, params.code, request.ip),
  });
};
