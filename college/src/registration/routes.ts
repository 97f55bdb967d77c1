import type { FastifyInstance } from "fastify";
import {
  availableCourses,
  confirmRegistrationSlip,
  dropCourse,
  registerCourses,
  registeredCourses,
  registrationInfo,
  registrationSlip,
  registrationStatus,
} from "../../../contract/registration/registration.ts";
import type { College } from "../context.ts";
import { makeRegistrationSlip } from "../documents/registration-slip.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { mount } from "../http/route.ts";
import { readRegistrationInfo } from "./calendar.ts";
import { readAvailable, readRegistered, readStatus } from "./reads.ts";
import { drop, register } from "./register.ts";
import { confirmSlip, readSlip } from "./slip.ts";

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

  mount(app, college, registrationSlip, {
    handler: async ({ account, query }) => {
      const slip = await readSlip(college, account, query);
      const pdf = await makeRegistrationSlip(slip, college.identity);
      const stem = slip.matricNumber.replaceAll(/[^\w-]/g, "_");
      return new FileAnswer("application/pdf", pdf, `${stem}_registration_slip.pdf`);
    },
  });

  mount(app, college, confirmRegistrationSlip, {
    handler: ({ params, request }) => confirmSlip(college, params.code, request.ip),
  });
};
