import { Card, Statistic } from "antd";
import { Link } from "react-router-dom";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Dashboards.module.css";

interface LinkedFigure {
  readonly title: string;
  readonly count: number;
  /** The path of the list that the title leads to. */
  readonly path?: string | undefined;
  /** Texts with the paths of the lists that they lead to. */
  readonly links?: readonly (readonly [text: string, path: string])[];
  readonly note?: string;
}

interface LinkedFiguresProps {
  readonly label: string;
  readonly figures: readonly LinkedFigure[];
}

/** Less room above and below than in other small cards, because the links in it are higher than text. */
const lowCard = { body: { paddingBlock: 9 } };

/** Counts in one row, each linked to the lists of what it counts. */
export const LinkedFigures = ({ label, figures }: LinkedFiguresProps) => {
  const to = useStaffPath();
  return (
    <section aria-label={label} className={styles.linked}>
      {figures.map(({ title, count, path, links, note }) => (
        <Card key={title} size="small" styles={lowCard}>
          <Statistic title={path ? <Link to={to(path)}>{title}</Link> : title} value={count} />
          {links?.map(([text, target]) => (
            <Link key={target} to={to(target)}>
              {text}
            </Link>
          ))}
          {note && <span className={styles.note}>{note}</span>}
        </Card>
      ))}
    </section>
  );
};
