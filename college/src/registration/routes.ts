import type { FastifyInstance } from "fastify";
import {
  availableCourses,
  registeredCourses,
  registrationInfo,
  registrationStatus,
} from "../../../contract/registration.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { readRegistrationInfo } from "./info.ts";
import { readAvailable, readRegistered, readStatus } from "./reads.ts";

export const mountRegistration = (app: FastifyInstance, college: College): void => {
  mount(app, college, registrationInfo, { handler: () => readRegistrationInfo(college) });

  mount(app, college, availableCourses, {
    handler: ({ account, query }) => readAvailable(college, account, query),
  });

  mount(app, college, registrationStatus, {
    handler: ({ account, query }) => readStatus(college, account, query),
  });

  mount(app, college, registeredCourses, {
    handler: ({ account, query }) => readRegistered(college, account, query),
  });
};
