import type { FastifyInstance } from "fastify";
import * as contract from "../../../../contract/results/senate-lists.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { decideList } from "./decide.ts";
import { senateListList } from "./list.ts";
import { prepareList, readUnlisted } from "./prepare.ts";
import { exportEntries, printList, readList } from "./read.ts";

/** Mounts the lists of graduates that one person prepares for the senate and another approves. */
export const mountSenateLists = (app: FastifyInstance, college: College): void => {
  mountList(app, college, senateListList);

  mount(app, college, contract.unlistedGraduates, {
    handler: () => readUnlisted(college.db),
  });

  mount(app, college, contract.prepareSenateList, {
    handler: ({ account, body }) => prepareList(college, account, body),
  });

  mount(app, college, contract.senateListRecord, {
    handler: ({ account, params }) => readList(college, account, params.id),
  });

  mount(app, college, contract.decideSenateList, {
    handler: ({ account, params, body }) => decideList(college, account, params.id, body),
  });

  mount(app, college, contract.senateListFile, {
    handler: ({ params }) => printList(college, params.id),
  });

  mount(app, college, contract.exportSenateEntries, {
    handler: ({ account, query }) => exportEntries({ college, account }, query),
  });
};
