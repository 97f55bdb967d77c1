import type { ApplicantFileDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ScrollBox } from "../../kit/ScrollBox.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.file;

/** The staff actions on an application. */
export const HistoryTable = ({ entries }: { entries: ApplicantFileDetailsFragment["history"] }) => {
  const { timeZone } = usePortal();
  if (entries.length === 0) return <p>{texts.noHistory}</p>;
  return (
    <ScrollBox className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.at}</th>
            <th scope="col">{texts.columns.by}</th>
            <th scope="col">{texts.columns.what}</th>
            <th scope="col">{texts.columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatMoment(entry.at, timeZone)}</td>
              <td>{entry.by}</td>
              <td>
                {texts.actions[entry.action] ?? entry.action}
                {entry.changes.map((line) => (
                  <div key={line} className={styles.note}>
                    {line}
                  </div>
                ))}
              </td>
              <td>{entry.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
};
