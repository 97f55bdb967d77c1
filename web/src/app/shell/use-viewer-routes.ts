import { useFragment } from "@apollo/client/react";
import { KnownDecisionFragmentDoc, type SessionViewerFragment } from "../../gql/everywhere.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useSession } from "../../session/use-session.ts";
import type { AppRoute } from "../route.ts";
import { routes } from "../routes.ts";

/** The state that decides which screens an applicant has. */
interface ApplicantState {
  readonly isSubmitted: boolean;
  readonly departmentAdmitted: string | null;
  readonly hasDecision: boolean;
}

/**
 * Specification §2 "Side menus". Form and schedule show until a submitted applicant is admitted, the profile from
 * submission on, and the decision once it is made.
 */
const isApplicantRoute = (
  { shownWhile }: Pick<AppRoute, "shownWhile">,
  { isSubmitted, departmentAdmitted, hasDecision }: ApplicantState,
): boolean =>
  !shownWhile ||
  {
    applying: !isSubmitted || departmentAdmitted === null,
    submitted: isSubmitted,
    decided: hasDecision,
  }[shownWhile];

/** Whether the cache contains a decision. The menu reads the cache and sends no request of its own. */
const useHasDecision = (viewer: SessionViewerFragment | null): boolean => {
  const applicant = viewer?.__typename === "Applicant" ? viewer : null;
  const { data } = useFragment({
    fragment: KnownDecisionFragmentDoc,
    from: applicant && { __typename: "Applicant", id: applicant.id },
  });
  return applicant?.departmentAdmitted != null || data?.application?.decision != null;
};

/** The viewer's screens, as far as the viewer and their progress are known. */
export const useViewerRoutes = (role: ViewerRole): readonly AppRoute[] => {
  const session = useSession();
  const viewer = session.status === "signedIn" ? session.viewer : null;
  const hasDecision = useHasDecision(viewer);
  if (role === "Student") return routes.filter(({ audience }) => audience === "student");
  const own = routes.filter(({ audience }) => audience === "applicant");
  if (viewer?.__typename !== "Applicant") return own.filter(({ shownWhile }) => !shownWhile);
  return own.filter((route) => isApplicantRoute(route, { ...viewer, hasDecision }));
};
