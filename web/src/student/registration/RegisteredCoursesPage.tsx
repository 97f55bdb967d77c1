import { StudentCourseRegistrationDocument } from "../../gql/student-registration.ts";
import { titles } from "../../titles.ts";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { NoSemester } from "./NoSemester.tsx";
import { RegisteredCourses } from "./RegisteredCourses.tsx";
import { RegistrationFailure } from "./RegistrationFailure.tsx";
import { RegistrationSkeleton } from "./RegistrationSkeleton.tsx";
import { registrationTexts } from "./registration-texts.ts";
import { TuitionUnpaid } from "./TuitionUnpaid.tsx";

/** The registered courses of the running semester, to be printed or dropped. */
export default function RegisteredCoursesPage() {
  const { student, failure, reload, reloading } = useStudentQuery(
    StudentCourseRegistrationDocument,
  );
  const registration = student?.courseRegistration;
  const content = () => {
    if (!registration) {
      if (failure) {
        const title = registrationTexts.registeredFailed;
        return <RegistrationFailure {...{ title, failure, reload, reloading }} />;
      }
      return student ? <NoSemester /> : <RegistrationSkeleton />;
    }
    const { courses } = registration;
    if (courses.__typename === "Refusal") return <TuitionUnpaid message={courses.message} />;
    return <RegisteredCourses {...{ registration, courses, reload }} />;
  };
  return (
    <>
      <PageHeading>{titles.registeredCourses}</PageHeading>
      {content()}
    </>
  );
}
