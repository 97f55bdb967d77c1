import type { QueryOf, ValueOf } from "../../../../contract/endpoint.ts";
import { channelReconciliation } from "../../../../contract/payments/channel-reconciliation.ts";
import { changeFeeSection, feeSections } from "../../../../contract/payments/fee-sections.ts";
import {
  changeFeeLine,
  changeSessionFees,
  changeTuitionRecord,
  createFeeLine,
  createTuitionRecord,
  deleteFeeLine,
  type FeeLineBody,
  feeLines,
  previewFeeChange,
  sessionFees,
  tuitionRecords,
} from "../../../../contract/payments/fees.ts";
import {
  paymentRecord,
  paymentRecords,
  paymentTotals,
  requeryPayment,
  requeryPayments,
  resolvePayment,
} from "../../../../contract/payments/payment-records.ts";
import { reconciliation } from "../../../../contract/payments/reconciliation.ts";
import { isRefusal } from "../../college/failure.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { FeeLineInput, PaymentFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { acknowledged, orNull, orRefusal, refusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { readPage } from "../../lists/page.ts";
import { currentStaff } from "../../staff/current-staff.ts";
import { texts } from "../../texts.ts";

/** The office's payments, reconciliation and fees. */
export const paymentOfficeResolvers = {
  Query: {
    paymentRecords: async (_root, { search, filter, ...args }, { college }) => {
      const query = definedFields({ ...filter, search: search?.trim() || null });
      const [page, { totals, sessions }] = await Promise.all([
        readPage(college, paymentRecords, { ...args, search, filters: filter }),
        readTotals(query, college),
      ]);
      return { ...page, totals, sessions };
    },
    paymentRecord: async (_root, { id }, context) => {
      const recordId = recordIdOf(id);
      return recordId === undefined ? null : orNull(readPaymentFile(recordId, context));
    },
    // The college reads the provider's list page by page, which may take long.
    reconciliation: (_root, query, { college }) =>
      orRefusal(async () => ({
        __typename: "Reconciliation",
        ...(await college.read(reconciliation, { query, isSlow: true })),
        export: exportLinks(reconciliation.path, query),
      })),
    channelReconciliation: (_root, query, { college }) =>
      orRefusal(async () => ({
        __typename: "ChannelReconciliation",
        ...(await college.read(channelReconciliation, { query })),
        export: exportLinks(channelReconciliation.path, query),
      })),
    feeOffice: async (_root, _args, { college }) => {
      const [schedule, sections, fees, { records, sessions }] = await Promise.all([
        college.read(feeLines, {}),
        college.read(feeSections, {}),
        college.read(sessionFees, {}),
        college.read(tuitionRecords, {}),
      ]);
      return {
        ...schedule,
        sections,
        linesExport: exportLinks(feeLines.path, {}),
        sessionFees: fees,
        tuitionRecords: records,
        tuitionRecordsExport: exportLinks(tuitionRecords.path, {}),
        sessions,
      };
    },
    feeChangePreview: (_root, { input: { id, line, ...student } }, { college }) =>
      orRefusal(async () => ({
        __typename: "FeeChangePreview",
        ...(await college.write(previewFeeChange, {
          body: {
            ...student,
            ...(id != null && { id: requireRecordId(id) }),
            ...(line != null && { line: feeLineOf(line) }),
          },
        })),
      })),
  },
  Mutation: {
    requeryPayment: (_root, { id }, { college }) =>
      orRefusal(async () => ({
        __typename: "PaymentRequeried",
        ...(await college.write(requeryPayment, { params: { id: requireRecordId(id) } })),
      })),
    requeryPayments: async (_root, { ids, ...options }, { college }) => {
      if (ids.length === 0 || ids.length > maxRequeriedPayments) {
        return refusal("REFUSED", texts.office.requeryAtOnce(maxRequeriedPayments));
      }
      return orRefusal(async () => ({
        __typename: "PaymentsRequeried",
        ...(await college.write(requeryPayments, {
          body: { ...definedFields(options), ids: ids.map(requireRecordId) },
        })),
      }));
    },
    resolvePayment: (_root, { id, way, note }, { college }) =>
      acknowledged(() =>
        college.write(resolvePayment, {
          params: { id: requireRecordId(id) },
          body: { way, note },
        }),
      ),
    createFeeLine: (_root, { input }, { college }) =>
      acknowledged(() => college.write(createFeeLine, { body: feeLineOf(input) }), {
        done: texts.saved,
      }),
    changeFeeLine: (_root, { id, revision, input }, { college }) =>
      acknowledged(
        () =>
          college.write(changeFeeLine, {
            params: { id: requireRecordId(id) },
            body: { ...feeLineOf(input), revision },
          }),
        { done: texts.saved },
      ),
    removeFeeLine: (_root, { id, revision }, { college }) =>
      acknowledged(() =>
        college.write(deleteFeeLine, { params: { id: requireRecordId(id) }, query: { revision } }),
      ),
    changeFeeSection: (_root, { stage, section, ...body }, { college }) =>
      acknowledged(() => college.write(changeFeeSection, { params: { stage, section }, body }), {
        done: texts.saved,
      }),
    changeSessionFees: (_root, { id, ...fees }, { college }) =>
      acknowledged(
        () => college.write(changeSessionFees, { params: { id: requireRecordId(id) }, body: fees }),
        { done: texts.saved },
      ),
    createTuitionRecord: (_root, { lateFrom = null, ...record }, { college }) =>
      acknowledged(() => college.write(createTuitionRecord, { body: { ...record, lateFrom } }), {
        done: texts.saved,
      }),
    changeTuitionRecord: (_root, { id, lateFrom = null, ...record }, { college }) =>
      acknowledged(
        () =>
          college.write(changeTuitionRecord, {
            params: { id: requireRecordId(id) },
            body: { ...record, lateFrom },
          }),
        { done: texts.saved },
      ),
  },
} satisfies Resolvers;

