import { UserOutlined } from "@ant-design/icons";
import { Avatar } from "antd";
import { useSession } from "../../session/use-session.ts";

/** The viewer's passport photo or a placeholder. Decorative, because the viewer's name is beside it. */
export const PassportPhoto = ({ size }: { size: number }) => {
  const session = useSession();
  const url = session.status === "signedIn" ? session.viewer.passportUrl : null;
  return <Avatar size={size} src={url} alt="" icon={<UserOutlined aria-hidden />} />;
};
