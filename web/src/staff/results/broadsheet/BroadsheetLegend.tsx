import styles from "./Broadsheet.module.css";
import { broadsheetTexts } from "./texts.ts";

const texts = broadsheetTexts.legend;

export const BroadsheetLegend = () => (
  <details className={styles.legend}>
    <summary>{texts.title}</summary>
    <dl>
      {texts.entries.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p>{texts.averages}</p>
  </details>
);
