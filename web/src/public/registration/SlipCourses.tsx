import { useId } from "react";
import type { RegistrationSlipConfirmationQuery } from "../../gql/public-registration.ts";
import { registrationSlipTexts as labels } from "./registration-slip-texts.ts";
import styles from "./SlipCourses.module.css";

type Slip = NonNullable<RegistrationSlipConfirmationQuery["registrationSlipConfirmation"]>;

/** The courses of a slip as registered now, in a plain table: Ant Design's is too heavy for a page behind a QR code. */
export const SlipCourses = ({ courses }: Pick<Slip, "courses">) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{labels.courses}</h2>
      {courses.length === 0 ? (
        <p>{labels.noCourses}</p>
      ) : (
        <table className={styles.courses} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{labels.code}</th>
              <th scope="col">{labels.course}</th>
              <th scope="col">{labels.credits}</th>
            </tr>
          </thead>
          <tbody>
            {courses.map(({ code, title, creditLoad }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td>{title}</td>
                <td>{creditLoad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
