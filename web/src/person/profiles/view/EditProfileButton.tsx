import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ModalDialog } from "../../../ui/ModalDialog.tsx";
import { profileTexts } from "../profile-texts.ts";

/** Opens the profile form at `to` after a confirmation. */
export const EditProfileButton = ({ to }: { to: string }) => {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refuse = () => setAsking(false);
  return (
    <>
      <Button type="primary" onClick={() => setAsking(true)}>
        {profileTexts.edit}
      </Button>
      {asking && (
        <ModalDialog
          title={profileTexts.confirm}
          onClose={refuse}
          actions={
            <>
              <Button onClick={refuse}>{profileTexts.no}</Button>
              <Button type="primary" onClick={() => void navigate(to)}>
                {profileTexts.yes}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
