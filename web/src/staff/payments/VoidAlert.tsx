import { Alert } from "antd";

/** Says of a receipt with a void asked for who has to decide. */
export const VoidAlert = ({ canDecide }: { readonly canDecide: boolean }) => (
  <Alert
    type="warning"
    role="status"
    showIcon
    title={
      canDecide
        ? "Somebody asks to void this receipt. It counts until you decide."
        : "Somebody else has to decide about the void. The receipt counts until then."
    }
  />
);
