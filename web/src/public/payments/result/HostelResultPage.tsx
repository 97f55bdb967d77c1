import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { PaymentResult } from "./PaymentResult.tsx";

export default function HostelResultPage() {
  return (
    <PaymentResult purpose="HOSTEL" title={titles.hostelResult} back={paths.student.payment} />
  );
}
