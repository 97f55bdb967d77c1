import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { PaymentResult } from "./PaymentResult.tsx";

export default function HostelResultPage() {
  return (
    <PaymentResult
      purpose="HOSTEL"
      title={texts.paymentResult.hostelTitle}
      back={paths.student.payment}
    />
  );
}
