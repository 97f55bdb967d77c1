import { Alert } from "antd";
import { useId } from "react";
import { ExamCardConfirmationDocument } from "../../gql/public-results.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import styles from "./ExamCard.module.css";

/** The page behind an examination card's QR code, read at the door of the hall. */
export default function ExamCardPage() {
  const { collegeName, timeZone } = usePortal();
  const coursesId = useId();
  return (
    <Confirmation
      title={titles.examCard}
      query={ExamCardConfirmationDocument}
      genuineOf={({ examCardConfirmation: card }) =>
        card && {
          title: "This examination card is genuine",
          hint: `${collegeName} issued this card. Compare the photo on it with the student.`,
          facts: [
            ["Name", card.name],
            ["Matric No.", card.matricNumber],
            ["Department", card.department],
            ["Level", texts.dashboard.levelOf(card.level)],
            ["Session", card.session],
            ["Semester", texts.dashboard.semesters[card.semester]],
            ["Issued on", formatDay(card.issuedAt, timeZone)],
          ],
          more: card.isRunning ? (
            <section aria-labelledby={coursesId}>
              <h2 id={coursesId}>Courses</h2>
              <ul className={styles.courses} aria-labelledby={coursesId}>
                {card.courses.map(({ code, title, maySit }) => (
                  <li key={code}>
                    <span>
                      <strong>{code}</strong> {title}
                    </span>
                    <strong className={maySit ? styles.may : styles.mayNot}>
                      {maySit ? "May sit" : "May not sit"}
                    </strong>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <Alert
              role="status"
              type="warning"
              showIcon
              title="This card is of another semester"
              description="Nothing may be sat with it now."
            />
          ),
        }
      }
      unknown={{
        title: "No such examination card",
        hint: `${collegeName} did not sign this card. Check that the whole code was scanned; if it was, the card is forged.`,
      }}
    />
  );
}
