import type { FastifyInstance } from "fastify";
import {
  confirmHostelPrintout,
  downloadHostelApplication,
} from "../../../contract/hostels/hostel.ts";
import type { College } from "../context.ts";
import { makeHostelPrintout } from "../documents/hostel-printout.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { mount } from "../http/route.ts";
import { confirmPrintout, readPrintout } from "./printout.ts";

/** What a student with a bed prints, and the public word on whether a print is genuine. */
export const mountHostelPrintout = (app: FastifyInstance, college: College): void => {
  mount(app, college, downloadHostelApplication, {
    handler: async ({ account }) => {
      const printout = await readPrintout(college, account.id);
      const pdf = await makeHostelPrintout(printout, college.identity);
      return new FileAnswer("application/pdf", pdf, "hostel_printout.pdf");
    },
  });

  mount(app, college, confirmHostelPrintout, {
    handler: ({ params, request }) => confirmPrintout(college, params.code, request.ip),
  });
};
