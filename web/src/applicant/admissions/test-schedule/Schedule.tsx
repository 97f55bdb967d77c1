import { Card, Empty, Flex } from "antd";
import { type ReactNode, useId } from "react";
import type { TestScheduleQuery } from "../../../gql/applicant-admissions.ts";
import { texts as portalTexts } from "../../../texts.ts";
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

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Flex vertical gap="middle">
        <h2 id={id}>{title}</h2>
        {children}
      </Flex>
    </Card>
  );
};

/** Says that no test is assigned yet. */
export const Unassigned = () => (
  <Card>
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <strong>{labels.unassignedTitle}</strong>
          <p>{labels.unassigned}</p>
        </>
      }
    />
  </Card>
);

/** A submitted applicant's test, if assigned, and what to bring. */
export const Schedule = ({ applicant }: ScheduleProps) => {
  const { test, printoutUrl, screening } = applicant.application;
  return (
    <>
      {test ? (
        <Part title={labels.testTitle}>
          <TestFacts test={test} />
          <div>
            <PdfButton
              path={test.scheduleUrl}
              fileName={fileNameOf(applicant, "aptitude_test_schedule")}
              labels={labels.print}
              name={labels.printName}
            />
          </div>
        </Part>
      ) : (
        <Unassigned />
      )}
      <Part title={labels.requirementsTitle}>
        <p>{labels.requirementsLead}</p>
        <ul className={styles.list}>
          {labels.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </Part>
      {(printoutUrl || screening.receiptUrl) && (
        <Part title={labels.documentsTitle}>
          <Flex wrap gap="small">
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
          </Flex>
        </Part>
      )}
    </>
  );
};
