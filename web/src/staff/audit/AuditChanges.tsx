import type { AuditLogQuery } from "../../gql/staff.ts";
import { identityTexts } from "../accounts/texts.ts";
import styles from "./AuditChanges.module.css";

type Changes = AuditLogQuery["auditLog"]["rows"][number]["changes"];

const words = identityTexts.audit;

/** The changed fields of an entry, collapsed at first. */
export const AuditChanges = ({ changes }: { changes: Changes }) => {
  if (changes.length === 0) return words.nothing;
  return (
    <details className={styles.changes}>
      <summary>{words.fields(changes.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before ?? words.nothing}</td>
              <td>{after ?? words.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
