import { StaffPage } from "../../kit/StaffPage.tsx";
import { staffTexts } from "../../texts.ts";

export default function LecturerDashboardPage() {
  return <StaffPage title={staffTexts.dashboard} />;
}
