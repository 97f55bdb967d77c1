import type { Resolvers } from "../generated/resolvers.ts";
import { announce, change, readAnnouncements, readOne, takeDown } from "./office.ts";

export const announcementResolvers = {
  Query: {
    announcements: async (_root, _args, { announcementBoard, session, college }) => [
      ...(await announcementBoard.read(session.record?.person.kind ?? "visitor", college)),
    ],
    announcementRecords: (_root, args, context) => readAnnouncements(args, context),
    announcementRecord: (_root, { id }, context) => readOne(id, context),
  },
  Mutation: {
    createAnnouncement: (_root, { input }, context) => announce(input, context),
    changeAnnouncement: (_root, args, context) => change(args, context),
    takeDownAnnouncement: (_root, args, context) => takeDown(args, context),
  },
} satisfies Resolvers;
