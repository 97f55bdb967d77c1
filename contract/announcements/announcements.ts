import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  IsoInstantSent,
  Message,
  RecordId,
  Unset,
} from "../shapes.ts";

/** The audience of an announcement. `everybody` includes visitors who are not signed in. */
export const announcementAudiences = ["everybody", "applicants", "students", "staff"] as const;

export type AnnouncementAudience = (typeof announcementAudiences)[number];

const Audience = Type.Enum([...announcementAudiences]);

const Shown = Type.Array(
  Type.Object({
    id: Type.Integer(),
    title: Type.String(),
    /** Plain text with line breaks. */
    body: Type.String(),
    starts_at: IsoInstant,
  }),
);

/** For pages without a sign-in. */
export const publicAnnouncements = defineEndpoint({
  method: "GET",
  path: "/announcements/",
  area: "college",
  origin: "extension",
  summary: "What the college announces to everybody at this moment, newest first, 20 at most",
  auth: "none",
  status: 200,
  response: Shown,
  failures: [],
});

/** The same for every caller of one kind, so it can be cached per kind. */
export const ownAnnouncements = defineEndpoint({
  method: "GET",
  path: "/announcements/mine/",
  area: "college",
  origin: "extension",
  summary:
    "What is announced to everybody and to the caller's own kind at this moment, newest first, 20 at most",
  auth: "account",
  status: 200,
  response: Shown,
  failures: [...guardFailures],
});

export const Announcement = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  audience: Audience,
  starts_at: IsoInstant,
  /** Null until it is taken down. */
  ends_at: Unset(IsoInstant),
  /** Whether it is shown now, will be, or was. */
  state: Type.Union([Type.Literal("current"), Type.Literal("planned"), Type.Literal("past")]),
  /** The author's name. */
  created_by: Type.String(),
  revision: Type.Integer(),
});

export const announcements = defineListEndpoint({
  path: "/staff/announcements/",
  area: "staff",
  summary: "Announcements that are shown, will be and were; a search finds words of title and text",
  roles: ["SUPER_ADMIN"],
  row: Announcement,
  sorts: ["starts_at", "title"],
  defaultSort: "-starts_at",
  filters: {
    audience: Type.Optional(Audience),
    state: Type.Optional(Type.Enum(["current", "planned", "past"])),
  },
});

export const exportAnnouncements = defineExportEndpoint(announcements, {
  summary: "The announcements that a filter shows, as a file",
});

const AnnouncementBody = Type.Object({
  title: Type.String({ maxLength: 120 }),
  body: Type.String({ maxLength: 2000, description: "Plain text; line breaks are kept." }),
  audience: Audience,
  /** From now on where null. */
  starts_at: Unset(IsoInstantSent),
  /** Until it is taken down where null. */
  ends_at: Unset(IsoInstantSent),
});

const Revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

const AnnouncementParams = Type.Object({ id: RecordId });

const changeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
] as const;

const unknownFailure = { status: 404, body: Detail, when: "No such announcement." } as const;

const elsewhereFailure = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it is at another revision.",
} as const;

export const createAnnouncement = defineEndpoint({
  method: "POST",
  path: "/staff/announcements/",
  area: "staff",
  origin: "extension",
  summary: "Announce something to everybody, to applicants, students or staff",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  body: AnnouncementBody,
  status: 201,
  response: Announcement,
  failures: [...changeFailures],
});

export const readAnnouncement = defineEndpoint({
  method: "GET",
  path: "/staff/announcements/{id}/",
  area: "staff",
  origin: "extension",
  summary: "One announcement",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: AnnouncementParams,
  status: 200,
  response: Announcement,
  failures: [...guardFailures, unknownFailure],
});

export const changeAnnouncement = defineEndpoint({
  method: "PUT",
  path: "/staff/announcements/{id}/",
  area: "staff",
  origin: "extension",
  summary: "Change an announcement",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: AnnouncementParams,
  body: Type.Object({ ...AnnouncementBody.properties, revision: Revision }),
  status: 200,
  response: Announcement,
  failures: [...changeFailures, unknownFailure, elsewhereFailure],
});

export const takeDownAnnouncement = defineEndpoint({
  method: "POST",
  path: "/staff/announcements/{id}/take-down/",
  area: "staff",
  origin: "extension",
  summary:
    "End an announcement now; one that has not begun is removed, one that has ended stays as it is",
  auth: "staff",
  roles: ["SUPER_ADMIN"],
  params: AnnouncementParams,
  body: Type.Object({ revision: Revision }),
  status: 200,
  response: Message,
  failures: [...changeFailures, unknownFailure, elsewhereFailure],
});
