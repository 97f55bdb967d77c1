import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  adjustment,
  adjustments,
  askAdjustment,
  cancelAdjustment,
  decideAdjustment,
  previewAdjustment,
} from "../../../../contract/payments/adjustments.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { AdjustmentFile, AdjustmentLineInput } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { refusedRequestKey } from "../../graphql/request-key.ts";
import { readPage } from "../../lists/page.ts";

/** Adjustments of charges: asked for, decided by a second person. */
export const adjustmentResolvers = {
  Query: {
    adjustments: (_root, { filter, ...args }, { college }) =>
      readPage(college, adjustments, { ...args, filters: filter }),
    adjustment: async (_root, { id }, { college }) => {
      const adjustmentId = recordIdOf(id);
      if (adjustmentId === undefined) return null;
      return orNull(college.read(adjustment, { params: { id: adjustmentId } }).then(fileOf));
    },
    adjustmentPreview: (_root, { studentId, lines }, { college }) =>
      orRefusal(async () => ({
        __typename: "AdjustmentEffect" as const,
        ...(await college.write(previewAdjustment, {
          body: { studentId: requireRecordId(studentId), lines: linesOf(lines) },
        })),
      })),
  },
  Mutation: {
    askAdjustment: (_root, { input: { requestKey, studentId, lines, ...input } }, { college }) =>
      refusedRequestKey(requestKey) ??
      fileOrRefusal(() =>
        college.write(askAdjustment, {
          headers: { "idempotency-key": requestKey },
          body: { ...input, studentId: requireRecordId(studentId), lines: linesOf(lines) },
        }),
      ),
    decideAdjustment: (_root, { id, ...decision }, { college }) =>
      fileOrRefusal(() =>
        college.write(decideAdjustment, {
          params: { id: requireRecordId(id) },
          body: definedFields(decision),
        }),
      ),
    cancelAdjustment: (_root, { id }, { college }) =>
      fileOrRefusal(() => college.write(cancelAdjustment, { params: { id: requireRecordId(id) } })),
  },
} satisfies Resolvers;

const linesOf = (lines: readonly AdjustmentLineInput[]) =>
  lines.map(({ chargeId, amount }) => ({ chargeId: requireRecordId(chargeId), amount }));

const fileOf = (file: ResponseOf<typeof adjustment>): AdjustmentFile => ({
  ...file,
  adjustment: file,
  actions: file.audit,
});

/** The adjustment after a change, or why it was not made. */
const fileOrRefusal = (change: () => Promise<ResponseOf<typeof adjustment>>) =>
  orRefusal(async () => ({
    __typename: "AdjustmentFile" as const,
    ...fileOf(await change()),
  }));
