import { paths } from "../../../paths.ts";
import { titles } from "../../../titles.ts";
import { PaymentResult } from "./PaymentResult.tsx";

export default function TuitionResultPage() {
  return (
    <PaymentResult
      purpose="TUITION"
      title={titles.tuitionResult}
      back={paths.student.tuitionPayment}
    />
  );
}
