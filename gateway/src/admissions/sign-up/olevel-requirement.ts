import type { Static } from "typebox";
import type { OlevelRequirement as ToldRequirement } from "../../../../contract/admissions/sign-up.ts";
import type { OlevelRequirement } from "../../generated/schema-types.ts";

export const requirementOf = (requirement: Static<typeof ToldRequirement>): OlevelRequirement => ({
  credits: requirement.credits,
  subjects: requirement.subjects,
  sittings: requirement.sittings,
});
