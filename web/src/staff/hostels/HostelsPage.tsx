import { useState } from "react";
import { HostelOfficeDocument, type HostelOfficeQuery } from "../../gql/staff-hostels.ts";
import { Button } from "../../ui/Button.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { HostelDialog } from "./HostelDialog.tsx";
import { HostelTable } from "./HostelTable.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { hostelTexts as texts } from "./texts.ts";

type Hostel = HostelOfficeQuery["hostelOffice"]["hostels"][number];

/** The hostels and the application settings. */
export default function HostelsPage() {
  const query = useStaffQuery(HostelOfficeDocument, {});
  const [edited, setEdited] = useState<Hostel | "new" | null>(null);
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
          <Button onClick={() => setEdited("new")}>{texts.hostels.add}</Button>
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
