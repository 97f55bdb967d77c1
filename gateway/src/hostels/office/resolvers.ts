import {
  bedsToMoveTo,
  decideHostelApplications,
  hostelApplications,
  hostelWaitingStudents,
  relocateStudent,
  removeFromWaitingList,
} from "../../../../contract/hostels/applications.ts";
import {
  addBeds,
  addHostel,
  addRooms,
  changeBedUse,
  changeHostel,
  changeHostelSettings,
  changeRoom,
  hostelRooms,
  listHostels,
  removeBed,
  removeRoom,
} from "../../../../contract/hostels/hostels.ts";
import { optionalId, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { HostelApplicationFilter } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { acknowledged, orRefusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { readMatchingIds, readPage } from "../../lists/page.ts";

const applicationFilters = (filter: HostelApplicationFilter | null | undefined) => ({
  ...filter,
  hostel: optionalId(filter?.hostel),
  department: optionalId(filter?.department),
});

export const hostelOfficeResolvers = {
  Query: {
    hostelOffice: async (_root, _args, { college }) => {
      const { settings, hostels } = await college.read(listHostels, {});
      return {
        settings: settings && { ...settings, deadline: settings.applicationDeadline },
        hostels,
        export: exportLinks(listHostels.path, {}),
      };
    },
    hostelRooms: (_root, { filter, ...args }, { college }) =>
      readPage(college, hostelRooms, {
        ...args,
        filters: { ...filter, hostel: optionalId(filter?.hostel) },
      }),
    hostelApplications: (_root, { filter, ...args }, { college }) =>
      readPage(college, hostelApplications, { ...args, filters: applicationFilters(filter) }),
    hostelApplicationIds: (_root, { filter, ...args }, { college }) =>
      readMatchingIds(college, hostelApplications, {
        ...args,
        filters: applicationFilters(filter),
      }),
    freeBedChoices: async (_root, { applicationId }, { college }) => {
      const { beds } = await college.read(bedsToMoveTo, {
        params: { id: requireRecordId(applicationId) },
      });
      return beds;
    },
    hostelWaitingStudents: (_root, { filter, ...args }, { college }) =>
      readPage(college, hostelWaitingStudents, { ...args, filters: filter }),
  },
  Mutation: {
    addHostel: (_root, { input }, { college }) =>
      acknowledged(() => college.write(addHostel, { body: input })),
    changeHostel: (_root, { id, revision, input }, { college }) =>
      acknowledged(() =>
        college.write(changeHostel, {
          params: { id: requireRecordId(id) },
          body: { ...input, revision },
        }),
      ),
    addHostelRooms: (_root, { input }, { college }) =>
      acknowledged(() =>
        college.write(addRooms, {
          body: { ...input, hostelId: requireRecordId(input.hostelId) },
        }),
      ),
    changeHostelRoom: (_root, { id, revision, input }, { college }) =>
      acknowledged(() =>
        college.write(changeRoom, {
          params: { id: requireRecordId(id) },
          body: { ...input, revision },
        }),
      ),
    removeHostelRoom: (_root, { id, revision }, { college }) =>
      acknowledged(() =>
        college.write(removeRoom, { params: { id: requireRecordId(id) }, query: { revision } }),
      ),
    addHostelBeds: (_root, { roomId, count }, { college }) =>
      acknowledged(() =>
        college.write(addBeds, { params: { id: requireRecordId(roomId) }, body: { count } }),
      ),
    removeHostelBed: (_root, { id }, { college }) =>
      acknowledged(() => college.write(removeBed, { params: { id: requireRecordId(id) } })),
    changeBedUse: (_root, { id, isUsable, reason }, { college }) =>
      acknowledged(() =>
        college.write(changeBedUse, {
          params: { id: requireRecordId(id) },
          body: { isUsable, reason },
        }),
      ),
    decideHostelApplications: (_root, { input }, { college }) =>
      orRefusal(async () => ({
        __typename: "HostelDecisionsMade",
        ...(await college.write(decideHostelApplications, {
          // The college refuses a repeated id.
          body: { ...definedFields(input), ids: [...new Set(input.ids.map(requireRecordId))] },
        })),
      })),
    relocateStudent: (_root, { applicationId, bedId, reason }, { college }) =>
      acknowledged(() =>
        college.write(relocateStudent, {
          params: { id: requireRecordId(applicationId) },
          body: { bedId: requireRecordId(bedId), reason },
        }),
      ),
    removeFromHostelWaiting: (_root, { id, reason }, { college }) =>
      acknowledged(() =>
        college.write(removeFromWaitingList, {
          params: { id: requireRecordId(id) },
          body: { reason },
        }),
      ),
    changeHostelSettings: (_root, { input: { deadline, ...settings } }, { college }) =>
      acknowledged(() =>
        college.write(changeHostelSettings, {
          body: { ...settings, applicationDeadline: deadline ?? null },
        }),
      ),
  },
} satisfies Resolvers;
