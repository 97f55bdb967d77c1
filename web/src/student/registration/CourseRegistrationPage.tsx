import { StudentCourseRegistrationDocument } from "../../gql/student-registration.ts";
import { titles } from "../../titles.ts";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { NoSemester } from "./NoSemester.tsx";
import { RegistrationClosed } from "./RegistrationClosed.tsx";
import { RegistrationFailure } from "./RegistrationFailure.tsx";
import { RegistrationSkeleton } from "./RegistrationSkeleton.tsx";
import { RegistrationWizard } from "./RegistrationWizard.tsx";
import { registrationTexts } from "./registration-texts.ts";
import { TuitionUnpaid } from "./TuitionUnpaid.tsx";

/** The course registration of the running semester. */
export default function CourseRegistrationPage() {
  const { student, failure, reload, reloading } = useStudentQuery(
    StudentCourseRegistrationDocument,
  );
  const registration = student?.courseRegistration;
  const content = () => {
    if (!registration) {
      if (failure) {
        const title = registrationTexts.infoFailed;
        return <RegistrationFailure {...{ title, failure, reload, reloading }} />;
      }
      return student ? <NoSemester /> : <RegistrationSkeleton />;
    }
    if (!registration.isOpen) {
      return <RegistrationClosed {...{ registration, reload, reloading }} />;
    }
    if (registration.courses.__typename === "Refusal") {
      return <TuitionUnpaid message={registration.courses.message} />;
    }
    return (
      <RegistrationWizard
        key={`${student.id} ${registration.id}`}
        owner={student.id}
        {...{ registration, courses: registration.courses, reload }}
      />
    );
  };
  return (
    <>
      <PageHeading>{titles.courseRegistration}</PageHeading>
      {content()}
    </>
  );
}
