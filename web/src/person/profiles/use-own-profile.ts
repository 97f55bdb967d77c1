import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type OwnProfileFragment,
  OwnProfileFragmentDoc,
  PersonalDetailsFragmentDoc,
} from "../../gql/person-profiles.ts";
import type { Person } from "./view/profile-entries.ts";

/**
 * The profile of an applicant or a student as the cache has it; `initial` before it is loaded. Who keeps a draft calls it too,
 * with `initial` of its parent: a parent hears of a save a task later, and would show what was saved before.
 */
export const useOwnProfile = <Initial extends Person | null>(
  from: FragmentType<OwnProfileFragment> | null,
  initial: Initial,
): Person | Initial => {
  const own = useFragment({
    fragment: OwnProfileFragmentDoc,
    fragmentName: "OwnProfile",
    from,
  });
  const owner = own.complete && own.data.__typename !== "Staff" ? own.data : null;
  const details = useFragment({ fragment: PersonalDetailsFragmentDoc, from: owner });
  return owner && details.complete ? { ...owner, profile: details.data.profile } : initial;
};
