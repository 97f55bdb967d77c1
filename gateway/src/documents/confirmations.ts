import type { TSchema } from "typebox";
import { confirmApplicationDocument } from "../../../contract/admissions/application.ts";
import { confirmHostelPrintout } from "../../../contract/hostels/bed-selection.ts";
import { confirmStatement } from "../../../contract/payments/account.ts";
import { confirmReceipt } from "../../../contract/payments/payments.ts";
import { confirmSponsorStatement } from "../../../contract/payments/sponsors.ts";
import { confirmRegistrationSlip } from "../../../contract/registration/registration.ts";
import { confirmExamCard } from "../../../contract/results/exam-card.ts";
import { confirmStatementOfResult } from "../../../contract/results/statement-of-result.ts";
import { confirmTranscript } from "../../../contract/results/student-results.ts";
import { confirmIdCard } from "../../../contract/students/id-card.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import { semesterNamed } from "../courses/semesters.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { semesterOf } from "../viewer/academic-session.ts";

interface CodeParams {
  readonly code: string;
}

/** The result of `read` for a document's code; null for a code that the college never issued, or that is no longer valid. */
const confirm = async <T>(
  { params: shape }: { readonly params: TSchema },
  params: CodeParams,
  { attempts, address }: GatewayContext,
  read: (params: CodeParams) => Promise<T>,
): Promise<T | null> => {
  if (!hasShape(shape, params)) return null;
  const refund = await attempts.consume({ kind: "lookupsPerAddress", address });
  try {
    const found = await read(params);
    await refund();
    return found;
  } catch (error) {
    if (isRefusal(error, 404) || isUnsupported(error)) return null;
    throw error;
  }
};

/** A college without programmes names no award. */
const withAward = <
  Paper extends { readonly award?: string | null; readonly classOfAward?: string | null },
>({
  award = null,
  classOfAward = null,
  ...paper
}: Paper) => ({ ...paper, award, classOfAward });

/** The pages behind the QR codes of printed documents, which show whether a document is genuine. */
export const confirmationResolvers = {
  Query: {
    documentConfirmation: (_root, args, context) =>
      confirm(confirmApplicationDocument, args, context, (params) =>
        context.college.read(confirmApplicationDocument, { params }),
      ),

    receiptConfirmation: (_root, args, context) =>
      confirm(confirmReceipt, args, context, async (params) => {
        const receipt = await context.college.read(confirmReceipt, { params });
        return { ...receipt, paidAt: receipt.paymentDate };
      }),

    statementConfirmation: (_root, args, context) =>
      confirm(confirmStatement, args, context, (params) =>
        context.college.read(confirmStatement, { params }),
      ),

    sponsorStatementConfirmation: (_root, args, context) =>
      confirm(confirmSponsorStatement, args, context, (params) =>
        context.college.read(confirmSponsorStatement, { params }),
      ),

    registrationSlipConfirmation: (_root, args, context) =>
      confirm(confirmRegistrationSlip, args, context, async (params) => {
        const slip = await context.college.read(confirmRegistrationSlip, { params });
        return { ...slip, semester: semesterOf(slip.semester) };
      }),

    hostelPrintoutConfirmation: (_root, args, context) =>
      confirm(confirmHostelPrintout, args, context, async (params) => {
        const printout = await context.college.read(confirmHostelPrintout, { params });
        return { ...printout, room: String(printout.room), bed: String(printout.bed) };
      }),

    idCardConfirmation: (_root, args, context) =>
      confirm(confirmIdCard, args, context, (params) =>
        context.college.read(confirmIdCard, { params }),
      ),

    examCardConfirmation: (_root, args, context) =>
      confirm(confirmExamCard, args, context, async (params) => {
        const card = await context.college.read(confirmExamCard, { params });
        return { ...card, semester: semesterNamed(card.semester) };
      }),

    statementOfResultConfirmation: (_root, args, context) =>
      confirm(confirmStatementOfResult, args, context, async (params) =>
        withAward(await context.college.read(confirmStatementOfResult, { params })),
      ),

    transcriptConfirmation: (_root, args, context) =>
      confirm(confirmTranscript, args, context, async (params) =>
        withAward(await context.college.read(confirmTranscript, { params })),
      ),
  },
} satisfies Resolvers;
