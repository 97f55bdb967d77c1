import { paths } from "../../paths.ts";
import { texts } from "../../texts.ts";
import { PaymentResult } from "./PaymentResult.tsx";

export default function TuitionResultPage() {
  return (
    <PaymentResult
      purpose="TUITION"
      title={texts.paymentResult.tuitionTitle}
      back={paths.student.tuitionPayment}
    />
  );
}
