import { changeHostelSettings, relocateStudent } from "../../../../contract/hostels/allocation.ts";
import { removeFromWaitingList } from "../../../../contract/hostels/applications.ts";
import {
  addBeds,
  addHostel,
  addRooms,
  changeBedUse,
  changeHostel,
  changeRoom,
  removeBed,
  removeRoom,
} from "../../../../contract/hostels/places.ts";
import { requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { acknowledged } from "../../graphql/refusal.ts";
import { readApplicationIds, readApplications, readFreeBedChoices } from "./applications.ts";
import { decideApplications } from "./decide.ts";
import { kindNames } from "./hostel-kind.ts";
import { readHostelOffice } from "./office.ts";
import { readRooms } from "./rooms.ts";
import { readWaitingStudents } from "./waiting.ts";

/** What the college says once it is done. */
const said = (change: Promise<{ readonly message: string }>) => acknowledged(() => change);

export const hostelOfficeResolvers = {
  Query: {
    hostelOffice: (_root, _args, { college }) => readHostelOffice(college),
    hostelRooms: (_root, args, { college }) => readRooms(args, college),
    hostelApplications: (_root, args, { college }) => readApplications(args, college),
    hostelApplicationIds: (_root, args, { college }) => readApplicationIds(args, college),
    freeBedChoices: (_root, { applicationId }, { college }) =>
      readFreeBedChoices(applicationId, college),
    hostelWaitingStudents: (_root, args, { college }) => readWaitingStudents(args, college),
  },
  Mutation: {
    addHostel: (_root, { input: { name, kind } }, { college }) =>
      said(college.write(addHostel, { body: { name, kind: kindNames[kind] } })),
    changeHostel: (_root, { id, revision, input: { name, kind } }, { college }) =>
      said(
        college.write(changeHostel, {
          params: { id: requireRecordId(id) },
          body: { name, kind: kindNames[kind], revision },
        }),
      ),
    addHostelRooms: (_root, { input: { hostelId, ...rooms } }, { college }) =>
      said(college.write(addRooms, { body: { ...rooms, hostelId: requireRecordId(hostelId) } })),
    changeHostelRoom: (_root, { id, revision, input }, { college }) =>
      said(
        college.write(changeRoom, {
          params: { id: requireRecordId(id) },
          body: { ...input, revision },
        }),
      ),
    removeHostelRoom: (_root, { id, revision }, { college }) =>
      said(college.write(removeRoom, { params: { id: requireRecordId(id) }, query: { revision } })),
    addHostelBeds: (_root, { roomId, count }, { college }) =>
      said(college.write(addBeds, { params: { id: requireRecordId(roomId) }, body: { count } })),
    removeHostelBed: (_root, { id }, { college }) =>
      said(college.write(removeBed, { params: { id: requireRecordId(id) } })),
    changeBedUse: (_root, { id, isUsable, reason }, { college }) =>
      said(
        college.write(changeBedUse, {
          params: { id: requireRecordId(id) },
          body: { isUsable, reason },
        }),
      ),
    decideHostelApplications: (_root, { input }, { college }) => decideApplications(input, college),
    relocateStudent: (_root, { applicationId, bedId, reason }, { college }) =>
      said(
        college.write(relocateStudent, {
          params: { id: requireRecordId(applicationId) },
          body: { bedId: requireRecordId(bedId), reason },
        }),
      ),
    removeFromHostelWaiting: (_root, { id, reason }, { college }) =>
      said(
        college.write(removeFromWaitingList, {
          params: { id: requireRecordId(id) },
          body: { reason },
        }),
      ),
    changeHostelSettings: (_root, { input }, { college }) =>
      said(
        college.write(changeHostelSettings, {
          body: {
            isApplicationOpen: input.isApplicationOpen,
            applicationDeadline: input.deadline ?? null,
            revision: input.revision,
          },
        }),
      ),
  },
} satisfies Resolvers;
