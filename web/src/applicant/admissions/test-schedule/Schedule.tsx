import { useId } from "react";
import type { TestScheduleQuery } from "../../../gql/applicant-admissions.ts";
import { texts as portalTexts } from "../../../texts.ts";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { fileNameOf } from "../../document-file-name.ts";
import { texts } from "../../texts.ts";
import { TestFacts } from "./TestFacts.tsx";
import styles from "./TestSchedule.module.css";

type Applicant = Extract<TestScheduleQuery["viewer"], { readonly __typename: "Applicant" }>;

type Application = NonNullable<Applicant["application"]>;

interface ScheduleProps {
  readonly applicant: Applicant & { readonly application: Application };
}

const labels = texts.schedule;

/** A submitted applicant's test, if assigned, and what to bring. */
export const Schedule = ({ applicant }: ScheduleProps) => {
  const testId = useId();
  const requirementsId = useId();
  const documentsId = useId();
  const { test, printoutUrl, screening } = applicant.application;
  return (
    <>
      {test ? (
        <Card labelledBy={testId}>
          <div className={styles.part}>
            <h2 id={testId}>{labels.testTitle}</h2>
            <TestFacts test={test} />
            <div>
              <PdfButton
                path={test.scheduleUrl}
                fileName={fileNameOf(applicant, "aptitude_test_schedule")}
                labels={labels.print}
                name={labels.printName}
              />
            </div>
          </div>
        </Card>
      ) : (
        <Card>
          <EmptyState icon="clock" title={labels.unassignedTitle}>
            <p>{labels.unassigned}</p>
          </EmptyState>
        </Card>
      )}
      <Card labelledBy={requirementsId}>
        <div className={styles.part}>
          <h2 id={requirementsId}>{labels.requirementsTitle}</h2>
          <p>{labels.requirementsLead}</p>
          <ul className={styles.requirements}>
            {labels.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
      </Card>
      {(printoutUrl || screening.receiptUrl) && (
        <Card labelledBy={documentsId}>
          <div className={styles.part}>
            <h2 id={documentsId}>{labels.documentsTitle}</h2>
            <div className={styles.documents}>
              {printoutUrl && (
                <PdfButton
                  variant="secondary"
                  path={printoutUrl}
                  fileName={fileNameOf(applicant, "application")}
                  labels={labels.printout}
                />
              )}
              {screening.receiptUrl && (
                <PdfButton
                  variant="secondary"
                  path={screening.receiptUrl}
                  fileName={fileNameOf(applicant, "screening_receipt")}
                  labels={{ ...portalTexts.receiptDownload, label: labels.receiptLabel }}
                />
              )}
            </div>
          </div>
        </Card>
      )}
    </>
  );
};
