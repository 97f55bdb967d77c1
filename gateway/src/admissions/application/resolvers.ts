import type { Resolvers } from "../../generated/resolvers.ts";
import { documentConfirmation } from "./document-confirmation.ts";
import { answerOffer } from "./offer.ts";
import { resendResult } from "./resend-result.ts";
import { saveAcademicQualifications } from "./save-academic.ts";
import { saveJambDetails } from "./save-jamb.ts";
import { savePersonalDetails } from "./save-personal.ts";
import { submitApplication } from "./submit.ts";
import { confirmTestNotice } from "./test-notice.ts";

export const applicationResolvers = {
  Query: {
    documentConfirmation: (_root, { code }, context) => documentConfirmation(code, context),
  },
  Mutation: {
    savePersonalDetails: (_root, { input, passport }, context) =>
      savePersonalDetails(input, passport, context),
    saveAcademicQualifications: (_root, { input, firstResult, secondResult }, context) =>
      saveAcademicQualifications(input, { firstResult, secondResult }, context),
    saveJambDetails: (_root, { input }, context) => saveJambDetails(input, context),
    resendResult: (_root, { sitting, result }, context) => resendResult(sitting, result, context),
    submitApplication: (_root, _args, context) => submitApplication(context),
    confirmTestNotice: (_root, _args, context) => confirmTestNotice(context),
    answerOffer: (_root, { accept }, context) => answerOffer(accept, context),
  },
} satisfies Resolvers;
