import { Alert } from "antd";
import { useLocation } from "react-router-dom";
import { readStateText } from "../../../lib/history-state.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import styles from "../../PublicPage.module.css";
import { NewLinkForm } from "./NewLinkForm.tsx";
import { verificationTexts as labels } from "./verification-texts.ts";

/** For an invalid link, an unknown application or an unverified email. It offers the next steps. */
export default function NotVerifiedPage() {
  const problem = readStateText(useLocation().state, "problem");
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{labels.notVerifiedTitle}</PageHeading>
        {problem && <Alert type="error" showIcon title={problem} />}
        <p>{labels.notVerified}</p>
        <ButtonLink type="primary" block to={paths.signUp}>
          {texts.ok}
        </ButtonLink>
        <NewLinkForm />
      </div>
    </Card>
  );
}
