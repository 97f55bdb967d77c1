import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { registrationTexts } from "./registration-texts.ts";

const labels = registrationTexts.noSemester;

/** Replaces the registration between two semesters. */
export const NoSemester = () => (
  <Card>
    <EmptyState icon="clock" title={labels.title}>
      <p>{labels.hint}</p>
      <ButtonLink variant="secondary" to={paths.student.dashboard}>
        {labels.toDashboard}
      </ButtonLink>
    </EmptyState>
  </Card>
);
