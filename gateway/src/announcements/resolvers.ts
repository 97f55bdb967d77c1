import { CollegeFailure } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { Announcement } from "../generated/schema-types.ts";
import type { Person } from "../session/record.ts";
import { currentStaff } from "../staff/current-staff.ts";
import { announce, change, readAnnouncements, readOne, takeDown } from "./office.ts";

/** What is announced to whoever asks, by the kind of their session. */
export const readBoard = async (context: GatewayContext): Promise<Announcement[]> => [
  ...(await context.announcementBoard.read(await kindOf(context), context.college)),
];

/** Whoever the college does not name as a colleague now, such as one who is suspended, is told what everybody is. */
const kindOf = async ({
  session,
  college,
}: Pick<GatewayContext, "session" | "college">): Promise<Person["kind"] | "visitor"> => {
  const kind = session.record?.person.kind ?? "visitor";
  if (kind !== "staff") return kind;
  try {
    await currentStaff(session, college);
    return kind;
  } catch (error) {
    if (error instanceof CollegeFailure || error instanceof PortalError) return "visitor";
    throw error;
  }
};

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
