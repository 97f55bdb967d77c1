import {
  RegistrationSlipConfirmationDocument,
  type RegistrationSlipConfirmationQuery,
} from "../../gql/public-registration.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { registrationSlipTexts as labels } from "./registration-slip-texts.ts";
import { SlipCourses } from "./SlipCourses.tsx";

type Slip = NonNullable<RegistrationSlipConfirmationQuery["registrationSlipConfirmation"]>;

const genuineSlip = (slip: Slip, college: string) => ({
  title: labels.genuine,
  hint: labels.genuineHint(college),
  facts: [
    [labels.name, slip.name],
    [labels.matricNumber, slip.matricNumber],
    [labels.department, slip.department],
    [labels.level, texts.dashboard.levelOf(slip.level)],
    [labels.session, slip.session],
    [
      labels.semester,
      slip.semester ? texts.dashboard.semesters[slip.semester] : texts.dashboard.none,
    ],
    [labels.totalCredits, String(slip.totalCredits)],
  ] as const,
  more: <SlipCourses courses={slip.courses} />,
});

/** The page behind a registration slip's QR code. */
export default function RegistrationSlipPage() {
  const { collegeName } = usePortal();
  const { data, asking } = useConfirmation(RegistrationSlipConfirmationDocument);
  const slip = data?.registrationSlipConfirmation;
  return (
    <Confirmation
      title={titles.registrationSlip}
      {...asking}
      genuine={slip && genuineSlip(slip, collegeName)}
      unknown={{ title: labels.unknown, hint: labels.unknownHint(collegeName) }}
    />
  );
}
