import { MessageOutlined, PhoneOutlined } from "@ant-design/icons";
import { Button, Card, Flex, Typography } from "antd";
import { callLink, whatsappLink } from "../lib/contact-links.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";

const labels = texts.dashboard;

/** The support contacts by phone and WhatsApp. */
export const HelpBanner = () => {
  const { supportPhone, supportWhatsapp } = usePortal();
  return (
    <aside aria-label={labels.helpTitle}>
      <Card>
        <Flex wrap justify="space-between" align="center" gap="middle">
          <div>
            <Typography.Text strong>{labels.helpTitle}</Typography.Text>
            <p>{labels.help}</p>
          </div>
          <Flex wrap gap="small">
            <Button icon={<PhoneOutlined aria-hidden />} href={callLink(supportPhone)}>
              {labels.call} {supportPhone}
            </Button>
            <Button
              icon={<MessageOutlined aria-hidden />}
              href={whatsappLink(supportWhatsapp)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {labels.whatsapp} {supportWhatsapp}
            </Button>
          </Flex>
        </Flex>
      </Card>
    </aside>
  );
};
