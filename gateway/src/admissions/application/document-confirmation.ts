import { confirmApplicationDocument } from "../../../../contract/admissions/application.ts";
import { fetchDocumentConfirmation } from "../../college/application.ts";
import { isRefusal, isUnoffered } from "../../college/failure.ts";
import { hasShape } from "../../college/shape.ts";
import type { GatewayContext } from "../../context.ts";
import type { DocumentConfirmation } from "../../generated/schema-types.ts";

/** What a genuine document says; null for a code the college never issued. */
export const documentConfirmation = async (
  code: string,
  { college, attempts, address }: GatewayContext,
): Promise<DocumentConfirmation | null> => {
  if (!hasShape(confirmApplicationDocument.params, { code })) return null;
  await attempts.spend({ kind: "lookupsPerAddress", address });
  try {
    const told = await fetchDocumentConfirmation(college, code);
    return {
      document: told.document === "application" ? "APPLICATION" : "ADMISSION_LETTER",
      applicationNo: told.application_no,
      name: told.name,
      session: told.session,
      course: told.course,
      issuedAt: told.issued_at,
    };
  } catch (error) {
    if (isRefusal(error, 404) || isUnoffered(error)) return null;
    throw error;
  }
};
