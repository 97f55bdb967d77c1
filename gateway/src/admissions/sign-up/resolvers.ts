import { applicationSessions } from "../../../../contract/admissions/sign-up.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { isRefusal, isUnsupported } from "../../college/failure.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { sendVerificationLink, verifyEmail } from "./email-verification.ts";
import { signUp } from "./sign-up.ts";

/** The sessions and courses that can be applied for; null where the college's service does not offer them. */
const readAdmission = async (college: CollegeCalls) => {
  try {
    const { sessions, courses } = await college.read(applicationSessions, {});
    return {
      sessions,
      courses: courses.map(({ code, name, olevelRequirement, programmes }) => ({
        code,
        name,
        olevelRequirement,
        programmes: programmes ?? [],
      })),
    };
  } catch (error) {
    if (isUnsupported(error) || isRefusal(error, 404)) return null;
    throw error;
  }
};

export const signUpResolvers = {
  Query: {
    admission: (_root, _args, { college }) => readAdmission(college),
  },
  Mutation: {
    signUp: (_root, { input }, context) => signUp(input, context),
    verifyEmail: (_root, { input }, context) => verifyEmail(input, context),
    sendVerificationLink: (_root, { identifier }, context) =>
      sendVerificationLink(identifier, context),
  },
} satisfies Resolvers;
