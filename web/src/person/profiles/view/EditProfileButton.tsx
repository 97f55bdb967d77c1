import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { profileTexts } from "../profile-texts.ts";

/** Opens the profile form at `to` after a confirmation. */
export const EditProfileButton = ({ to }: { to: string }) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refuse = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{profileTexts.edit}</Button>
      {asking && (
        <Dialog
          title={profileTexts.confirm}
          onClose={refuse}
          actions={
            <>
              <Button variant="secondary" onClick={refuse}>
                {profileTexts.no}
              </Button>
              <Button onClick={() => void navigate(to)}>{profileTexts.yes}</Button>
            </>
          }
        />
      )}
    </>
  );
};
