import { Button } from "antd";
import { useState } from "react";
import type { HostelSettingsFragment } from "../../gql/staff-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.settings;

interface SettingsCardProps {
  readonly settings: HostelSettingsFragment | null;
  readonly onSaved: () => void;
}

/** The application settings of the running session. */
export const SettingsCard = ({ settings, onSaved }: SettingsCardProps) => {
  const { timeZone } = usePortal();
  const [open, setOpen] = useState(false);
  if (!settings) {
    return (
      <SectionCard title={texts.title}>
        <p>{texts.betweenSessions}</p>
      </SectionCard>
    );
  }
  const { session, isApplicationOpen, deadline } = settings;
  return (
    <SectionCard
      title={texts.title}
      actions={<Button onClick={() => setOpen(true)}>{texts.change}</Button>}
    >
      <FactGrid
        facts={[
          [texts.session, session],
          [
            texts.state,
            <StatusTag key="state" kind={isApplicationOpen ? "good" : "neutral"}>
              {isApplicationOpen ? texts.open : texts.closed}
            </StatusTag>,
          ],
          [texts.deadline, deadline ? formatMoment(deadline, timeZone) : texts.none],
        ]}
      />
      {open && (
        <SettingsDialog
          settings={settings}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </SectionCard>
  );
};
