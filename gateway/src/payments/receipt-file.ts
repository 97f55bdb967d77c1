import { openReceipt } from "../college/payment.ts";
import type { OpenFile } from "../http/files-route.ts";

const pattern = /^\/download\/receipt\/(tuition|hostel)\/([1-9]\d{0,8})$/;

export const isDownload = (path: string): boolean => path.startsWith("/download/");

/** `/download/receipt/tuition/12`: the receipt of one of the student's own payments. */
export const openReceiptFile: OpenFile = (path, { session, college }) => {
  const [, purpose, id] = pattern.exec(path) ?? [];
  if (purpose !== "tuition" && purpose !== "hostel") return undefined;
  session.requireStudent();
  return openReceipt(college, { paymentType: purpose, paymentId: Number(id) }).then((file) => ({
    file,
    saveAs: { ascii: `${purpose}_receipt.pdf` },
  }));
};
