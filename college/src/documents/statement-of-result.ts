import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { inPoints } from "../results/academic-standing/texts.ts";
import { type Flow, startFlow } from "./flow.ts";
import { drawConfirmation, drawHead, frame } from "./page.ts";
import { makePdf, type Pdf } from "./pdf.ts";
import { drawPerson } from "./person-panel.ts";
import { fonts, palette } from "./style.ts";
import { formatInstant, printable } from "./text.ts";
import { programmeFacts, type Transcript } from "./transcript.ts";

/** A graduate's statement of result as a PDF of one page: what the transcript comes to, without its courses. */
export const makeStatementOfResult = (
  statement: Transcript,
  identity: CollegeIdentity,
): Promise<Buffer> =>
  makePdf(
    {
      title: `Statement of result ${statement.matricNumber}`,
      author: identity.name,
      subject: statement.name,
      createdAt: statement.issuedAt,
    },
    (pdf) => draw(pdf, statement, identity),
  );

const draw = (pdf: Pdf, statement: Transcript, identity: CollegeIdentity): void => {
  const beginPage = (): number => {
    drawHead(pdf, identity, "STATEMENT OF RESULT");
    return frame.top;
  };
  beginPage();
  const flow = startFlow(pdf, beginPage);
  drawPerson(flow, {
    title: "Statement of result",
    subtitle: `Issued on ${formatInstant(statement.issuedAt, identity.timeZone)}`,
    facts: factsOf(statement),
    photo: statement.photo,
  });
  drawSentences(flow, statement, identity);
  drawConfirmation(pdf, flow.y, {
    url: statement.confirmationUrl,
    question: "Is this statement genuine?",
    answer: `Scan the code or open the address below. ${identity.name} confirms there what it says, and whether it is true still.`,
    note: `Matric number ${statement.matricNumber}`,
  });
};

const factsOf = (statement: Transcript) => [
  { name: "Name", value: statement.name },
  { name: "Matric number", value: statement.matricNumber },
  { name: "Department", value: statement.department },
  ...programmeFacts(statement),
  {
    name: "Cumulative grade point average",
    value: statement.record.cgpa === null ? "–" : inPoints(statement.record.cgpa),
  },
  { name: "Credits passed", value: String(statement.record.creditsPassed) },
  { name: "Last session", value: statement.record.semesters.at(-1)?.session ?? "–" },
];

const drawSentences = (
  flow: Flow,
  { name, department, scale }: Transcript,
  identity: CollegeIdentity,
): void => {
  const highest = Math.max(...scale.map(({ pointsHundredths }) => pointsHundredths));
  const text = [
    `${name} has completed the studies of the department of ${department} at ${identity.name} and has graduated. Every office of the college has signed the graduate off.`,
    `Averages are out of ${inPoints(highest)}. The transcript lists each course with its grade. This statement is no certificate.`,
  ];
  const { pdf } = flow;
  for (const paragraph of text) {
    pdf
      .font(fonts.regular)
      .fontSize(11)
      .fillColor(palette.ink)
      .text(printable(paragraph), frame.left, flow.y, { width: frame.width, lineGap: 3 });
    flow.y = pdf.y + 12;
  }
  flow.y += 8;
};
