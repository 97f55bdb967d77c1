import { KeyOutlined, LogoutOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { classNames } from "../../lib/class-names.ts";
import { paths } from "../../paths.ts";
import type { ViewerRole } from "../../session/login-path.ts";
import { useSignOut } from "../../session/sign-out.ts";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import styles from "./AccountMenu.module.css";
import { PassportPhoto } from "./PassportPhoto.tsx";
import { LongDay } from "./WelcomeBanner.tsx";

interface AccountMenuProps {
  readonly viewerRole: ViewerRole;
  /** Whether the date and the greeting stand here, because the screen has no banner. */
  readonly greets: boolean;
}

/** The passport photo in the top bar, which opens the account menu. */
export const AccountMenu = ({ viewerRole, greets }: AccountMenuProps) => {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const session = useSession();
  const [signOut, signingOut] = useSignOut();
  const person = (
    <div className={styles.person}>
      {greets && (
        <div>
          <LongDay />
        </div>
      )}
      {greets && <div>{texts.shell.welcome}</div>}
      {session.status === "signedIn" && (
        <strong>
          {session.viewer.surname} {session.viewer.firstName}
        </strong>
      )}
    </div>
  );
  const passwordItem = {
    key: "password",
    icon: <KeyOutlined aria-hidden />,
    label: (
      <Link to={paths.student.changePassword} tabIndex={-1}>
        Change password
      </Link>
    ),
    // A click reaches the link itself; Enter reaches only the menu's item.
    onClick: ({ domEvent }: { domEvent: { type: string } }) => {
      if (domEvent.type === "keydown") navigate(paths.student.changePassword);
    },
  };
  const logOutItem = {
    key: "log-out",
    icon: <LogoutOutlined aria-hidden />,
    label: texts.shell.signOut,
    onClick: signOut,
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={["click"]}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      menu={{
        items: [
          {
            key: "person",
            type: "group",
            label: person,
            children: viewerRole === "Student" ? [passwordItem, logOutItem] : [logOutItem],
          },
        ],
      }}
    >
      <Button
        type="text"
        shape="circle"
        className={classNames(styles.toggle)}
        loading={signingOut}
        icon={<PassportPhoto size={40} />}
        aria-label={signingOut ? texts.shell.signingOut : texts.shell.account}
        aria-haspopup="menu"
        aria-expanded={open}
      />
    </Dropdown>
  );
};
