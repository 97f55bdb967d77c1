import { Button } from "antd";
import { useState } from "react";
import { fullName, ProfileList, type ProfileRow } from "../../profiles/ProfileList.tsx";
import { profileTexts } from "../../profiles/texts.ts";
import { LinkDialog } from "./LinkDialog.tsx";

const texts = profileTexts.access;

/** Finds an account and issues a password link. */
export default function ResetPasswordsPage() {
  const [chosen, setChosen] = useState<ProfileRow | null>(null);
  return (
    <>
      <ProfileList
        title={texts.resetTitle}
        lead={texts.resetLead}
        empty={texts.resetEmpty}
        action={{
          title: texts.handOut,
          cell: (row) =>
            row.isSuspended ? (
              profileTexts.suspended
            ) : (
              <Button aria-label={texts.handOutTo(fullName(row))} onClick={() => setChosen(row)}>
                {texts.handOut}
              </Button>
            ),
        }}
      />
      {chosen && (
        <LinkDialog id={chosen.id} name={fullName(chosen)} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
