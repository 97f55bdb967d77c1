import { LogoutOutlined, UserOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { PassportPhoto } from "../../app/shell/PassportPhoto.tsx";
import { classNames } from "../../lib/class-names.ts";
import { formatLongDay } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useSignOut } from "../../session/sign-out.ts";
import { useSession } from "../../session/use-session.ts";
import { texts } from "../../texts.ts";
import { staffTexts } from "../texts.ts";
import { useStaffPath, useStaffRole } from "./role-context.ts";
import styles from "./StaffShell.module.css";
import { useLogoutGuard } from "./use-logout-guard.tsx";

/** The passport photo, which opens the account menu. On a phone the menu holds the welcome line too. */
export const AccountMenu = () => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const role = useStaffRole();
  const to = useStaffPath();
  const { timeZone } = usePortal();
  const session = useSession();
  const [signOut, signingOut] = useSignOut();
  const guard = useLogoutGuard();
  const busy = signingOut || guard.isBusy;
  const person = session.status === "signedIn" ? session.viewer : null;
  const head = (
    <div className={styles.person}>
      <p className={styles.welcome}>{formatLongDay(new Date(), timeZone)}</p>
      <p className={styles.welcome}>{texts.shell.welcome}</p>
      <strong>{person && `${person.surname} ${person.firstName}`}</strong>
      <p>{staffTexts.roleNames[role]}</p>
    </div>
  );
  return (
    <>
      <Dropdown
        open={open}
        onOpenChange={setOpen}
        trigger={["click"]}
        placement="bottomRight"
        menu={{
          items: [
            {
              key: "person",
              type: "group",
              label: head,
              children: [
                {
                  key: "account",
                  icon: <UserOutlined aria-hidden="true" />,
                  label: <Link to={to("account")}>My account</Link>,
                },
                {
                  key: "log-out",
                  icon: <LogoutOutlined aria-hidden="true" />,
                  label: busy ? texts.shell.signingOut : texts.shell.signOut,
                  disabled: busy,
                  onClick: () => {
                    // A question returns the focus to what had it, and the menu's entry is hidden by then.
                    button.current?.focus();
                    guard.leave(signOut);
                  },
                },
              ],
            },
          ],
        }}
      >
        <Button
          ref={button}
          type="text"
          shape="circle"
          className={classNames(styles.account)}
          loading={busy}
          aria-label={texts.shell.account}
          aria-expanded={open}
          aria-haspopup="menu"
          icon={<PassportPhoto size={36} />}
        />
      </Dropdown>
      {guard.question}
    </>
  );
};
