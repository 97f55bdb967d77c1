import { UserOutlined } from "@ant-design/icons";
import { useState } from "react";
import { profileTexts } from "../profile-texts.ts";
import styles from "./Profile.module.css";

interface PassportProps {
  /** The photo's address; null if there is none. */
  readonly url: string | null;
  /** The person's name, for the alternative text. */
  readonly name: string;
}

/** A passport photo of 170 by 200 pixels, or a default image. */
export const Passport = ({ url, name }: PassportProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.passport}>
      {url && url !== broken ? (
        <img
          src={url}
          alt={profileTexts.photo(name)}
          width={170}
          height={200}
          onError={() => setBroken(url)}
        />
      ) : (
        <span className={styles.noPassport}>
          <UserOutlined aria-hidden className={styles.icon} />
          No passport photo provided
        </span>
      )}
    </span>
  );
};
