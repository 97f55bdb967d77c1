import type { FastifyInstance } from "fastify";
import { registrationInfo } from "../../../contract/registration.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { readRegistrationInfo } from "./info.ts";

export const mountRegistration = (app: FastifyInstance, college: College): void => {
  mount(app, college, registrationInfo, { handler: () => readRegistrationInfo(college) });
};
