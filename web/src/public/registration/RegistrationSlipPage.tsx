import { useId } from "react";
import { RegistrationSlipConfirmationDocument } from "../../gql/public-registration.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import styles from "./RegistrationSlip.module.css";

/**
 * The page behind a registration slip's QR code. The courses are in a plain table: Ant Design's is too heavy for this
 * page.
 */
export default function RegistrationSlipPage() {
  const { collegeName } = usePortal();
  const coursesId = useId();
  return (
    <Confirmation
      title={titles.registrationSlip}
      query={RegistrationSlipConfirmationDocument}
      genuineOf={({ registrationSlipConfirmation: slip }) =>
        slip && {
          title: "This registration slip is genuine",
          hint: `${collegeName} issued this slip. These are the courses that are registered now.`,
          facts: [
            ["Name", slip.name],
            ["Matric No.", slip.matricNumber],
            ["Department", slip.department],
            ["Level", texts.dashboard.levelOf(slip.level)],
            ["Session", slip.session],
            [
              "Semester",
              slip.semester ? texts.dashboard.semesters[slip.semester] : texts.dashboard.none,
            ],
            ["Total credits", String(slip.totalCredits)],
          ],
          more: (
            <section aria-labelledby={coursesId}>
              <h2 id={coursesId}>Courses</h2>
              {slip.courses.length === 0 ? (
                <p>No course is registered now.</p>
              ) : (
                <table className={styles.courses} aria-labelledby={coursesId}>
                  <thead>
                    <tr>
                      <th scope="col">Code</th>
                      <th scope="col">Course</th>
                      <th scope="col">Credits</th>
                    </tr>
                  </thead>
                  <tbody>
                    {slip.courses.map(({ code, title, creditLoad }) => (
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
          ),
        }
      }
      unknown={{
        title: "No such registration slip",
        hint: `${collegeName} issued no registration slip with this code. Check that the whole code was scanned.`,
      }}
    />
  );
}
