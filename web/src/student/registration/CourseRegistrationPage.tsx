import { titles } from "../../titles.ts";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { RegistrationBoundary, TuitionUnpaid } from "./RegistrationBoundary.tsx";
import { RegistrationClosed } from "./RegistrationClosed.tsx";
import { RegistrationWizard } from "./RegistrationWizard.tsx";

/** The course registration of the running semester. */
export default function CourseRegistrationPage() {
  return (
    <>
      <PageHeading>{titles.courseRegistration}</PageHeading>
      <RegistrationBoundary failed="Failed to load registration information">
        {({ owner, registration, reload, reloading }) => {
          const { id, isOpen, courses } = registration;
          if (!isOpen) return <RegistrationClosed {...{ registration, reload, reloading }} />;
          if (courses.__typename === "Refusal") return <TuitionUnpaid message={courses.message} />;
          return (
            <RegistrationWizard
              key={`${owner} ${id}`}
              {...{ owner, registration, courses, reload }}
            />
          );
        }}
      </RegistrationBoundary>
    </>
  );
}
