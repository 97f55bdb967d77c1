import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** Leads to the profile's form, once the person has said yes. */
export const EditProfileButton = () => {
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
              <Button onClick={() => void navigate(paths.student.updateProfile)}>
                {texts.profile.yes}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
