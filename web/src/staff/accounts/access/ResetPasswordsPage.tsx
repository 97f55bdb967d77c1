import { Button } from "antd";
import { useState } from "react";
import { ProfileList } from "../../profiles/ProfileList.tsx";
import { fullName, profileTexts } from "../../profiles/texts.ts";
import { LinkDialog } from "./LinkDialog.tsx";

/** Finds an account and issues a password link. */
export default function ResetPasswordsPage() {
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      <ProfileList
        title={profileTexts.titles.resetPasswords}
        lead="Find the account and hand out a link by which its owner chooses a new password. A link works once, within 24 hours."
        action={{
          title: profileTexts.handOut,
          cell: ({ id, isSuspended, ...person }) => {
            if (isSuspended) return profileTexts.suspended;
            const name = fullName(person);
            return (
              <Button
                aria-label={`${profileTexts.handOut} to ${name}`}
                onClick={() => setChosen({ id, name })}
              >
                {profileTexts.handOut}
              </Button>
            );
          },
        }}
      />
      {chosen && <LinkDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
