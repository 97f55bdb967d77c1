import { useFragment } from "@apollo/client/react";
import { KnownDecisionFragmentDoc } from "../../gql/public.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { type SessionViewer, useSession } from "../../session/use-session.ts";
import { type AppRoute, routes } from "../routes.ts";

/** What decides which screens an applicant has. */
interface ApplicantState {
  readonly isSubmitted: boolean;
  readonly departmentAdmitted: string | null;
  readonly hasDecision: boolean;
}

/**
 * §2 "Side menus": form and schedule until an applicant who has submitted is admitted, the profile once submitted; and the
 * decision once there is one.
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

/**
 * True once this tab has read that there is a decision. Whatever screen reads the application tells; nothing is asked for
 * the menu's sake.
 */
const useHasDecision = (viewer: SessionViewer | null): boolean => {
  const applicant = viewer?.__typename === "Applicant" ? viewer : null;
  const { data } = useFragment({
    fragment: KnownDecisionFragmentDoc,
    from: applicant && { __typename: "Applicant", id: applicant.id },
  });
  return applicant?.departmentAdmitted != null || data?.application?.decision != null;
};

/** The screens that are the viewer's, as far as it is known who that is and how far they have come. */
export const useViewerRoutes = (role: ViewerRole): readonly AppRoute[] => {
  const session = useSession();
  const viewer = session.status === "signedIn" ? session.viewer : null;
  const hasDecision = useHasDecision(viewer);
  if (role === "Student") return routes.filter(({ audience }) => audience === "student");
  const own = routes.filter(({ audience }) => audience === "applicant");
  if (viewer?.__typename !== "Applicant") return own.filter(({ shownWhile }) => !shownWhile);
  return own.filter((route) => isApplicantRoute(route, { ...viewer, hasDecision }));
};
