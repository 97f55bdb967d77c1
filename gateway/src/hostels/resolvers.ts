import type { Resolvers } from "../generated/resolvers.ts";
import { given } from "../viewer/profile.ts";
import { applicationOf, canSelectBed } from "./application.ts";
import { readHostel } from "./hostel-source.ts";
import { printoutConfirmation } from "./printout-confirmation.ts";
import { placesIn, roomsOf } from "./rooms.ts";
import { selectBed } from "./select-bed.ts";
import { waitingOf } from "./waiting.ts";
import { joinHostelWaitingList, leaveHostelWaitingList } from "./waiting-list.ts";

export const hostelResolvers = {
  Hostel: {
    id: ({ id }) => id,
    hasPaid: ({ dashboard }) => dashboard.hasPaid,
    isApplicationOpen: ({ dashboard }) => dashboard.settings.isApplicationOpen,
    deadline: ({ dashboard }) => given(dashboard.settings.applicationDeadline),
    currentTime: ({ dashboard }) => given(dashboard.currentTime),
    canSelectBed,
    application: applicationOf,
    rooms: ({ dashboard }) => roomsOf(dashboard),
    availableRooms: ({ dashboard }) => roomsOf(dashboard).length,
    availableBeds: ({ dashboard }) => placesIn(roomsOf(dashboard)),
    waiting: ({ dashboard }) => waitingOf(dashboard),
    // A college that keeps no list leaves `waiting` out.
    canWait: (source) =>
      canSelectBed(source) &&
      source.dashboard.waiting === null &&
      placesIn(roomsOf(source.dashboard)) === 0,
  },
  BedSelected: {
    hostel: (_claimed, _args, { session, college }) => readHostel(session, college),
  },
  BedTaken: {
    hostel: (_lost, _args, { session, college }) => readHostel(session, college),
  },
  HostelChanged: {
    hostel: (_changed, _args, { session, college }) => readHostel(session, college),
  },
  Query: {
    hostelPrintoutConfirmation: (_root, { code }, context) => printoutConfirmation(code, context),
  },
  Mutation: {
    selectBed: (_root, { bedId, requestKey }, context) => selectBed(bedId, requestKey, context),
    joinHostelWaitingList: (_root, _args, context) => joinHostelWaitingList(context),
    leaveHostelWaitingList: (_root, _args, context) => leaveHostelWaitingList(context),
  },
} satisfies Resolvers;
