import { type DemoApplicant, demoApplicants } from "../../college/src/demo/admission/applicants.ts";
import type { Stage } from "../../college/src/demo/admission/stages.ts";
import type { Credentials } from "./people.ts";
import { today } from "./today.ts";

const fixedAccounts = 4;
const everybody = demoApplicants({ today });

/** Demo applicants in the given stage, without the fixed accounts, which people and other tests use. */
const applicantsIn = (stage: Stage): readonly DemoApplicant[] =>
  everybody.slice(fixedAccounts).filter((applicant) => applicant.stage === stage);

const [unverified, unverifiedLoser] = applicantsIn("unverified");
const [tabCloser, canceller, outOfOrder] = applicantsIn("verified");
const [typist, keyboard, returningApplicant] = applicantsIn("paid");
const [twoWindows, uploader, cutOff] = applicantsIn("half");
const [doubleSubmitter, closer] = applicantsIn("filled");
const [notified, editor, neighbour, walker] = applicantsIn("submitted");
const [accepter, decliner] = applicantsIn("offered");
const [waiting] = applicantsIn("waiting");
const [refused] = applicantsIn("refused");
const [accepted] = applicantsIn("accepted");
const [lapsed] = applicantsIn("lapsed");

/** One applicant per journey. No applicant is shared, so journeys do not affect each other. */
export const journeyApplicants = {
  unverified: applicant(unverified),
  unverifiedLoser: applicant(unverifiedLoser),
  tabCloser: applicant(tabCloser),
  canceller: applicant(canceller),
  outOfOrder: applicant(outOfOrder),
  typist: applicant(typist),
  keyboard: applicant(keyboard),
  returningApplicant: applicant(returningApplicant),
  twoWindows: applicant(twoWindows),
  uploader: applicant(uploader),
  cutOff: applicant(cutOff),
  doubleSubmitter: applicant(doubleSubmitter),
  closer: applicant(closer),
  notified: applicant(notified),
  editor: applicant(editor),
  neighbour: applicant(neighbour),
  walker: applicant(walker),
  accepter: applicant(accepter),
  decliner: applicant(decliner),
  waiting: applicant(waiting),
  refused: applicant(refused),
  accepted: applicant(accepted),
  lapsed: applicant(lapsed),
};

/** The fixed accounts of the demo data. Tests only read them. */
export const fixedApplicants = {
  /** Verified, nothing paid. */
  okonkwo: { login: "COHT/CHE/00001", password: "okonkwo" },
  /** Paid, form half done. */
  yusuf: { login: "COHT/PHT/00002", password: "yusuf" },
  /** Submitted. */
  adebayo: { login: "COHT/MLS/00003", password: "adebayo" },
  /** Offered a place. */
  ibrahim: { login: "COHT/EVH/00004", password: "ibrahim" },
} as const;

function applicant(found: DemoApplicant | undefined): DemoApplicant & Credentials {
  if (found === undefined)
    throw new Error("The demo data holds too few applicants for the journeys.");
  return { ...found, login: found.applicationNo };
}
