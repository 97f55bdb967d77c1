import { formatLongDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { PassportPhoto } from "./PassportPhoto.tsx";
import styles from "./WelcomeBanner.module.css";

export const WelcomeBanner = () => {
  const { timeZone } = usePortal();
  const session = useSession();
  return (
    <section className={styles.banner}>
      <div>
        <p className={styles.date}>{formatLongDay(new Date(), timeZone)}</p>
        <p>{texts.shell.welcome}</p>
        <p className={styles.name}>
          {session.status === "signedIn" && `${session.viewer.surname} ${session.viewer.firstName}`}
        </p>
      </div>
      <PassportPhoto size={64} />
    </section>
  );
};
