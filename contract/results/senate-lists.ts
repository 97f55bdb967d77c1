import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint, defineTableExport } from "../list.ts";
import {
  CodedDetail,
  Detail,
  FieldErrors,
  guardFailures,
  IsoInstant,
  Message,
  officeFailures,
  RecordId,
  RecordParams,
  SessionName,
  Typed,
  Unset,
} from "../shapes.ts";

/** `waiting`: for a second person. */
export const senateListStates = ["waiting", "approved", "declined"] as const;

/** The most graduates of one list. */
export const mostSenateGraduates = 5_000;

const roles = ["EXAM_OFFICER", "SUPER_ADMIN"] as const;
const office = { area: "registration", origin: "extension", auth: "staff", roles } as const;

const SenateList = {
  id: Type.Integer(),
  /** With its department, where that has several. */
  programme: Type.String(),
  /** The session with which the studies ended. */
  session: SessionName,
  state: Type.Enum(senateListStates),
  graduates: Type.Integer(),
  prepared_by: Type.String(),
  prepared_at: IsoInstant,
  decided_by: Unset(Type.String()),
  decided_at: Unset(IsoInstant),
} as const;

export const senateLists = defineListEndpoint({
  path: "/result/senate-lists/",
  area: "registration",
  summary: "The lists of graduates for the senate",
  roles,
  row: Type.Object(SenateList),
  sorts: ["prepared", "session"],
  defaultSort: "-prepared",
  filters: {
    state: Type.Optional(Type.Enum(senateListStates)),
    programme_id: Type.Optional(RecordId),
    session: Type.Optional(SessionName),
  },
});

export const exportSenateLists = defineExportEndpoint(senateLists, {
  summary: "The same as a file",
});

/** A programme's graduates of a session, as far as the senate has not approved them. */
const UnlistedGraduates = Type.Object({
  programme_id: RecordId,
  programme: Type.String(),
  session: SessionName,
  /** Who are on no approved list. */
  graduates: Type.Integer(),
  /** The list that names them and waits for a decision; null without one. */
  waiting_list_id: Unset(RecordId),
});

export const unlistedGraduates = defineEndpoint({
  method: "GET",
  path: "/result/unlisted-graduates/",
  ...office,
  summary: "Who graduated and is on no approved list, counted by programme and session",
  status: 200,
  response: Type.Object({
    /** The latest session first, then by programme. */
    groups: Type.Array(UnlistedGraduates),
  }),
  failures: [...guardFailures],
});

/**
 * Puts a programme's graduates of a session on a list: all who are on no approved one, and those whose class of award
 * differs from the approved one since a result was amended.
 */
export const prepareSenateList = defineEndpoint({
  method: "POST",
  path: "/result/senate-lists/",
  ...office,
  summary: "Prepare a list of graduates for the senate",
  body: Type.Object({ programme_id: RecordId, session: SessionName }),
  status: 201,
  response: Type.Object({ ...Message.properties, id: RecordId }),
  failures: [
    ...guardFailures,
    { status: 400, body: FieldErrors, when: "There is no such programme or session." },
    {
      status: 409,
      body: CodedDetail,
      when: "`no_graduates`: everybody is on an approved list already, or nobody graduated; `list_waiting`: a list of them waits for a decision.",
    },
  ],
});

const Entry = {
  student_id: RecordId,
  matric_number: Type.String(),
  /** Surname first. */
  name: Type.String(),
  cgpa_hundredths: Unset(Type.Integer({ minimum: 0 })),
  /** Null where the CGPA earns none. */
  class_of_award: Unset(Type.String()),
} as const;

const SenateListRecord = Type.Object({
  ...SenateList,
  programme_id: RecordId,
  /** Why it was declined. */
  note: Unset(Type.String()),
  /** Whether the caller prepared it, and so cannot approve it. */
  is_own: Type.Boolean(),
  /** By class of award, the best first, then by name. */
  entries: Type.Array(
    Type.Object({
      ...Entry,
      /** Whether it corrects what an approved list says. */
      is_correction: Type.Boolean(),
      /** The class on that list. */
      corrected_class: Unset(Type.String()),
      /** Requirements for graduation that were not met when the list was prepared, in sentences. */
      unmet: Type.Array(Type.String()),
      /** Of an approved list: a later one has corrected the class. */
      is_superseded: Type.Boolean(),
      /** Of an approved list: the class is another one now, which a later list can correct. */
      needs_correction: Type.Boolean(),
      /** What is different now: the results, the class, or the student is no graduate of the programme any more. */
      changed_since: Type.Boolean(),
    }),
    { maxItems: mostSenateGraduates },
  ),
});

const noList = { status: 404, body: Detail, when: "No such list." } as const;

export const senateListRecord = defineEndpoint({
  method: "GET",
  path: "/result/senate-lists/{id}/",
  ...office,
  summary: "One list of graduates for the senate",
  params: RecordParams,
  status: 200,
  response: SenateListRecord,
  failures: [...guardFailures, noList],
});

/** The students are told by mail once it is approved. */
export const decideSenateList = defineEndpoint({
  method: "POST",
  path: "/result/senate-lists/{id}/decision/",
  ...office,
  summary: "Approve a list as a second person, or decline it",
  params: RecordParams,
  body: Type.Object({
    is_approved: Type.Boolean(),
    /** Why it is declined. */
    note: Type.Optional(Typed),
  }),
  status: 200,
  response: Message,
  failures: [
    ...officeFailures,
    {
      status: 409,
      body: CodedDetail,
      when: "`changed_elsewhere`: it does not wait any more; `second_person`: the caller prepared it; `list_outdated`: what it says of a student is not so any more.",
    },
  ],
});

export const senateListFile = defineEndpoint({
  method: "GET",
  path: "/result/senate-lists/{id}/pdf/",
  ...office,
  summary: "A list by class of award as PDF, to be signed",
  params: RecordParams,
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, noList],
});

const ofList = { list_id: RecordId };

/** Their path: that of the table's file follows it. */
export const senateEntriesPath = "/result/senate-list-entries/";

export const exportSenateEntries = defineTableExport(
  { path: senateEntriesPath, area: "registration", roles },
  { summary: "The graduates of one list as a file", filters: ofList, failures: [noList] },
);
