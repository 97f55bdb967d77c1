import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { PaymentResult } from "./PaymentResult.tsx";

export default function SectionResultPage() {
  return (
    <PaymentResult purpose="SECTION" title={titles.sectionResult} back={paths.student.account} />
  );
}
