import {
  decideSenateList,
  prepareSenateList,
  senateEntriesPath,
  senateListFile,
  senateListRecord,
  senateLists,
  unlistedGraduates,
} from "../../../contract/results/senate-lists.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import { optionalId, recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SenateListRecord } from "../generated/schema-types.ts";
import { orNull, orRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { exportLinks } from "../lists/export-links.ts";
import { readPage } from "../lists/page.ts";

const readList = async (
  college: CollegeCalls,
  listId: string,
): Promise<SenateListRecord | null> => {
  const id = recordIdOf(listId);
  if (id === undefined) return null;
  const list = await orNull(college.read(senateListRecord, { params: { id } }));
  return (
    list && {
      ...list,
      entries: list.entries.map(({ cgpaHundredths, ...entry }) => ({
        ...entry,
        cgpa: cgpaHundredths === null ? null : cgpaHundredths / 100,
      })),
      export: exportLinks(senateEntriesPath, { listId: id }),
      printUrl: `/download/senate-list/${id}`,
    }
  );
};

/** The lists of graduates that one person prepares for the senate and another approves. */
export const senateListResolvers = {
  Query: {
    senateLists: (_root, { filter, ...args }, { college }) =>
      readPage(college, senateLists, {
        ...args,
        filters: { ...filter, programmeId: optionalId(filter?.programmeId) },
      }),

    senateList: (_root, { id }, { college }) => readList(college, id),

    unlistedGraduates: async (_root, _args, { college }) =>
      (await college.read(unlistedGraduates, {})).groups,
  },

  Mutation: {
    prepareSenateList: (_root, { programmeId, session }, { college }) =>
      orRefusal(async () => ({
        __typename: "SenateListPrepared",
        ...(await college.write(prepareSenateList, {
          body: { programmeId: requireRecordId(programmeId), session },
        })),
      })),

    decideSenateList: (_root, { id, isApproved, note }, { college }) =>
      orRefusal(async () => {
        const { message } = await college.write(decideSenateList, {
          params: { id: requireRecordId(id) },
          body: { isApproved, ...(note != null && { note }) },
        });
        return { __typename: "SenateListDecided", message, list: await readList(college, id) };
      }),
  },
} satisfies Resolvers;

const pattern = /^\/download\/senate-list\/(\d{1,10})$/;

/** `/download/senate-list/3`: a list of graduates as PDF, to be signed. */
export const openSenateList: OpenFile = (path, context) => {
  const list = pattern.exec(path)?.[1];
  return list === undefined ? undefined : open(list, context);
};

const open = async (list: string, { session, college }: GatewayContext): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const id = recordIdOf(list);
  if (id === undefined) throw new PortalError("NOT_FOUND");
  try {
    const file = await college.file(senateListFile, { params: { id }, isSlow: true });
    return { file, saveAs: { ascii: `senate_list_${id}.pdf` } };
  } catch (error) {
    throw isRefusal(error, 404) ? new PortalError("NOT_FOUND", {}, error) : error;
  }
};
