import { callLink, whatsappLink } from "../lib/contact-links.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import styles from "./PublicPage.module.css";

const words = texts.support;

export const SupportContacts = () => {
  const { supportPhone, supportWhatsapp, supportEmail } = usePortal();
  const contacts = [
    [words.call, supportPhone, callLink(supportPhone)],
    [words.whatsapp, supportWhatsapp, whatsappLink(supportWhatsapp)],
    [words.email, supportEmail, `mailto:${supportEmail}`],
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
