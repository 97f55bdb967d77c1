import { PdfButton } from "../../ui/PdfButton.tsx";
import { ValueCards } from "../../ui/ValueCards.tsx";
import { Carryovers } from "./Carryovers.tsx";
import { GradeScale } from "./GradeScale.tsx";
import styles from "./Results.module.css";
import { resultsTexts } from "./results-texts.ts";
import type { Results } from "./results-types.ts";
import { SessionResults } from "./SessionResults.tsx";

/** All results. The newest session is open, earlier ones are collapsed. */
export const ResultsOverview = ({ results }: { results: Results }) => (
  <div className={styles.page}>
    <ValueCards
      columns={2}
      cards={[
        { label: resultsTexts.cgpa, value: resultsTexts.average(results.cgpa) },
        {
          label: resultsTexts.creditsPassed,
          value: resultsTexts.passedOf(results.creditsPassed, results.creditsRegistered),
        },
      ]}
    />
    {results.transcriptUrl && (
      <p>
        <PdfButton
          path={results.transcriptUrl}
          fileName={resultsTexts.transcript.fileName}
          labels={resultsTexts.transcript}
        />
      </p>
    )}
    <Carryovers courses={results.carryovers} />
    {results.sessions.map((session, index) => (
      <SessionResults key={session.session} session={session} isOpen={index === 0} />
    ))}
    <GradeScale scale={results.scale} policy={results.cgpaPolicy} />
  </div>
);
