import type { FastifyInstance } from "fastify";
import {
  changeHostelSettings,
  decideHostelApplication,
  releaseBed,
  relocateStudent,
} from "../../../contract/hostels/allocation.ts";
import {
  bedsToMoveTo,
  decideHostelApplications,
  removeFromWaitingList,
} from "../../../contract/hostels/applications.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { mountList } from "../lists/mount.ts";
import { applicationList } from "./office-application-list.ts";
import { decideApplication } from "./office-decide.ts";
import { decideMany } from "./office-decide-many.ts";
import { readBedsToMoveTo } from "./office-free-beds.ts";
import { releaseApplication } from "./office-release.ts";
import { relocateApplication } from "./office-relocate.ts";
import { changeSettings } from "./office-settings.ts";
import { waitingStudentList } from "./office-waiting-list.ts";
import { removeWaiting } from "./office-waiting-remove.ts";
import { mountHostelPlaces } from "./place-routes.ts";

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

  mountList(app, college, applicationList);

  mount(app, college, decideHostelApplications, {
    handler: ({ account, body }) => decideMany(college, account, body),
  });

  mount(app, college, bedsToMoveTo, {
    handler: ({ params }) => readBedsToMoveTo(college, params.id),
  });

  mountList(app, college, waitingStudentList);

  mount(app, college, removeFromWaitingList, {
    handler: ({ account, params, body }) => removeWaiting(college, account, params.id, body),
  });

  mountHostelPlaces(app, college);

  mount(app, college, changeHostelSettings, {
    handler: ({ account, body }) => changeSettings(college, account, body),
  });
};
