import { Table } from "antd";
import { formTexts } from "../form-texts.ts";
import type { FormApplication } from "../saved-section.ts";
import { FactList, fact } from "./FactList.tsx";
import styles from "./Review.module.css";

type Sitting = NonNullable<FormApplication["sittings"]>[number];

const labels = formTexts.academic;
const texts = formTexts.review;

const SittingReview = ({ title, sitting }: { title: string; sitting: Sitting }) => (
  <div className={styles.sitting}>
    <h4>{title}</h4>
    <FactList
      facts={[
        fact(labels.schoolName, sitting.schoolName),
        fact(labels.examType, sitting.examType),
        fact(labels.year, sitting.year),
        fact(labels.examNumber, sitting.examNumber),
      ]}
    />
    <div className={styles.grades}>
      <Table
        size="small"
        pagination={false}
        rowKey="name"
        columns={[
          { title: texts.subject, dataIndex: "name" },
          { title: texts.grade, dataIndex: "grade", width: 96 },
        ]}
        dataSource={sitting.subjects}
      />
    </div>
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
export const AcademicReview = ({ application }: { application: FormApplication }) => {
  const { sittings } = application;
  if (!sittings) return <p className={styles.muted}>{texts.notReturned}</p>;
  if (sittings.length === 0) return <p className={styles.muted}>{texts.notSaved}</p>;
  return sittings.map((sitting, index) => {
    const title = labels.sittings[index] ?? "";
    return <SittingReview key={title} title={title} sitting={sitting} />;
  });
};
