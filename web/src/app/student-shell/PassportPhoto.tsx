import { useSession } from "../../session/use-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./PassportPhoto.module.css";

/** The viewer's passport photo, or a placeholder where there is none; decoration beside the viewer's name. */
export const PassportPhoto = ({ size }: { size: number }) => {
  const session = useSession();
  const url = session.status === "signedIn" ? session.viewer.passportUrl : null;
  return (
    <span className={styles.photo} style={{ width: size, height: size }}>
      {url ? (
        <img src={url} alt="" width={size} height={size} />
      ) : (
        <Icon name="person" size={size * 0.6} />
      )}
    </span>
  );
};
