import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  askSponsorReceiptVoid,
  decideSponsorReceiptVoid,
  sponsorReceipt,
} from "../../../../contract/payments/sponsor-receipts.ts";
import * as remittances from "../../../../contract/payments/sponsor-remittances.ts";
import { optionalId, recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers, ResolversTypes } from "../../generated/resolvers.ts";
import type {
  SponsorReceipt,
  SponsorRemittance,
  SponsorRemittanceFile,
} from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { acknowledged, orNull, orRefusal } from "../../graphql/refusal.ts";
import { sendImport } from "../../imports/send-import.ts";
import { readPage } from "../../lists/page.ts";
import { accountReceiptUrlOf } from "../account-receipt-file.ts";

/** The sponsors' transfers, what they bring each student, and the students' receipts. */
export const remittanceResolvers = {
  Query: {
    sponsorRemittances: (_root, { filter, ...args }, { college }) =>
      readPage(
        college,
        remittances.sponsorRemittances,
        {
          ...args,
          filters: {
            ...filter,
            sponsor: optionalId(filter?.sponsor),
            sponsorship: optionalId(filter?.sponsorship),
          },
        },
        remittanceOf,
      ),
    sponsorRemittance: async (_root, { id }, { college }) => {
      const remittanceId = recordIdOf(id);
      if (remittanceId === undefined) return null;
      return orNull(
        college.read(remittances.sponsorRemittance, { params: { id: remittanceId } }).then(fileOf),
      );
    },
    remittanceShares: (_root, { filter, ...args }, { college }) =>
      readPage(
        college,
        remittances.remittanceShares,
        { ...args, filters: { ...filter, remittance: requireRecordId(filter.remittance) } },
        (row) => ({
          ...row,
          receiptUrl: row.receiptId === null ? null : accountReceiptUrlOf(row.receiptId),
        }),
      ),
    sponsorReceipt: async (_root, { id }, { college }) => {
      const receiptId = recordIdOf(id);
      if (receiptId === undefined) return null;
      return orNull(college.read(sponsorReceipt, { params: { id: receiptId } }).then(receiptOf));
    },
  },
  Mutation: {
    recordRemittance: (_root, { sponsorshipId, input }, { college }) =>
      answered(() =>
        college.write(remittances.recordRemittance, {
          params: { id: requireRecordId(sponsorshipId) },
          body: definedFields(input),
        }),
      ),
    changeRemittance: (_root, { id, revision, input }, { college }) =>
      answered(() =>
        college.write(remittances.changeRemittance, {
          params: { id: requireRecordId(id) },
          body: { ...definedFields(input), revision },
        }),
      ),
    discardRemittance: (_root, { id }, { college }) =>
      acknowledged(() =>
        college.write(remittances.discardRemittance, { params: { id: requireRecordId(id) } }),
      ),
    changeRemittanceShares: (_root, { id, shares }, { college }) =>
      answered(() =>
        college.write(remittances.changeRemittanceShares, {
          params: { id: requireRecordId(id) },
          body: {
            shares: shares.map(({ studentId, amount }) => ({
              studentId: requireRecordId(studentId),
              amount,
            })),
          },
        }),
      ),
    importRemittanceShares: (_root, { id, file, ...options }, { college }) =>
      orRefusal(async () => {
        const report = await sendImport(college, remittances.importRemittanceShares, await file, {
          ...options,
          params: { id: requireRecordId(id) },
        });
        if (report.__typename === "Refusal") return report;
        return {
          __typename: "RemittanceSharesImport",
          report,
          preview: report.preview,
          previewMark: report.previewMark,
        };
      }),
    submitRemittance: (_root, { id }, { college }) =>
      answered(() =>
        college.write(remittances.submitRemittance, { params: { id: requireRecordId(id) } }),
      ),
    decideRemittance: (_root, { id, ...decision }, { college }) =>
      answered(() =>
        college.write(remittances.decideRemittance, {
          params: { id: requireRecordId(id) },
          body: definedFields(decision),
        }),
      ),
    askSponsorReceiptVoid: (_root, { id, reason }, { college }) =>
      orRefusal(async () => ({
        __typename: "SponsorReceipt",
        ...receiptOf(
          await college.write(askSponsorReceiptVoid, {
            params: { id: requireRecordId(id) },
            body: { reason },
          }),
        ),
      })),
    decideSponsorReceiptVoid: (_root, { id, ...decision }, { college }) =>
      orRefusal(async () => ({
        __typename: "SponsorReceipt",
        ...receiptOf(
          await college.write(decideSponsorReceiptVoid, {
            params: { id: requireRecordId(id) },
            body: definedFields(decision),
          }),
        ),
      })),
  },
} satisfies Resolvers;

type Listed = ResponseOf<typeof remittances.sponsorRemittances>["rows"][number];
type File = ResponseOf<typeof remittances.sponsorRemittance>;

const remittanceOf = ({ sponsor, ...row }: Listed): SponsorRemittance => ({
  ...row,
  sponsorId: sponsor.id,
  sponsor: sponsor.shortName,
});

const fileOf = (file: File): SponsorRemittanceFile => ({
  ...file,
  remittance: remittanceOf(file),
});

const receiptOf = (receipt: ResponseOf<typeof sponsorReceipt>): SponsorReceipt => ({
  ...receipt,
  receiptUrl: accountReceiptUrlOf(receipt.id),
  confirmationPath: `/receipt/${receipt.receiptCode}`,
});

/** The remittance afterwards, or the refusal. */
const answered = (
  change: () => Promise<File>,
): Promise<Awaited<ResolversTypes["RemittanceResult"]>> =>
  orRefusal(async () => ({ __typename: "SponsorRemittanceFile", ...fileOf(await change()) }), {
    inputField,
  });

/** One wrong share is a fault of all. */
const inputField = (field: string): string => field.replace(/^shares\b.*/, "shares");
