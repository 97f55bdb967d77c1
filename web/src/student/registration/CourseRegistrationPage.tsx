import { Alert, Button, Card, Flex } from "antd";
import type { CourseRegistration_RegistrationFragment } from "../../gql/student-registration.ts";
import { formatClosing, formatMoment } from "../../lib/dates.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { type LoadedRegistration, RegistrationBoundary } from "./RegistrationBoundary.tsx";
import { RegistrationHeader } from "./RegistrationHeader.tsx";
import { RegistrationWizard } from "./RegistrationWizard.tsx";

export default function CourseRegistrationPage() {
  return (
    <>
      <PageHeading>{titles.courseRegistration}</PageHeading>
      <RegistrationBoundary failed="Failed to load registration information">
        {(loaded) => {
          const { owner, registration, offer, refusal, reload } = loaded;
          if (!registration.isOpen) return <RegistrationClosed {...loaded} />;
          if (!offer) return refusal;
          return (
            <RegistrationWizard key={`${owner} ${registration.id}`} {...{ owner, offer, reload }} />
          );
        }}
      </RegistrationBoundary>
    </>
  );
}

const closedReason = (
  { opensAt, closesAt }: CourseRegistration_RegistrationFragment,
  timeZone: string,
  now: number,
): string => {
  if (opensAt !== null && Date.parse(opensAt) > now) {
    return `Course registration opens on ${formatMoment(opensAt, timeZone)}.`;
  }
  return closesAt !== null && Date.parse(closesAt) <= now
    ? `Course registration closed on ${formatClosing(closesAt, timeZone)}.`
    : "Course registration is not open now. The dates have not been announced.";
};

/** Says that registration is closed, since when or until when, and lists the registered courses. */
const RegistrationClosed = (props: LoadedRegistration) => {
  const { registration, offer, refusal, reload, reloading } = props;
  const { timeZone } = usePortal();
  useTabReturn(reload);
  return (
    <>
      <Card>
        <Flex vertical gap="middle">
          <h2>Registration Closed</h2>
          <Alert
            type="info"
            showIcon
            role="none"
            title={closedReason(registration, timeZone, Date.now())}
          />
          <Flex wrap gap="small">
            <ButtonLink type="primary" to={paths.student.registeredCourses}>
              Registered courses
            </ButtonLink>
            <Button loading={reloading} onClick={reload}>
              Check again
            </Button>
          </Flex>
        </Flex>
      </Card>
      {offer ? <RegistrationHeader offer={offer} /> : refusal}
    </>
  );
};
