import { useFragment } from "@apollo/client/react";
import { Alert, Card, Empty } from "antd";
import type { ReactNode } from "react";
import {
  type CourseRegistration_RegistrationFragment,
  CourseRegistration_RegistrationFragmentDoc,
  RegistrableCourse_CourseFragmentDoc,
  StudentCourseRegistrationDocument,
} from "../../gql/student-registration.ts";
import { paths } from "../../paths.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { offerOf, type SemesterOffer } from "./semester-offer.ts";

export interface LoadedRegistration {
  readonly owner: string;
  readonly registration: CourseRegistration_RegistrationFragment;
  /** Null before tuition, or the share of it that opens registration, is paid. */
  readonly offer: SemesterOffer | null;
  /** Asks for tuition first, in the college's words, with a link to pay it. */
  readonly refusal: ReactNode;
  readonly reload: () => void;
  readonly reloading: boolean;
}

interface RegistrationBoundaryProps {
  /** The message of the specification (§8) for a failure without one. */
  readonly failed: string;
  readonly children: (loaded: LoadedRegistration) => ReactNode;
}

/** Loads the running semester's registration, and says why there is none. */
export const RegistrationBoundary = ({ failed, children }: RegistrationBoundaryProps) => {
  const { viewer, failure, reload, reloading } = useViewerQuery(
    StudentCourseRegistrationDocument,
    "Student",
  );
  const { data, complete } = useFragment({
    fragment: CourseRegistration_RegistrationFragmentDoc,
    fragmentName: "CourseRegistration_registration",
    from: viewer?.courseRegistration ?? null,
  });
  const own = complete && data.courses.__typename === "RegistrationCourses" ? data.courses : null;
  const records = useFragment({
    fragment: RegistrableCourse_CourseFragmentDoc,
    from: own
      ? [...own.carryovers, ...own.newCourses, ...own.registered.map(({ course }) => course)]
      : [],
  });
  if (viewer && complete && records.complete) {
    const { courses } = data;
    return children({
      owner: viewer.id,
      registration: data,
      offer: own && offerOf(data, own, records.data),
      refusal: courses.__typename === "Refusal" && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title="Course registration is locked"
          description={courses.message}
          action={
            <ButtonLink type="primary" to={paths.student.tuitionPayment}>
              Go to tuition payment
            </ButtonLink>
          }
        />
      ),
      reload,
      reloading,
    });
  }
  if (failure) {
    return (
      <ErrorState
        {...(failure.code === "NETWORK" && { title: failed })}
        message={failure.message}
        onRetry={reload}
        retrying={reloading}
      />
    );
  }
  if (viewer) {
    return (
      <Card>
        <Empty description="No semester is running">
          <p>Courses can be registered once the next semester has begun.</p>
          <ButtonLink to={paths.student.dashboard}>Go to dashboard</ButtonLink>
        </Empty>
      </Card>
    );
  }
  return (
    <Card>
      <LoadingLines rows={8} />
    </Card>
  );
};
