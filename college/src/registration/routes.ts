import type { FastifyInstance } from "fastify";
import {
  availableCourses,
  dropCourse,
  registerCourses,
  registeredCourses,
  registrationInfo,
  registrationStatus,
} from "../../../contract/registration.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { drop } from "./drop.ts";
import { readRegistrationInfo } from "./info.ts";
import { readAvailable, readRegistered, readStatus } from "./reads.ts";
import { register } from "./register.ts";

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

  mount(app, college, registerCourses, {
    handler: ({ account, body }) => register(college, account, body),
  });

  mount(app, college, dropCourse, {
    handler: ({ account, params }) => drop(college, account, params.id),
  });
};
