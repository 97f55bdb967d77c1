import type { FastifyInstance } from "fastify";
import {
  addBeds,
  addHostel,
  addRooms,
  changeBedUse,
  changeHostel,
  changeRoom,
  exportHostels,
  listHostels,
  removeBed,
  removeRoom,
} from "../../../contract/hostels/places.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { exportTable } from "../lists/export.ts";
import { mountList } from "../lists/mount.ts";
import { hostelTable } from "./hostel-table.ts";
import { createBeds, deleteBed, useBed } from "./office-beds.ts";
import { createHostel, readHostels, saveHostel } from "./office-hostels.ts";
import { roomList } from "./office-room-list.ts";
import { createRooms, deleteRoom, saveRoom } from "./office-rooms.ts";

/** Hostels, rooms and beds, for the hostel office. */
export const mountHostelPlaces = (app: FastifyInstance, college: College): void => {
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
