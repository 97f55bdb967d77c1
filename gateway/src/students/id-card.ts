import {
  ownIdCard,
  printIdCard,
  reissueIdCard,
  studentIdCards,
} from "../../../contract/students/id-card.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { OwnIdCard } from "../generated/schema-types.ts";
import { orRefusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";

const fileUrl = "/download/id-card";

/** The signed-in student's ID card. */
export const readOwnIdCard = async (college: CollegeCalls): Promise<OwnIdCard> => {
  const { obstacle, card } = await college.read(ownIdCard, {});
  return { obstacle, card, fileUrl: obstacle === null ? fileUrl : null };
};

/** The students' ID cards, for the office. */
export const idCardResolvers = {
  Query: {
    studentIdCards: async (_root, { studentId }, { college }) => {
      const params = { id: requireRecordId(studentId) };
      return (await college.read(studentIdCards, { params })).cards;
    },
  },

  Mutation: {
    reissueIdCard: (_root, { input: { studentId, reason, seen } }, { college }) =>
      orRefusal(async () => {
        const { number } = await college.write(reissueIdCard, {
          params: { id: requireRecordId(studentId) },
          body: { reason, seen },
        });
        return { __typename: "IdCardReissued", number };
      }),
  },
} satisfies Resolvers;

/** The ID card of the signed-in student as PDF. */
export const openIdCardFile: OpenFile = (path, context) =>
  path === fileUrl ? open(context) : undefined;

const open = async ({ session, college }: GatewayContext): Promise<StreamedFile> => {
  session.requireStudent();
  try {
    return { file: await college.file(printIdCard, {}), saveAs: { ascii: "student_id_card.pdf" } };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 409)) {
      const { message } = error.refusal;
      throw new PortalError("FORBIDDEN", message ? { message } : {}, error);
    }
    throw error;
  }
};
