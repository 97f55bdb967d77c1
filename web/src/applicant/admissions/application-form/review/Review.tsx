import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Passport } from "../../../../person/profiles/view/Passport.tsx";
import { DetailList } from "../../../../person/profiles/view/ProfileView.tsx";
import { profileGroups } from "../../../../person/profiles/view/profile-entries.ts";
import { formTexts } from "../form-texts.ts";
import type { FormApplicant, FormApplication } from "../saved-section.ts";
import { type SavedSection, sectionLink } from "../sections.ts";
import styles from "./Review.module.css";

const labels = formTexts.academic;
const texts = formTexts.review;

const fact = (label: string, value: string) => ({
  label,
  value: value || texts.none,
  isGiven: value !== "",
});

type Sitting = NonNullable<FormApplication["sittings"]>[number];

const SittingReview = ({ title, sitting }: { title: string; sitting: Sitting }) => (
  <div className={styles.sitting}>
    <h4>{title}</h4>
    <DetailList
      entries={[
        fact(labels.schoolName, sitting.schoolName),
        fact(labels.examType, sitting.examType),
        fact(labels.year, sitting.year),
        fact(labels.examNumber, sitting.examNumber),
      ]}
    />
    <DetailList entries={sitting.subjects.map(({ name, grade }) => fact(name, grade))} />
    {sitting.resultUrl ? (
      <p>
        <a href={sitting.resultUrl} target="_blank" rel="noreferrer">
          {formTexts.result.view}
        </a>
      </p>
    ) : (
      <p className={styles.muted}>{texts.noResult}</p>
    )}
  </div>
);

/** The saved O-level sittings. */
const AcademicReview = ({ application }: { application: FormApplication }) => {
  const { sittings } = application;
  if (!sittings) return <p className={styles.muted}>{texts.notReturned}</p>;
  if (sittings.length === 0) return <p className={styles.muted}>{texts.notSaved}</p>;
  return sittings.map((sitting, index) => {
    const title = labels.sittings[index] ?? "";
    return <SittingReview key={title} title={title} sitting={sitting} />;
  });
};

interface ReviewProps {
  readonly applicant: FormApplicant;
  readonly application: FormApplication;
  /** Whether the sections can still be changed. */
  readonly canEdit: boolean;
}

interface PartProps {
  readonly section: SavedSection;
  readonly canEdit: boolean;
  readonly children: ReactNode;
}

const Part = ({ section, canEdit, children }: PartProps) => (
  <section className={styles.body} aria-label={formTexts.sections[section]}>
    <div className={styles.head}>
      <h3>{formTexts.sections[section]}</h3>
      {canEdit && <Link to={sectionLink(section)}>{formTexts.review.edit[section]}</Link>}
    </div>
    {children}
  </section>
);

/** The profile's details. The maiden name shows only if there is one. */
const personalFacts = (applicant: FormApplicant) =>
  profileGroups(applicant, "applicationNo")
    .flatMap(({ entries }) => entries)
    .filter(({ name, isGiven }) => isGiven || name !== "maidenName");

/** All saved details of an application, section by section. */
export const Review = ({ applicant, application, canEdit }: ReviewProps) => (
  <div className={styles.review}>
    <Part section="personal" canEdit={canEdit}>
      <div className={styles.person}>
        <Passport
          url={applicant.passportUrl}
          name={`${applicant.surname} ${applicant.firstName}`}
        />
        <DetailList entries={personalFacts(applicant)} />
      </div>
    </Part>
    <Part section="academic" canEdit={canEdit}>
      <AcademicReview application={application} />
    </Part>
    <Part section="jamb" canEdit={canEdit}>
      <JambReview application={application} />
    </Part>
  </div>
);

const JambReview = ({ application: { jamb, jambDetails } }: { application: FormApplication }) => {
  const { notReturned, notSaved, notSat } = formTexts.review;
  if (!jambDetails) {
    return <p className={styles.muted}>{jamb.state === null ? notReturned : notSaved}</p>;
  }
  if (jambDetails.jambNo === "") return <p>{notSat}</p>;
  return (
    <DetailList
      entries={[
        fact(formTexts.jamb.number, jambDetails.jambNo),
        fact(formTexts.jamb.score, jambDetails.jambScore),
      ]}
    />
  );
};
