import { classNames } from "../../lib/class-names.ts";
import { formatLongDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { PassportPhoto } from "./PassportPhoto.tsx";
import styles from "./WelcomeBanner.module.css";

/** The date and a greeting. `compact` is one slim line, which a phone shows in its account menu instead. */
export const WelcomeBanner = ({ compact = false }: { compact?: boolean }) => {
  const { timeZone } = usePortal();
  const session = useSession();
  return (
    <section className={classNames(styles.banner, compact && styles.compact)}>
      <div>
        <p className={styles.date}>{formatLongDay(new Date(), timeZone)}</p>
        <p>{texts.shell.welcome}</p>
        <p className={styles.name}>
          {session.status === "signedIn" && `${session.viewer.surname} ${session.viewer.firstName}`}
        </p>
      </div>
      <PassportPhoto size={compact ? 28 : 64} />
    </section>
  );
};
