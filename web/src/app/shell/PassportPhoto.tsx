import { useState } from "react";
import { useSession } from "../../session/use-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./PassportPhoto.module.css";

/** The viewer's passport photo or a placeholder. Decorative, because the viewer's name is beside it. */
export const PassportPhoto = ({ size }: { size: number }) => {
  const session = useSession();
  const url = session.status === "signedIn" ? session.viewer.passportUrl : null;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.photo} style={{ width: size, height: size }}>
      {url && url !== broken ? (
        <img src={url} alt="" width={size} height={size} onError={() => setBroken(url)} />
      ) : (
        <Icon name="person" size={size * 0.6} />
      )}
    </span>
  );
};
