import type { Resolvers } from "../generated/resolvers.ts";
import { textOrNull } from "../viewer/profile.ts";
import { applicationOf, canSelectBed } from "./application.ts";
import { claimBed } from "./claim-bed.ts";
import { readHostel } from "./hostel-source.ts";
import { placesIn, roomsOf } from "./rooms.ts";
import { joinWaitingList, leaveWaitingList, waitingOf } from "./waiting-list.ts";

export const hostelResolvers = {
  Hostel: {
    id: ({ id }) => id,
    hasPaid: ({ dashboard }) => dashboard.hasPaid,
    isApplicationOpen: ({ dashboard }) => dashboard.settings.isApplicationOpen,
    deadline: ({ dashboard }) => textOrNull(dashboard.settings.applicationDeadline),
    currentTime: ({ dashboard }) => textOrNull(dashboard.currentTime),
    canSelectBed,
    application: applicationOf,
    rooms: roomsOf,
    availableRooms: (source) => roomsOf(source).length,
    availableBeds: (source) => placesIn(roomsOf(source)),
    waiting: waitingOf,
    // A college without a waiting list leaves `waiting` out.
    canWait: (source) =>
      canSelectBed(source) && source.dashboard.waiting === null && placesIn(roomsOf(source)) === 0,
  },
  BedSelected: {
    hostel: (_result, _args, { session, college }) => readHostel(session, college),
  },
  BedTaken: {
    hostel: (_result, _args, { session, college }) => readHostel(session, college),
  },
  HostelChanged: {
    hostel: (_result, _args, { session, college }) => readHostel(session, college),
  },
  Mutation: {
    selectBed: (_root, { bedId, requestKey }, context) => claimBed(bedId, requestKey, context),
    joinHostelWaitingList: (_root, _args, context) => joinWaitingList(context),
    leaveHostelWaitingList: (_root, _args, context) => leaveWaitingList(context),
  },
} satisfies Resolvers;
