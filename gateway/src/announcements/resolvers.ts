import type { GatewayContext } from "../context.ts";
import type { Announcement, Resolvers } from "../generated/resolvers.ts";
import { announce, change, readAnnouncements, readOne, takeDown } from "./office.ts";

/** What is announced to whoever asks, by the kind of their session. */
export const readBoard = async ({
  announcementBoard,
  session,
  college,
}: GatewayContext): Promise<Announcement[]> => [
  ...(await announcementBoard.read(session.record?.person.kind ?? "visitor", college)),
];

export const announcementResolvers = {
  Query: {
    announcements: (_root, _args, context) => readBoard(context),
    announcementRecords: (_root, args, context) => readAnnouncements(args, context),
    announcementRecord: (_root, { id }, context) => readOne(id, context),
  },
  Mutation: {
    createAnnouncement: (_root, { input }, context) => announce(input, context),
    changeAnnouncement: (_root, args, context) => change(args, context),
    takeDownAnnouncement: (_root, args, context) => takeDown(args, context),
  },
} satisfies Resolvers;
