import type { FastifyInstance } from "fastify";
import { joinHostelWaitingList, leaveHostelWaitingList } from "../../../contract/hostels/hostel.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting.ts";

/** Waiting for a bed where none is free. */
export const mountWaitingList = (app: FastifyInstance, college: College): void => {
  mount(app, college, joinHostelWaitingList, {
    handler: ({ account }) => joinWaitingList(college, account),
  });

  mount(app, college, leaveHostelWaitingList, {
    handler: ({ account }) => leaveWaitingList(college, account),
  });
};
