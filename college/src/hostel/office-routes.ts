import type { FastifyInstance } from "fastify";
import {
  changeHostelSettings,
  decideHostelApplication,
  releaseBed,
  relocateStudent,
} from "../../../contract/hostel-office.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { decideApplication } from "./office-decide.ts";
import { releaseApplication } from "./office-release.ts";
import { relocateApplication } from "./office-relocate.ts";
import { changeSettings } from "./office-settings.ts";

/** What the hostel office decides. */
export const mountHostelOffice = (app: FastifyInstance, college: College): void => {
  mount(app, college, decideHostelApplication, {
    handler: ({ account, params, body }) => decideApplication(college, account, params.id, body),
  });

  mount(app, college, releaseBed, {
    handler: ({ account, params, body }) => releaseApplication(college, account, params.id, body),
  });

  mount(app, college, relocateStudent, {
    handler: ({ account, params, body }) => relocateApplication(college, account, params.id, body),
  });

  mount(app, college, changeHostelSettings, {
    handler: ({ account, body }) => changeSettings(college, account, body),
  });
};
