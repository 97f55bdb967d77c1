import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { CourseLines } from "./CourseLines.tsx";
import { CreditBar } from "./CreditBar.tsx";
import styles from "./Registration.module.css";
import { registrationTexts } from "./registration-texts.ts";
import type { SemesterOffer } from "./semester-offer.ts";
import type { Selection } from "./use-selection.ts";
import type { Problem } from "./use-submission.ts";

const labels = registrationTexts.review;

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
  const isNothingNew = work.selected.length === 0;
  return (
    <div className={styles.step}>
      <Card>
        <div className={styles.stack}>
          <div>
            <h2 tabIndex={-1}>{registrationTexts.steps.names.review}</h2>
            <p className={styles.muted}>{isNothingNew ? labels.nothingNew : labels.lead}</p>
          </div>
          <CourseLines title={labels.toRegister} courses={work.selected} />
          <CourseLines title={labels.registered} courses={registered} />
        </div>
      </Card>
      <CreditBar
        {...{ offer, problem }}
        selection={work.selection}
        action={(isOver) => (
          <>
            {problem?.code === "TUITION_UNPAID" && (
              <ButtonLink to={paths.student.tuitionPayment}>
                {registrationTexts.unpaid.toTuition}
              </ButtonLink>
            )}
            <Button variant="secondary" onClick={onBack}>
              {labels.back}
            </Button>
            <Button disabled={isOver} busy={busy} onClick={onSubmit}>
              {busy ? labels.submitting : labels.submit}
            </Button>
          </>
        )}
      />
    </div>
  );
};
