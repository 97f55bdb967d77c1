import { Navigate } from "react-router-dom";
import { ScreeningPaymentDocument } from "../../../gql/public-payments.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { paths } from "../../../paths.ts";
import { loginPath, plainLoginPath } from "../../../session/login-path.ts";
import { useSessionEnd } from "../../../session/SessionProvider.tsx";
import { usePaymentSettledElsewhere } from "../../../session/use-payment-settled-elsewhere.ts";
import { useSession } from "../../../session/use-session.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { ScreeningBill } from "./ScreeningBill.tsx";

/** The redirect for signed-out people, by how their session ended; null if they had none here. */
const signedOutPaths = {
  expired: loginPath(paths.screeningPayment),
  left: plainLoginPath("Applicant"),
  matriculated: plainLoginPath("Student"),
  never: paths.notVerified,
};

/** The applicant's screening fee. It is paid in another tab, and returning to this tab reloads it. */
export default function ScreeningPaymentPage() {
  const session = useSession();
  const { end } = useSessionEnd();
  const { viewer, failure, reload, reloading } = useViewerQuery(
    ScreeningPaymentDocument,
    "Applicant",
  );
  useTabReturn(reload);
  usePaymentSettledElsewhere(reload);
  if (session.status === "signedOut")
    return <Navigate replace to={signedOutPaths[end ?? "never"]} />;
  if (session.status === "signedIn" && session.viewer.__typename === "Student") {
    return <Navigate replace to={paths.student.payment} />;
  }
  const application = viewer?.application;
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{application?.session?.title ?? titles.screeningPayment}</PageHeading>
        {!viewer && !failure && <Waiting text={texts.loading} />}
        {viewer && (
          <Facts
            facts={[
              [
                "Full name",
                [viewer.surname, viewer.firstName, viewer.otherName].filter(Boolean).join(" "),
              ],
              ["Email", viewer.email],
            ]}
          />
        )}
        {viewer && <ScreeningBill applicant={viewer} onStale={reload} />}
        {!application && failure && (
          <ErrorState
            message={
              failure.code === "NETWORK"
                ? "An error occurred during profile retrieval"
                : failure.message
            }
            onRetry={reload}
            retrying={reloading}
          />
        )}
      </div>
    </Card>
  );
}
