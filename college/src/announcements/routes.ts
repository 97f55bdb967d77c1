import type { FastifyInstance } from "fastify";
import {
  changeAnnouncement,
  createAnnouncement,
  ownAnnouncements,
  publicAnnouncements,
  readAnnouncement,
  takeDownAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { mountList } from "../lists/mount.ts";
import {
  announce,
  audienceOf,
  change,
  currentFor,
  findAnnouncement,
  takeDown,
} from "./announcements.ts";
import { announcementList } from "./list.ts";

/** Mounts the announcements and their administration. */
export const mountAnnouncements = (app: FastifyInstance, college: College): void => {
  mount(app, college, publicAnnouncements, { handler: () => currentFor(college, ["everybody"]) });

  mount(app, college, ownAnnouncements, {
    handler: ({ account }) => currentFor(college, ["everybody", audienceOf[account.kind]]),
  });

  mountList(app, college, announcementList);

  mount(app, college, readAnnouncement, {
    handler: ({ params }) => findAnnouncement(college.db, params.id, college.clock()),
  });

  mount(app, college, createAnnouncement, {
    handler: ({ account, body }) => announce(college, account, body),
  });

  mount(app, college, changeAnnouncement, {
    handler: ({ account, params, body }) => change(college, account, params.id, body),
  });

  mount(app, college, takeDownAnnouncement, {
    handler: ({ account, params, body }) => takeDown(college, account, params.id, body.revision),
  });
};
