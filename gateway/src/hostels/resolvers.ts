import type { Resolvers } from "../generated/resolvers.ts";
import { textOrNull } from "../viewer/profile.ts";
import { applicationOf, canSelectBed } from "./application.ts";
import { claimBed } from "./claim-bed.ts";
import { claimedHostel, ofClaim, ofPage, readHostel } from "./hostel-source.ts";
import { placesIn, roomsOf } from "./rooms.ts";
import { joinWaitingList, leaveWaitingList, waitingOf } from "./waiting-list.ts";

export const hostelResolvers = {
  Hostel: {
    id: ({ id }) => id,
    hasPaid: ofPage(({ dashboard }) => dashboard.hasPaid),
    isApplicationOpen: ofPage(({ dashboard }) => dashboard.settings.isApplicationOpen),
    deadline: ofPage(({ dashboard }) => textOrNull(dashboard.settings.applicationDeadline)),
    currentTime: ofPage(({ dashboard }) => textOrNull(dashboard.currentTime)),
    canSelectBed: ofClaim(() => false, canSelectBed),
    application: ofClaim(({ application }) => application, applicationOf),
    rooms: ofPage(roomsOf),
    availableRooms: ofPage((page) => roomsOf(page).length),
    availableBeds: ofPage((page) => placesIn(roomsOf(page))),
    waiting: ofClaim(() => null, waitingOf),
    // A college without a waiting list leaves `waiting` out.
    canWait: ofClaim(
      () => false,
      (page) =>
        canSelectBed(page) && page.dashboard.waiting === null && placesIn(roomsOf(page)) === 0,
    ),
  },
  BedSelected: {
    hostel: ({ application }, _args, context, info) =>
      application === undefined
        ? readHostel(context, info)
        : claimedHostel(application, context, info),
  },
  BedTaken: {
    hostel: (_result, _args, context, info) => readHostel(context, info),
  },
  HostelChanged: {
    hostel: (_result, _args, context, info) => readHostel(context, info),
  },
  Mutation: {
    selectBed: (_root, { bedId, requestKey }, context) => claimBed(bedId, requestKey, context),
    joinHostelWaitingList: (_root, _args, context) => joinWaitingList(context),
    leaveHostelWaitingList: (_root, _args, context) => leaveWaitingList(context),
  },
} satisfies Resolvers;
