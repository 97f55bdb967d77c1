import { texts } from "../../texts.ts";
import { Card } from "../../ui/Card.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";

export default function StaffLoginPage() {
  return (
    <Card>
      <PageHeading>{texts.login.staffTitle}</PageHeading>
    </Card>
  );
}
