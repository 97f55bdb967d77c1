import { StaffPage } from "../../kit/StaffPage.tsx";
import { sheetTexts } from "./texts.ts";

export default function OwnSheetsPage() {
  return <StaffPage title={sheetTexts.title} />;
}