/** The college's limit of one call. */
const maxRequeriedPayments = 50;

const readTotals = async (
  query: QueryOf<typeof paymentTotals>,
  college: GatewayContext["college"],
) => {
  try {
    return await college.read(paymentTotals, { query });
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    throw error;
  }
};

const readPaymentFile = async (
  id: number,
  { college, session }: GatewayContext,
): Promise<PaymentFile> => {
  const [payment, { permissions }] = await Promise.all([
    college.read(paymentRecord, { params: { id } }),
    currentStaff(session, college),
  ]);
  const { status, ledger, audit, resolution, refund } = payment;
  const isRefundOpen = refund?.state === "asked" || refund?.state === "approved";
  return {
    ...payment,
    payment,
    ledger: ledger && {
      ...ledger,
      receiptUrl: `/download/payment-receipt/${id}`,
      confirmationPath: `/receipt/${ledger.receiptCode}`,
    },
    actions: audit,
    // A credited or refused payment is final, regardless of later reports by the provider.
    canRequery:
      status !== "succeeded" && status !== "refused" && permissions.includes("requery_payments"),
    canResolve:
      status === "refused" &&
      resolution === null &&
      !isRefundOpen &&
      permissions.includes("resolve_payments"),
    canAskRefund: payment.canAskRefund && permissions.includes("manage_refunds"),
  };
};

const sections = ["A", "B", "C"] as const;

/** @throws PortalError INVALID_REQUEST for an unknown section; the college checks the other fields */
const feeLineOf = (line: FeeLineInput): ValueOf<typeof FeeLineBody> => {
  const section = sections.find((known) => known === line.section);
  if (section === undefined) throw new PortalError("INVALID_REQUEST");
  return {
    ...line,
    section,
    code: line.code.trim(),
    residency: line.residency ?? null,
    department: line.department?.trim() || null,
  };
};
