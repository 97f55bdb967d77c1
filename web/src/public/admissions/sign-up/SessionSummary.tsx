import { formatClosing } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import type { AdmissionSession } from "./admission-options.ts";
import styles from "./SignUp.module.css";
import { signUpTexts as labels } from "./sign-up-texts.ts";

/** The session applied for: name, fee, announcement and closing date. */
export const SessionSummary = ({ session }: { session: AdmissionSession }) => {
  const { currencySymbol, timeZone } = usePortal();
  return (
    <section className={styles.session}>
      <h2>
        {session.title} {session.name}
      </h2>
      <p>{session.announcement}</p>
      <Facts
        facts={[
          [labels.fee, formatMoney(session.screeningFee, currencySymbol)],
          [labels.closes, formatClosing(session.closesAt, timeZone)],
        ]}
      />
    </section>
  );
};
