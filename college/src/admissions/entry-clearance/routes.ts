import type { FastifyInstance } from "fastify";
import * as clearance from "../../../../contract/admissions/entry-clearance.ts";
import type { College } from "../../context.ts";
import { documentLimit } from "../../files/document.ts";
import { fileTexts } from "../../files/texts.ts";
import { readForm } from "../../http/form.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { changeDeadline, decidePaper } from "./decide-paper.ts";
import { clearanceList } from "./list.ts";
import { readClearance, readOwnClearance } from "./read.ts";
import { requireAsked, sendPaper } from "./send-paper.ts";
import { entryClearanceTexts } from "./texts.ts";

/** The papers that somebody hands in after accepting an offer, and the office that looks at them. */
export const mountEntryClearance = (app: FastifyInstance, college: College): void => {
  mount(app, college, clearance.ownEntryClearance, {
    handler: ({ account }) => readOwnClearance(college, account.id),
  });
  mount(app, college, clearance.sendEntryPaper, {
    authorize: ({ account }) => requireAsked(college, account.id),
    handler: async ({ account, request }) => {
      const form = await readForm(request, {
        fileBytes: documentLimit,
        tooLarge: fileTexts.document.tooLarge,
      });
      await sendPaper(college, account.id, form);
      return { message: entryClearanceTexts.sent };
    },
  });
  mountList(app, college, clearanceList);
  mount(app, college, clearance.entryClearance, {
    handler: ({ params }) => readClearance(college, params.id),
  });
  mount(app, college, clearance.decideEntryPaper, {
    handler: ({ account, params, body }) => decidePaper(college, account, params, body),
  });
  mount(app, college, clearance.changeEntryDeadline, {
    handler: ({ account, params, body }) => changeDeadline(college, account, params.id, body),
  });
};
