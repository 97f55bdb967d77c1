import { Button } from "antd";
import { useState } from "react";
import { HostelOfficeDocument, type OfficeHostelFragment } from "../../gql/staff-hostels.ts";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { HostelDialog } from "./HostelDialog.tsx";
import { HostelTable } from "./HostelTable.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { hostelTexts as texts } from "./texts.ts";

/** The hostels and the application settings. */
export default function HostelsPage() {
  const query = useStaffQuery(HostelOfficeDocument, {});
  const [edited, setEdited] = useState<OfficeHostelFragment | "new" | null>(null);
  const close = () => setEdited(null);
  const saved = () => {
    close();
    query.reload();
  };
  return (
    <StaffPage
      title={texts.title}
      actions={
        <>
          <ExportButtons links={query.data?.hostelOffice.export} />
          <Button type="primary" onClick={() => setEdited("new")}>
            {texts.hostels.add}
          </Button>
        </>
      }
    >
      <QueryBoundary query={query}>
        {({ hostelOffice: { settings, hostels } }) => (
          <>
            <SettingsCard settings={settings} onSaved={query.reload} />
            <HostelTable hostels={hostels} onEdit={setEdited} />
          </>
        )}
      </QueryBoundary>
      {edited && (
        <HostelDialog hostel={edited === "new" ? null : edited} onSaved={saved} onClose={close} />
      )}
    </StaffPage>
  );
}
