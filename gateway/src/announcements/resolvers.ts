import {
  announcements,
  changeAnnouncement,
  createAnnouncement,
  readAnnouncement,
  takeDownAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import { CollegeFailure } from "../college/failure.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { Announcement, AnnouncementInput } from "../generated/schema-types.ts";
import { acknowledged, orNull } from "../graphql/refusal.ts";
import { readPage } from "../lists/page.ts";
import type { Person } from "../session/record.ts";
import { currentStaff } from "../staff/current-staff.ts";
import { texts } from "../texts.ts";

/** The announcements for the caller's kind. */
export const readBoard = async (context: GatewayContext): Promise<Announcement[]> =>
  context.announcementBoard.read(await readerKindOf(context), context.college);

/** A staff session that the college no longer accepts, for example after a suspension, reads as a visitor. */
const readerKindOf = async ({
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

/** The college expects null for a date that the client leaves out. */
const bodyOf = (input: AnnouncementInput) => ({
  ...input,
  startsAt: input.startsAt ?? null,
  endsAt: input.endsAt ?? null,
});

export const announcementResolvers = {
  Query: {
    announcements: (_root, _args, context) => readBoard(context),
    announcementRecords: (_root, { filter, ...args }, { college }) =>
      readPage(college, announcements, { ...args, filters: filter }),
    announcementRecord: async (_root, { id }, { college }) => {
      const recordId = recordIdOf(id);
      if (recordId === undefined) return null;
      return orNull(college.read(readAnnouncement, { params: { id: recordId } }));
    },
  },
  Mutation: {
    createAnnouncement: (_root, { input }, { college }) =>
      acknowledged(() => college.write(createAnnouncement, { body: bodyOf(input) }), {
        done: texts.saved,
      }),
    changeAnnouncement: (_root, { id, revision, input }, { college }) =>
      acknowledged(
        () =>
          college.write(changeAnnouncement, {
            params: { id: requireRecordId(id) },
            body: { ...bodyOf(input), revision },
          }),
        { done: texts.saved },
      ),
    takeDownAnnouncement: (_root, { id, revision }, { college }) =>
      acknowledged(() =>
        college.write(takeDownAnnouncement, {
          params: { id: requireRecordId(id) },
          body: { revision },
        }),
      ),
  },
} satisfies Resolvers;
