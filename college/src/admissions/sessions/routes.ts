import type { FastifyInstance } from "fastify";
import * as sessions from "../../../../contract/admissions/application-sessions.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { setQuotas } from "./quotas.ts";
import { readSessionRecord, sessionList } from "./session-records.ts";
import { editSession, openSession, removeSession } from "./session-save.ts";
import { addBatch, editBatch, removeBatch } from "./test-batches.ts";

/** The rounds of admission, their quotas and their test batches. */
export const mountSessions = (app: FastifyInstance, college: College): void => {
  mountList(app, college, sessionList);
  mount(app, college, sessions.sessionRecord, {
    handler: ({ params }) => readSessionRecord(college, params.id),
  });
  mount(app, college, sessions.createSession, {
    handler: ({ account, body }) => openSession(college, account, body),
  });
  mount(app, college, sessions.changeSession, {
    handler: ({ account, params, body }) => editSession(college, account, params.id, body),
  });
  mount(app, college, sessions.deleteSession, {
    handler: ({ account, params, query }) =>
      removeSession(college, account, params.id, query.revision),
  });
  mount(app, college, sessions.changeQuotas, {
    handler: ({ account, params, body }) => setQuotas(college, account, params.id, body),
  });
  mount(app, college, sessions.addTestBatch, {
    handler: ({ account, params, body }) => addBatch(college, account, params.id, body),
  });
  mount(app, college, sessions.changeTestBatch, {
    handler: ({ account, params, body }) => editBatch(college, account, params.id, body),
  });
  mount(app, college, sessions.deleteTestBatch, {
    handler: ({ account, params, query }) =>
      removeBatch(college, account, params.id, query.revision),
  });
};
