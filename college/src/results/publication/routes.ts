import type { FastifyInstance } from "fastify";
import {
  amendSheet,
  publishSheets,
  sheetVersions,
} from "../../../../contract/results/publication.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { amend } from "./amend.ts";
import { publish } from "./publish.ts";
import { readVersions } from "./versions.ts";

/** Five thousand courses and the preview of as many; two thousand changes. */
const bodyLimit = 256 * 1024;

/** The release of results, their amendment, and the versions there were. */
export const mountPublication = (app: FastifyInstance, college: College): void => {
  mount(app, college, publishSheets, {
    bodyLimit,
    handler: ({ account, body }) => publish(college, account, body),
  });

  mount(app, college, amendSheet, {
    bodyLimit,
    handler: ({ account, params, body }) => amend(college, account, params, body),
  });

  mount(app, college, sheetVersions, {
    handler: ({ account, params }) => readVersions(college, account, params),
  });
};
