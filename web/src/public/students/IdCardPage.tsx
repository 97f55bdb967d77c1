import { IdCardConfirmationDocument } from "../../gql/public-students.ts";
import { formatDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { Confirmation } from "../documents/Confirmation.tsx";

/** The page behind an ID card's QR code. */
export default function IdCardPage() {
  const { collegeName, timeZone } = usePortal();
  return (
    <Confirmation
      title={titles.idCard}
      query={IdCardConfirmationDocument}
      genuineOf={({ idCardConfirmation: card }) =>
        card && {
          ...verdictOf(card, collegeName),
          facts: [
            ["Name", card.name],
            ["Matric No.", card.matricNumber],
            ["Department", card.department],
            ["Level", texts.dashboard.levelOf(card.level)],
            ["Issued on", formatDay(card.issuedAt, timeZone)],
          ],
        }
      }
      unknown={{
        title: "No such ID card",
        hint: `${collegeName} did not sign this card. Check that the whole code was scanned; if it was, the card is forged.`,
      }}
    />
  );
}

interface Validity {
  readonly isLatest: boolean;
  readonly isStudent: boolean;
}

const verdictOf = ({ isLatest, isStudent }: Validity, collegeName: string) => {
  if (!isStudent) {
    return {
      title: "This ID card is not valid",
      hint: `Its owner is not a student of ${collegeName} any more.`,
      isVoid: true,
    };
  }
  if (!isLatest) {
    return {
      title: "This ID card is not valid",
      hint: `${collegeName} has replaced it. Its owner has a newer one.`,
      isVoid: true,
    };
  }
  return {
    title: "This ID card is valid",
    hint: `${collegeName} issued this card. Compare the photo on it with the student.`,
  };
};
