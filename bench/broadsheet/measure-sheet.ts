import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Answer, StaffClient } from "../staff/staff-client.ts";
import { inLine, timed, timesOf } from "../staff/timed.ts";
import type { MeasuredResults } from "./write-results.ts";

interface Cell {
  readonly studentId: string;
  readonly field: "CA" | "EXAM";
  readonly value: string;
  readonly seen: string;
}

/** Opens a lecturer's sheet, and pastes a column of it: one request each. Every other paste writes other marks than the one before. */
export const measureSheet = async (
  lecturer: StaffClient,
  { semesterId, courseId }: MeasuredResults,
  times: number,
): Promise<void> => {
  const operations = operationsOf("staff");
  const sheet = operationCalled(operations, "Sheet");
  const save = operationCalled(operations, "SaveScores");
  const open = () => lecturer.ask(sheet, { semesterId, courseId });
  console.log(inLine(await timed("a sheet of 600 rows, opened", times, open)));
  const students = studentsOf(await open());
  const paste = async (value: string, seen: string): Promise<Answer> => {
    const cells = students.map((studentId): Cell => ({ studentId, field: "CA", value, seen }));
    const answer = await lecturer.ask(save, { input: { semesterId, courseId, cells } });
    const { data } = JSON.parse(answer.text) as { data: { saveScores: { saved?: number } } };
    if (data.saveScores.saved !== students.length) throw new Error(answer.text.slice(0, 400));
    return answer;
  };
  let last = "";
  const pasted: Answer[] = [];
  for (let count = 0; count < times; count += 1) {
    const value = String(10 + (count % 30));
    pasted.push(await paste(value, last));
    last = value;
  }
  console.log(inLine(timesOf(`${students.length} of its cells, saved at once`, pasted)));
};

const studentsOf = ({ text }: Answer): readonly string[] => {
  const { data } = JSON.parse(text) as {
    data: { resultSheet: { rows: readonly { studentId: string }[] } };
  };
  return data.resultSheet.rows.map(({ studentId }) => studentId);
};
