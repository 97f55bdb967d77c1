import type { Static } from "typebox";
import {
  type Announcement,
  announcements,
  changeAnnouncement,
  createAnnouncement,
  readAnnouncement,
  takeDownAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import { isRefusal } from "../college/failure.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import type { RequireFields, ResolversTypes } from "../generated/resolvers.ts";
import type {
  AnnouncementInput,
  AnnouncementRecord,
  MutationChangeAnnouncementArgs,
  MutationTakeDownAnnouncementArgs,
  QueryAnnouncementRecordsArgs,
} from "../generated/schema-types.ts";
import { askPage } from "../lists/page.ts";
import { acknowledged } from "../payments/office/refused.ts";
import { lower, upper } from "../payments/office/words.ts";
import { texts } from "../texts.ts";

type Told = Static<typeof Announcement>;
type Acknowledged = Promise<Awaited<ResolversTypes["AcknowledgementResult"]>>;

const sorts = { STARTS_AT: "starts_at", TITLE: "title" } as const;

export const readAnnouncements = (
  {
    filter,
    sort,
    ...args
  }: RequireFields<QueryAnnouncementRecordsArgs, "page" | "sort" | "descending">,
  { college }: GatewayContext,
) =>
  askPage(
    college,
    announcements,
    {
      ...args,
      sort: sorts[sort],
      filters: {
        audience: filter?.audience ? lower(filter.audience) : undefined,
        state: filter?.state ? lower(filter.state) : undefined,
      },
    },
    announcementOf,
  );

/** Null where there is none. */
export const readOne = async (
  id: string,
  { college }: GatewayContext,
): Promise<AnnouncementRecord | null> => {
  const number = recordIdOf(id);
  if (number === undefined) return null;
  try {
    return announcementOf(await college.read(readAnnouncement, { params: { id: number } }));
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};

const announcementOf = (told: Told): AnnouncementRecord => ({
  id: String(told.id),
  title: told.title,
  body: told.body,
  audience: upper(told.audience),
  startsAt: told.starts_at,
  endsAt: told.ends_at,
  state: upper(told.state),
  createdBy: told.created_by,
  revision: told.revision,
});

const given = ({ title, body, audience, startsAt, endsAt }: AnnouncementInput) => ({
  title,
  body,
  audience: lower(audience),
  starts_at: startsAt ?? null,
  ends_at: endsAt ?? null,
});

export const announce = (input: AnnouncementInput, { college }: GatewayContext): Acknowledged =>
  acknowledged(async () => {
    await college.write(createAnnouncement, { body: given(input) });
    return texts.office.saved;
  });

export const change = (
  { id, revision, input }: MutationChangeAnnouncementArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    const body = { ...given(input), revision };
    await college.write(changeAnnouncement, { params: { id: requireRecordId(id) }, body });
    return texts.office.saved;
  });

export const takeDown = (
  { id, revision }: MutationTakeDownAnnouncementArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    const input = { params: { id: requireRecordId(id) }, body: { revision } };
    return (await college.write(takeDownAnnouncement, input)).message;
  });
