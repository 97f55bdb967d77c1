import { ImportIndexNumbersDocument } from "../../../gql/staff-students.ts";
import { useSave } from "../../../lib/use-save.ts";
import { CheckedImport } from "../../kit/import/CheckedImport.tsx";

interface ImportNumbersProps {
  readonly roundId: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Takes in the council's numbers. The check reports what does not match. */
export const ImportNumbers = ({ roundId, onDone, onClose }: ImportNumbersProps) => {
  const [send] = useSave(ImportIndexNumbersDocument);
  return (
    <CheckedImport
      title="Import index numbers"
      columns="matric_number, index_number, name (if the council gives it)"
      send={async (sent) => (await send({ roundId, ...sent })).importIndexNumbers}
      more={[{ title: "Index number", cell: ({ indexNumber }) => indexNumber || "–" }]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Names are compared with those of the college. Once a student is indexed, the name cannot be
        corrected any more.
      </p>
    </CheckedImport>
  );
};
