import { classNames } from "../../lib/class-names.ts";
import { formatLongDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { PassportPhoto } from "./PassportPhoto.tsx";
import styles from "./WelcomeBanner.module.css";

export const LongDay = () => formatLongDay(new Date(), usePortal().timeZone);

/** The date and a greeting. `compact` is one line, for screens that need the height. */
export const WelcomeBanner = ({ compact = false }: { compact?: boolean }) => {
  const session = useSession();
  return (
    <section className={classNames(styles.banner, compact && styles.compact)}>
      <div>
        <p className={styles.date}>
          <LongDay />
        </p>
        <p>{texts.shell.welcome}</p>
        <p className={styles.name}>
          {session.status === "signedIn" && `${session.viewer.surname} ${session.viewer.firstName}`}
        </p>
      </div>
      <PassportPhoto size={compact ? 24 : 64} />
    </section>
  );
};
