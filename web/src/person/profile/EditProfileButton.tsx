import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** Leads to the profile's form, whose path is `to`, once the person has said yes. */
export const EditProfileButton = ({ to }: { to: string }) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refuse = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.profile.edit}</Button>
      {asking && (
        <Dialog
          title={texts.profile.confirm}
          onClose={refuse}
          actions={
            <>
              <Button look="secondary" onClick={refuse}>
                {texts.profile.no}
              </Button>
              <Button onClick={() => void navigate(to)}>{texts.profile.yes}</Button>
            </>
          }
        />
      )}
    </>
  );
};
