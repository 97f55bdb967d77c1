import type { ApplicantFileDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import styles from "../Admissions.module.css";

/** The personal details that the applicant entered. */
export const PersonalFacts = ({
  applicant: { name, email, passportUrl, profile },
}: {
  applicant: ApplicantFileDetailsFragment;
}) => (
  <div className={styles.head}>
    {passportUrl && <img className={styles.photo} src={passportUrl} alt={name} />}
    <FactGrid
      facts={[
        ["Email", email],
        ["Phone", profile.phone],
        ["Sex", profile.sex],
        ["Date of birth", profile.dateOfBirth && formatCalendarDate(profile.dateOfBirth)],
        ["State of origin", profile.stateOfOrigin],
        ["LGA", profile.lga],
        ["Nationality", profile.nationality],
        ["Marital status", profile.maritalStatus],
        ["Religion", profile.religion],
        ["Blood group", profile.bloodGroup],
        ["Maiden name", profile.maidenName],
        ["Address", profile.address],
        ["Emergency contact", profile.emergencyContact],
        ["Parent/guardian", profile.parentName],
        ["Parent/guardian phone", profile.parentPhone],
        ["Parent/guardian address", profile.parentAddress],
      ]}
    />
  </div>
);
