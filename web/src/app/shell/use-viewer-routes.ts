import { useFragment } from "@apollo/client/react";
import { KnownDecisionFragmentDoc } from "../../gql/everywhere.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useSession } from "../../session/use-session.ts";
import type { AppRoute } from "../route.ts";
import { routes } from "../routes.ts";

const audiences = { Applicant: "applicant", Student: "student" } as const;

/**
 * The viewer's screens, as far as the viewer and their progress are known. Specification §2 "Side menus": form and
 * schedule show until a submitted applicant is admitted, the profile from submission on, and the decision once it is
 * made. The menu reads the decision from the cache and sends no request of its own.
 */
export const useViewerRoutes = (role: ViewerRole): readonly AppRoute[] => {
  const session = useSession();
  const viewer = session.status === "signedIn" ? session.viewer : null;
  const applicant = viewer?.__typename === "Applicant" ? viewer : null;
  const { data } = useFragment({
    fragment: KnownDecisionFragmentDoc,
    from: applicant && { __typename: "Applicant", id: applicant.id },
  });
  const isAdmitted = applicant !== null && applicant.departmentAdmitted !== null;
  const shown = applicant && {
    applying: !applicant.isSubmitted || !isAdmitted,
    submitted: applicant.isSubmitted,
    decided: isAdmitted || data?.application?.decision != null,
  };
  return routes.filter(
    ({ audience, shownWhile }) =>
      audience === audiences[role] && (!shownWhile || shown?.[shownWhile]),
  );
};
