import type { FastifyInstance } from "fastify";
import { readOwnStaffRecord, staffLogin } from "../../../contract/staff.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { signInStaff } from "./login.ts";
import { readOwnRecord } from "./own-record.ts";

/** The staff's own accounts. */
export const mountStaff = (app: FastifyInstance, college: College): void => {
  mount(app, college, staffLogin, {
    handler: ({ body, request }) => signInStaff(college, body, request.ip),
  });

  mount(app, college, readOwnStaffRecord, {
    handler: ({ account }) => readOwnRecord(college.db, account.id),
  });
};
