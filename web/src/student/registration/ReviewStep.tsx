import { Button, Card } from "antd";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { CourseLines } from "./CourseLines.tsx";
import { CreditBar } from "./CreditBar.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { SemesterOffer } from "./semester-offer.ts";
import type { Selection } from "./use-selection.ts";
import type { Problem } from "./use-submission.ts";

interface ReviewStepProps {
  readonly offer: SemesterOffer;
  readonly work: Selection;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/** The second step: reviews and submits the new courses beside the registered ones. */
export const ReviewStep = ({ offer, work, problem, busy, onBack, onSubmit }: ReviewStepProps) => {
  const registered = offer.courses.filter(({ isRegistered }) => isRegistered);
  return (
    <>
      <Card size="small">
        <div className={styles.stack}>
          <div>
            <h2 tabIndex={-1}>{registrationTexts.steps.review}</h2>
            <p className={styles.muted}>
              {work.selected.length === 0
                ? "Everything you selected is registered already."
                : "Check the courses below, then submit."}
            </p>
          </div>
          <CourseLines title="To be registered" courses={work.selected} />
          <CourseLines title="Registered already" courses={registered} />
        </div>
      </Card>
      <CreditBar
        {...{ offer, problem }}
        selection={work.selection}
        action={(isOver) => (
          <>
            {problem?.code === "TUITION_UNPAID" && (
              <ButtonLink to={paths.student.tuitionPayment}>
                {registrationTexts.toTuition}
              </ButtonLink>
            )}
            <Button onClick={onBack}>Back</Button>
            <Button
              type="primary"
              disabled={isOver}
              aria-disabled={busy || undefined}
              onClick={onSubmit}
            >
              {busy ? "Submitting..." : "Submit Registration"}
            </Button>
          </>
        )}
      />
    </>
  );
};
