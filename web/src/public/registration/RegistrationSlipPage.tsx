import {
  RegistrationSlipConfirmationDocument,
  type RegistrationSlipConfirmationQuery,
} from "../../gql/public.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";
import { useConfirmation } from "../documents/use-confirmation.ts";
import { registrationSlipTexts as words } from "./registration-slip-texts.ts";
import { SlipCourses } from "./SlipCourses.tsx";

type Slip = NonNullable<RegistrationSlipConfirmationQuery["registrationSlipConfirmation"]>;

const genuineSlip = (slip: Slip, college: string) => ({
  title: words.genuine,
  hint: words.genuineHint(college),
  facts: [
    [words.name, slip.name],
    [words.matricNumber, slip.matricNumber],
    [words.department, slip.department],
    [words.level, texts.dashboard.levelOf(slip.level)],
    [words.session, slip.session],
    [
      words.semester,
      slip.semester ? texts.dashboard.semesters[slip.semester] : texts.dashboard.none,
    ],
    [words.totalCredits, String(slip.totalCredits)],
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
      unknown={{ title: words.unknown, hint: words.unknownHint(collegeName) }}
    />
  );
}
