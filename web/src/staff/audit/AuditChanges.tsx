import type { AuditLogQuery } from "../../gql/staff-audit.ts";
import { accountTexts } from "../accounts/texts.ts";
import styles from "./AuditChanges.module.css";

type Changes = AuditLogQuery["auditLog"]["rows"][number]["changes"];

const labels = accountTexts.audit;

/** The changed fields of an entry, collapsed at first. */
export const AuditChanges = ({ changes }: { changes: Changes }) => {
  if (changes.length === 0) return labels.nothing;
  return (
    <details className={styles.changes}>
      <summary>{labels.fields(changes.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before ?? labels.nothing}</td>
              <td>{after ?? labels.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
