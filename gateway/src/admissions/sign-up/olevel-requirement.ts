import type { OlevelRequirement as ToldRequirement } from "../../../../contract/admissions/sign-up.ts";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { OlevelRequirement } from "../../generated/schema-types.ts";

export const requirementOf = (requirement: ValueOf<typeof ToldRequirement>): OlevelRequirement => ({
  credits: requirement.credits,
  subjects: requirement.subjects,
  sittings: requirement.sittings,
});
