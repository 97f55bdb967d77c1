import type { FastifyInstance } from "fastify";
import {
  bedsToMoveTo,
  decideHostelApplication,
  decideHostelApplications,
  releaseBed,
  relocateStudent,
  removeFromWaitingList,
} from "../../../contract/hostels/applications.ts";
import {
  confirmHostelPrintout,
  downloadHostelApplication,
  hostelAvailability,
  hostelDashboard,
  hostelStatus,
  joinHostelWaitingList,
  leaveHostelWaitingList,
  selectBed as selectBedEndpoint,
} from "../../../contract/hostels/bed-selection.ts";
import {
  addBeds,
  addHostel,
  addRooms,
  changeBedUse,
  changeHostel,
  changeHostelSettings,
  changeRoom,
  exportHostels,
  listHostels,
  removeBed,
  removeRoom,
} from "../../../contract/hostels/hostels.ts";
import type { College } from "../context.ts";
import { shareReads } from "../db/share-reads.ts";
import { makeHostelPrintout } from "../documents/hostel-printout.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { mount } from "../http/route.ts";
import { exportTable } from "../lists/export.ts";
import { mountList } from "../lists/mount.ts";
import { decideApplication, releaseApplication } from "./application-decision.ts";
import { applicationList } from "./application-list.ts";
import { createBeds, deleteBed, useBed } from "./beds.ts";
import { decideMany } from "./bulk-decision.ts";
import { readAvailability, readDashboard, readStatus } from "./dashboard.ts";
import { shareFreeRooms } from "./free-beds.ts";
import { createHostel, hostelTable, readHostels, saveHostel } from "./hostels.ts";
import { confirmPrintout, readPrintout } from "./printout.ts";
import { readBedsToMoveTo, relocateApplication } from "./relocation.ts";
import { roomList } from "./room-list.ts";
import { createRooms, deleteRoom, saveRoom } from "./rooms.ts";
import { openClaims } from "./select-bed.ts";
import { changeSettings } from "./settings.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting-list.ts";
import { removeWaiting, waitingStudentList } from "./waiting-students.ts";

/** A bed in a hostel, for the student who chooses one. */
export const mountHostel = (app: FastifyInstance, college: College): void => {
  const freeRooms = shareFreeRooms(college.db);
  mount(app, college, hostelDashboard, {
    handler: ({ account, query: { rooms } }) =>
      readDashboard(college, account, rooms === "none" ? undefined : freeRooms),
  });

  mount(app, college, hostelStatus, { handler: ({ account }) => readStatus(college, account) });

  const selectBed = openClaims(college, freeRooms);
  mount(app, college, selectBedEndpoint, {
    handler: async ({ account, body, headers }) => {
      const key = headers["idempotency-key"];
      const claiming = selectBed(account, { bedId: body.bedId, key });
      return { data: await (college.metrics?.claim(claiming) ?? claiming) };
    },
  });

  const availability = shareReads(() => readAvailability(college));
  mount(app, college, hostelAvailability, { handler: () => availability() });
};

/** Waiting for a bed where none is free. */
export const mountWaitingList = (app: FastifyInstance, college: College): void => {
  mount(app, college, joinHostelWaitingList, {
    handler: ({ account }) => joinWaitingList(college, account),
  });

  mount(app, college, leaveHostelWaitingList, {
    handler: ({ account }) => leaveWaitingList(college, account),
  });
};

/** Mounts the printout of a student with a bed, and its public confirmation. */
export const mountHostelPrintout = (app: FastifyInstance, college: College): void => {
  mount(app, college, downloadHostelApplication, {
    handler: async ({ account }) => {
      const printout = await readPrintout(college, account.id);
      const pdf = await makeHostelPrintout(printout, college.identity);
      return new FileAnswer("application/pdf", pdf, "hostel_printout.pdf");
    },
  });

  mount(app, college, confirmHostelPrintout, {
    handler: ({ params, request }) => confirmPrintout(college, params.code, request.ip),
  });
};

/** Hostels, rooms and beds, for the hostel office. */
const mountHostelPlaces = (app: FastifyInstance, college: College): void => {
  mount(app, college, listHostels, { handler: () => readHostels(college) });

  mount(app, college, exportHostels, {
    handler: async ({ account, query }) =>
      exportTable({ college, account }, hostelTable(await readHostels(college)), query.format),
  });

  mount(app, college, addHostel, {
    handler: ({ account, body }) => createHostel(college, account, body),
  });

  mount(app, college, changeHostel, {
    handler: ({ account, params, body }) => saveHostel(college, account, params.id, body),
  });

  mountList(app, college, roomList);

  mount(app, college, addRooms, {
    handler: ({ account, body }) => createRooms(college, account, body),
  });

  mount(app, college, changeRoom, {
    handler: ({ account, params, body }) => saveRoom(college, account, params.id, body),
  });

  mount(app, college, removeRoom, {
    handler: ({ account, params, query }) =>
      deleteRoom(college, account, params.id, query.revision),
  });

  mount(app, college, addBeds, {
    handler: ({ account, params, body }) => createBeds(college, account, params.id, body.count),
  });

  mount(app, college, removeBed, {
    handler: ({ account, params }) => deleteBed(college, account, params.id),
  });

  mount(app, college, changeBedUse, {
    handler: ({ account, params, body }) => useBed(college, account, params.id, body),
  });
};

/** Mounts the decisions of the hostel office. */
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
