import {
  type Announcement,
  announcements,
  changeAnnouncement,
  createAnnouncement,
  readAnnouncement,
  takeDownAnnouncement,
} from "../../../contract/announcements/announcements.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
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
import { acknowledged } from "../graphql/refusal.ts";
import { askPage } from "../lists/page.ts";
import { lower, upper } from "../payments/office/words.ts";
import { texts } from "../texts.ts";

type Told = ValueOf<typeof Announcement>;
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
  startsAt: told.startsAt,
  endsAt: told.endsAt,
  state: upper(told.state),
  createdBy: told.createdBy,
  revision: told.revision,
});

const given = ({ title, body, audience, startsAt, endsAt }: AnnouncementInput) => ({
  title,
  body,
  audience: lower(audience),
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
});

export const announce = (input: AnnouncementInput, { college }: GatewayContext): Acknowledged =>
  acknowledged(() => college.write(createAnnouncement, { body: given(input) }), {
    done: texts.saved,
  });

export const change = (
  { id, revision, input }: MutationChangeAnnouncementArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(
    () =>
      college.write(changeAnnouncement, {
        params: { id: requireRecordId(id) },
        body: { ...given(input), revision },
      }),
    { done: texts.saved },
  );

export const takeDown = (
  { id, revision }: MutationTakeDownAnnouncementArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(() =>
    college.write(takeDownAnnouncement, {
      params: { id: requireRecordId(id) },
      body: { revision },
    }),
  );
