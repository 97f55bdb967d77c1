import { Flex, Typography } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Passport } from "../../../../person/profiles/view/Passport.tsx";
import { DetailList } from "../../../../person/profiles/view/ProfileView.tsx";
import { profileGroups } from "../../../../person/profiles/view/profile-entries.ts";
import { formTexts } from "../form-texts.ts";
import type { FormApplicant, FormApplication } from "../saved-section.ts";
import { type SavedSection, sectionLink } from "../sections.ts";
import styles from "./Review.module.css";

const fact = (label: string, value: string) => ({
  label,
  value: value || "Not given",
  isGiven: value !== "",
});

const Note = ({ children }: { children: ReactNode }) => (
  <p>
    <Typography.Text type="secondary">{children}</Typography.Text>
  </p>
);

const notSaved = <Note>Nothing is saved yet.</Note>;

const notReturned = (
  <Note>This college does not tell what was saved here, so it cannot be shown.</Note>
);

/** The saved O-level sittings. */
const academicReview = ({ sittings }: FormApplication) => {
  if (!sittings) return notReturned;
  if (sittings.length === 0) return notSaved;
  return sittings.map((sitting, index) => (
    <Flex key={formTexts.sittings[index]} vertical gap="small">
      <h4 className={styles.sitting}>{formTexts.sittings[index]}</h4>
      <DetailList
        entries={[
          fact(formTexts.schoolName, sitting.schoolName),
          fact(formTexts.examType, sitting.examType),
          fact(formTexts.year, sitting.year),
          fact(formTexts.examNumber, sitting.examNumber),
        ]}
      />
      <DetailList entries={sitting.subjects.map(({ name, grade }) => fact(name, grade))} />
      {sitting.resultUrl ? (
        <p>
          <a href={sitting.resultUrl} target="_blank" rel="noreferrer">
            {formTexts.viewResult}
          </a>
        </p>
      ) : (
        <Note>No result file</Note>
      )}
    </Flex>
  ));
};

const jambReview = ({ jamb, jambDetails }: FormApplication) => {
  if (!jambDetails) return jamb.state === null ? notReturned : notSaved;
  if (jambDetails.jambNo === "") return <p>JAMB was not sat</p>;
  return (
    <DetailList
      entries={[
        fact(formTexts.jambNo, jambDetails.jambNo),
        fact(formTexts.jambScore, jambDetails.jambScore),
      ]}
    />
  );
};

interface PartProps {
  readonly section: SavedSection;
  /** The label of the link to the section. */
  readonly edit: string | false;
  readonly children: ReactNode;
}

const Part = ({ section, edit, children }: PartProps) => (
  <Flex vertical gap="middle" component="section" aria-label={formTexts.names[section]}>
    <div className={styles.head}>
      <h3>{formTexts.names[section]}</h3>
      {edit && <Link to={sectionLink(section)}>{edit}</Link>}
    </div>
    {children}
  </Flex>
);

interface ReviewProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
  /** Whether the sections can still be changed. */
  readonly canEdit: boolean;
}

/** All saved details of an application, section by section. The maiden name shows only if there is one. */
export const Review = ({ applicant, application, canEdit }: ReviewProps) => (
  <Flex vertical gap="large">
    <Part section="personal" edit={canEdit && "Edit personal details"}>
      <div className={styles.person}>
        <Passport
          url={applicant.passportUrl}
          name={`${applicant.surname} ${applicant.firstName}`}
        />
        <DetailList
          entries={profileGroups(applicant, "applicationNo")
            .flatMap(({ entries }) => entries)
            .filter(({ name, isGiven }) => isGiven || name !== "maidenName")}
        />
      </div>
    </Part>
    <Part section="academic" edit={canEdit && "Edit academic qualifications"}>
      {academicReview(application)}
    </Part>
    <Part section="jamb" edit={canEdit && "Edit JAMB details"}>
      {jambReview(application)}
    </Part>
  </Flex>
);
