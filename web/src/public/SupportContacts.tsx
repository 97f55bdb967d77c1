import { callLink, whatsappLink } from "../lib/contact-links.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import styles from "./PublicPage.module.css";

const labels = texts.support;

export const SupportContacts = () => {
  const { supportPhone, supportWhatsapp, supportEmail } = usePortal();
  const contacts = [
    [labels.call, supportPhone, callLink(supportPhone)],
    [labels.whatsapp, supportWhatsapp, whatsappLink(supportWhatsapp)],
    [labels.email, supportEmail, `mailto:${supportEmail}`],
  ] as const;
  return (
    <ul className={styles.contacts}>
      {contacts.map(([label, contact, link]) => (
        <li key={label}>
          {label} <a href={link}>{contact}</a>
        </li>
      ))}
    </ul>
  );
};
