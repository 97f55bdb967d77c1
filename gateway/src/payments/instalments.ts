import { instalmentFigures, instalments } from "../../../contract/payments/instalments.ts";
import {
  changePaymentPlan,
  copyPaymentPlans,
  createPaymentPlan,
  deletePaymentPlan,
  paymentPlans,
  previewPaymentPlan,
} from "../../../contract/payments/plans.ts";
import { SessionName } from "../../../contract/shapes.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import { deletedOr, savedOr } from "../courses/saved.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { PaymentPlanInput } from "../generated/schema-types.ts";
import { orRefusal } from "../graphql/refusal.ts";
import { readPage } from "../lists/page.ts";
import { currentStaff } from "../staff/current-staff.ts";

/** The plans by which tuition is paid in shares, and how far students are. */
export const instalmentResolvers = {
  Query: {
    paymentPlans: async (_root, args, { college, session }) => {
      const [plans, { permissions }] = await Promise.all([
        college.read(paymentPlans, { query: sessionQuery(args) }),
        currentStaff(session, college),
      ]);
      return { ...plans, canEdit: permissions.includes("manage_fees") };
    },
    paymentPlanPreview: (_root, { input: { id, plan } }, { college }) =>
      orRefusal(async () => ({
        __typename: "PaymentPlanPreview",
        ...(await college.write(previewPaymentPlan, {
          body: {
            ...(id != null && { id: requireRecordId(id) }),
            ...(plan != null && { plan: planOf(plan) }),
          },
        })),
      })),
    instalments: (_root, { filter, ...args }, { college }) =>
      readPage(college, instalments, {
        ...args,
        filters: {
          ...filter,
          plan: optionalId(filter?.plan),
          department: optionalId(filter?.department),
          sponsor: optionalId(filter?.sponsor),
        },
      }),
    instalmentFigures: (_root, args, { college }) =>
      college.read(instalmentFigures, { query: sessionQuery(args) }),
  },
  Mutation: {
    createPaymentPlan: (_root, { input, isConfirmed }, { college }) =>
      savedOr(() => college.write(createPaymentPlan, { body: { ...planOf(input), isConfirmed } })),
    changePaymentPlan: (_root, { id, ...change }, { college }) =>
      savedOr(() =>
        college.write(changePaymentPlan, { params: { id: requireRecordId(id) }, body: change }),
      ),
    copyPaymentPlans: (_root, body, { college }) =>
      savedOr(() => college.write(copyPaymentPlans, { body })),
    deletePaymentPlan: (_root, { id, revision }, { college }) =>
      deletedOr(() =>
        college.write(deletePaymentPlan, {
          params: { id: requireRecordId(id) },
          query: { revision },
        }),
      ),
  },
} satisfies Resolvers;

/** @throws PortalError INVALID_REQUEST for a name that no session has */
const sessionQuery = ({ session }: { readonly session?: string | null }) => {
  if (session == null) return {};
  if (!hasShape(SessionName, session)) throw new PortalError("INVALID_REQUEST");
  return { session };
};

const planOf = ({ session, department, level, sponsor, shares }: PaymentPlanInput) => ({
  session,
  department: optionalId(department) ?? null,
  level: level ?? null,
  sponsor: optionalId(sponsor) ?? null,
  shares,
});
