import type { Resolvers } from "../../generated/resolvers.ts";
import { resendResult, saveAcademicQualifications } from "./academic.ts";
import { answerOffer } from "./offer.ts";
import { saveJambDetails, savePersonalDetails } from "./sections.ts";
import { confirmTestNotice, submitApplication } from "./submission.ts";

export const applicationResolvers = {
  Mutation: {
    savePersonalDetails: (_root, { input, passport }, context) =>
      savePersonalDetails(input, passport, context),
    saveAcademicQualifications: (_root, { input, ...results }, context) =>
      saveAcademicQualifications(input, results, context),
    saveJambDetails: (_root, { input }, context) => saveJambDetails(input, context),
    resendResult: (_root, { sitting, result }, context) => resendResult(sitting, result, context),
    submitApplication: (_root, _args, context) => submitApplication(context),
    confirmTestNotice: (_root, _args, context) => confirmTestNotice(context),
    answerOffer: (_root, { accept }, context) => answerOffer(accept, context),
  },
} satisfies Resolvers;
