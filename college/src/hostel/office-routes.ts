import type { FastifyInstance } from "fastify";
import {
  changeHostelSettings,
  decideHostelApplication,
  releaseBed,
  relocateStudent,
} from "../../../contract/hostel-office.ts";
import type { Account } from "../auth/guard.ts";
import { requireRole } from "../auth/staff-role.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { decideApplication } from "./office-decide.ts";
import { releaseApplication } from "./office-release.ts";
import { relocateApplication } from "./office-relocate.ts";
import { changeSettings } from "./office-settings.ts";

/** What the hostel office decides. */
export const mountHostelOffice = (app: FastifyInstance, college: College): void => {
  const authorize = ({ account }: { readonly account: Account }): Promise<void> =>
    requireRole(college.db, account, "SUPER_ADMIN");

  mount(app, college, decideHostelApplication, {
    authorize,
    handler: ({ account, params, body }) => decideApplication(college, account, params.id, body),
  });

  mount(app, college, releaseBed, {
    authorize,
    handler: ({ account, params, body }) => releaseApplication(college, account, params.id, body),
  });

  mount(app, college, relocateStudent, {
    authorize,
    handler: ({ account, params, body }) => relocateApplication(college, account, params.id, body),
  });

  mount(app, college, changeHostelSettings, {
    authorize,
    handler: ({ account, body }) => changeSettings(college, account, body),
  });
};
