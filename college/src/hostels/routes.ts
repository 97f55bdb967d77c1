import type { FastifyInstance } from "fastify";
import {
  hostelAvailability,
  hostelDashboard,
  hostelStatus,
  selectBed as selectBedEndpoint,
} from "../../../contract/hostels/hostel.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { readAvailability } from "./availability.ts";
import { readDashboard } from "./dashboard.ts";
import { selectBed } from "./select-bed.ts";
import { shareRunning } from "./share-running.ts";
import { readStatus } from "./status.ts";

/** A bed in a hostel, for the student who chooses one. */
export const mountHostel = (app: FastifyInstance, college: College): void => {
  mount(app, college, hostelDashboard, {
    handler: ({ account }) => readDashboard(college, account),
  });

  mount(app, college, hostelStatus, { handler: ({ account }) => readStatus(college, account) });

  mount(app, college, selectBedEndpoint, {
    handler: async ({ account, body, headers }) => ({
      data: await selectBed(college, account, {
        bedId: body.bedId,
        key: headers["idempotency-key"],
      }),
    }),
  });

  const availability = shareRunning(() => readAvailability(college));
  mount(app, college, hostelAvailability, { handler: () => availability() });
};
