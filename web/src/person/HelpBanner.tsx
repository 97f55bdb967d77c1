import { callLink, whatsappLink } from "../lib/contact-links.ts";
import { usePortal } from "../portal/PortalProvider.tsx";
import { texts } from "../texts.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./HelpBanner.module.css";

const Contact = ({ name, phone }: { name: string; phone: string }) => (
  <span>
    {name} <span className={styles.number}>{phone}</span>
  </span>
);

/** The support contacts by phone and WhatsApp. */
export const HelpBanner = () => {
  const { supportPhone, supportWhatsapp } = usePortal();
  return (
    <aside className={styles.banner} aria-label={texts.dashboard.helpTitle}>
      <div>
        <p className={styles.title}>{texts.dashboard.helpTitle}</p>
        <p>{texts.dashboard.help}</p>
      </div>
      <div className={styles.contacts}>
        <a className={buttonClass({ variant: "secondary" })} href={callLink(supportPhone)}>
          <Icon name="phone" />
          <Contact name={texts.dashboard.call} phone={supportPhone} />
        </a>
        <a
          className={buttonClass({ variant: "secondary" })}
          href={whatsappLink(supportWhatsapp)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          <Contact name={texts.dashboard.whatsapp} phone={supportWhatsapp} />
        </a>
      </div>
    </aside>
  );
};
