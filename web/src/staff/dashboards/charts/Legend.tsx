import styles from "./Legend.module.css";
import { fillOf, SeriesPatterns } from "./SeriesPatterns.tsx";
import { type Series, seriesStyles } from "./series.ts";

/** The legend: a sample of each fill with its label. */
export const Legend = ({ id, series }: { id: string; series: readonly Series[] }) => (
  <ul className={styles.legend}>
    {series.map(({ key, label, style }) => (
      <li key={key}>
        <svg width="16" height="16" aria-hidden="true" focusable="false">
          <SeriesPatterns id={`${id}-${key}`} />
          <rect
            x="1"
            y="1"
            width="14"
            height="14"
            fill={fillOf(`${id}-${key}`, style)}
            stroke={seriesStyles[style].color}
          />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
