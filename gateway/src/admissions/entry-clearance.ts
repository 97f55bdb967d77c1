import {
  changeEntryDeadline,
  decideEntryPaper,
  entryClearance,
  entryClearances,
  ownEntryClearance,
  readEntryPaper,
  sendEntryPaper,
} from "../../../contract/admissions/entry-clearance.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { mediaPathOf } from "../college/address.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import { readDocument } from "../documents/document-upload.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers, ResolversTypes } from "../generated/resolvers.ts";
import type { EntryClearance, EntryClearanceFile } from "../generated/schema-types.ts";
import { collegeRefusal, orNull, orRefusal, refusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";
import { ApplicantSource } from "./applicant-source.ts";

type Paper = ResponseOf<typeof ownEntryClearance>["papers"][number];

/** The applicant's own clearance; null where no papers are asked for, or at a college without it. */
const readOwn = async (
  college: CollegeCalls,
): Promise<ResponseOf<typeof ownEntryClearance> | null> => {
  try {
    return await orNull(college.read(ownEntryClearance, {}));
  } catch (error) {
    if (isUnsupported(error)) return null;
    throw error;
  }
};

/** Path of an own paper on this gateway. A new file gets a new path, so that no browser shows a cached old one. */
const ownFileUrl = ({ number, file, sentAt }: Paper): string | null =>
  file && `/media/papers/${number}?v=${Date.parse(sentAt ?? "")}`;

const ownOf = ({ papers, ...clearance }: ResponseOf<typeof ownEntryClearance>): EntryClearance => ({
  ...clearance,
  papers: papers.map(({ file, ...paper }) => ({
    ...paper,
    fileUrl: ownFileUrl({ ...paper, file }),
    revision: null,
  })),
});

/** Path of a paper on this gateway, for the office. */
const staffFileUrl = (file: string | null): string | null => {
  const name = /^\/media\/papers\/([\w-]+)$/.exec(file ?? "")?.[1];
  return name === undefined ? null : `/media/staff/papers/${name}`;
};

const fileOf = ({
  papers,
  ...clearance
}: ResponseOf<typeof entryClearance>): EntryClearanceFile => ({
  ...clearance,
  papers: papers.map(({ file, ...paper }) => ({ ...paper, fileUrl: staffFileUrl(file) })),
});

const readClearance = async (
  college: CollegeCalls,
  clearanceId: string,
): Promise<EntryClearanceFile | null> => {
  const id = recordIdOf(clearanceId);
  if (id === undefined) return null;
  return orNull(college.read(entryClearance, { params: { id } }).then(fileOf));
};

/** Makes a change, then answers with the changed clearance. */
const changeClearance = (
  college: CollegeCalls,
  clearanceId: string,
  change: (id: number) => Promise<{ readonly message: string }>,
): Promise<Awaited<ResolversTypes["EntryClearanceResult"]>> =>
  orRefusal(async () => {
    const { message } = await change(requireRecordId(clearanceId));
    return {
      __typename: "EntryClearanceChanged",
      message,
      clearance: await readClearance(college, clearanceId),
    };
  });

const sendPaper = async (
  number: number,
  upload: File,
  { session, college }: GatewayContext,
): Promise<Awaited<ResolversTypes["SendEntryPaperResult"]>> => {
  const stored = session.requireApplicant();
  const paper = await readDocument(upload, "paper");
  if (typeof paper === "string") return refusedPaper(paper);
  try {
    const { message } = await college.write(sendEntryPaper, {
      body: { number: String(number) },
      files: { paper },
    });
    return {
      __typename: "EntryPaperSent",
      message,
      applicant: ApplicantSource.signedIn(stored, session, college),
    };
  } catch (error) {
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    const message = isRefusal(error, 400) ? error.refusal.fields.paper?.[0] : undefined;
    if (message !== undefined) return refusedPaper("NOT_A_DOCUMENT", message);
    if (isRefusal(error, 413)) return refusedPaper("FILE_TOO_LARGE");
    if (isRefusal(error, 409) || isRefusal(error, 507)) {
      return collegeRefusal(error);
    }
    throw error;
  }
};

const refusedPaper = (
  code: "FILE_TOO_LARGE" | "NOT_A_DOCUMENT",
  message: string = code === "FILE_TOO_LARGE"
    ? texts.application.paperTooLarge
    : texts.application.paperNotDocument,
) => refusal(code, message, [{ field: "paper", message }]);

/** The papers that are handed in after an offer is accepted: the applicant's own, and the office's. */
export const entryClearanceResolvers = {
  Applicant: {
    entryClearance: async (_applicant, _args, { college }) => {
      const clearance = await readOwn(college);
      return clearance && ownOf(clearance);
    },
  },

  Query: {
    entryClearances: (_root, { filter, ...args }, { college }) =>
      readPage(college, entryClearances, { ...args, filters: filter }),
    entryClearance: (_root, { id }, { college }) => readClearance(college, id),
  },

  Mutation: {
    sendEntryPaper: (_root, { number, paper }, context) => sendPaper(number, paper, context),

    decideEntryPaper: (_root, { input: { id, number, note, ...body } }, { college }) =>
      changeClearance(college, id, (applicantId) =>
        college.write(decideEntryPaper, {
          params: { id: applicantId, number },
          body: { ...body, ...(note != null && { note }) },
        }),
      ),

    changeEntryDeadline: (_root, { id, ...body }, { college }) =>
      changeClearance(college, id, (applicantId) =>
        college.write(changeEntryDeadline, { params: { id: applicantId }, body }),
      ),
  },
} satisfies Resolvers;

const ownPath = /^\/media\/papers\/([1-9]\d?)$/;

/** `/media/papers/1`: a paper that the signed-in applicant handed in. */
export const openOwnPaper: OpenFile = (path, context) => {
  const number = ownPath.exec(path)?.[1];
  return number === undefined ? undefined : openOwn(Number(number), context);
};

const openOwn = async (
  number: number,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  session.requireApplicant();
  const clearance = await readOwn(college);
  const stored = clearance?.papers.find((paper) => paper.number === number)?.file;
  const address = stored ? mediaPathOf(stored) : undefined;
  if (address === undefined) throw new PortalError("NOT_FOUND");
  const { params: _params, ...endpoint } = readEntryPaper;
  const file = await college.file(endpoint, { address });
  // A browser shows no PDF in the sandbox that files are served in.
  if (file.mediaType !== "application/pdf") return { file };
  return { file, saveAs: { ascii: `paper_${number}.pdf` } };
};

const staffPath = /^\/media\/staff\/papers\/([\w-]{1,60})$/;

/** `/media/staff/papers/{id}`: a paper that was handed in, for the office. The portal shows a PDF in a frame. */
export const openStaffPaper: OpenFile = (path, context) => {
  const file = staffPath.exec(path)?.[1];
  return file === undefined ? undefined : openForStaff(file, context);
};

const openForStaff = async (
  file: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  if (!hasShape(readEntryPaper.params, { file })) throw new PortalError("NOT_FOUND");
  return { file: await college.file(readEntryPaper, { params: { file } }), isFramed: true };
};
