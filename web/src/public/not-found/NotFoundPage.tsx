import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import styles from "../PublicPage.module.css";

export default function NotFoundPage() {
  return (
    <Card>
      <div className={styles.page}>
        <PageHeading>{titles.notFound}</PageHeading>
        <p>{texts.notFound.text}</p>
        <ButtonLink type="primary" block to={paths.home}>
          {texts.goBack}
        </ButtonLink>
      </div>
    </Card>
  );
}
