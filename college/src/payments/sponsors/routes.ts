import type { FastifyInstance } from "fastify";
import {
  askSponsorReceiptVoid,
  decideSponsorReceiptVoid,
  sponsorReceipt,
} from "../../../../contract/payments/sponsor-receipts.ts";
import * as remittances from "../../../../contract/payments/sponsor-remittances.ts";
import {
  importSponsoredStudents,
  removeSponsoredStudent,
} from "../../../../contract/payments/sponsored-students.ts";
import * as sponsors from "../../../../contract/payments/sponsors.ts";
import type { College } from "../../context.ts";
import { makeSponsorStatement } from "../../documents/sponsor-statement.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { mountImport } from "../../imports/mount.ts";
import { mountList } from "../../lists/mount.ts";
import { decideRemittance, submitRemittance } from "./decide.ts";
import { readExpected } from "./expected.ts";
import { importShares, shareColumns } from "./import-shares.ts";
import { importStudents, studentColumns } from "./import-students.ts";
import {
  changeRemittance,
  discardRemittance,
  readRemittance,
  recordRemittance,
} from "./remittance.ts";
import { remittanceList } from "./remittance-list.ts";
import { removeStudent } from "./remove-student.ts";
import { shareList } from "./share-list.ts";
import { changeShares } from "./shares.ts";
import { changeSponsor, createSponsor, readSponsor } from "./sponsor.ts";
import { sponsorList } from "./sponsor-list.ts";
import { readSponsorReceipt, sponsorVoids } from "./sponsor-receipt.ts";
import { changeSponsorship, createSponsorship, readSponsorship } from "./sponsorship.ts";
import { confirmStatement, issueStatement } from "./statement.ts";
import { sponsoredStudentList } from "./student-list.ts";

/** Sponsors, their lists of students, and the transfers that pay for these. */
export const mountSponsors = (app: FastifyInstance, college: College): void => {
  mountLists(app, college);
  mountRemittances(app, college);
  mountReceipts(app, college);
};

const mountLists = (app: FastifyInstance, college: College): void => {
  mountList(app, college, sponsorList);

  mount(app, college, sponsors.sponsor, {
    handler: ({ params }) => readSponsor(college, params.id),
  });

  mount(app, college, sponsors.createSponsor, {
    handler: ({ account, body }) => createSponsor(college, account, body),
  });

  mount(app, college, sponsors.changeSponsor, {
    handler: ({ account, params, body }) => changeSponsor(college, account, params.id, body),
  });

  mount(app, college, sponsors.createSponsorship, {
    handler: ({ account, params, body }) => createSponsorship(college, account, params.id, body),
  });

  mountList(app, college, sponsoredStudentList);

  mount(app, college, sponsors.sponsorship, {
    handler: ({ params }) => readSponsorship(college, params.id),
  });

  mount(app, college, sponsors.changeSponsorship, {
    handler: ({ account, params, body }) => changeSponsorship(college, account, params.id, body),
  });

  mountImport(app, college, importSponsoredStudents, {
    columns: studentColumns,
    canLeaveOutWrong: true,
    run: importStudents,
  });

  mount(app, college, removeSponsoredStudent, {
    handler: ({ account, params, body }) => removeStudent(college, account, params.id, body),
  });

  mount(app, college, sponsors.sponsorStatement, {
    handler: async ({ account, params }) => {
      const content = await issueStatement(college, account, params.id);
      const pdf = await makeSponsorStatement(content, college.identity);
      const stem = `${content.sponsor} ${content.session}`.replaceAll(/[^\w-]+/g, "_");
      return new FileAnswer("application/pdf", pdf, `${stem}_statement.pdf`);
    },
  });

  mount(app, college, sponsors.confirmSponsorStatement, {
    handler: ({ params, request }) => confirmStatement(college, params.code, request.ip),
  });

  mount(app, college, sponsors.ownSponsorships, {
    handler: ({ account }) => readExpected(college, account.id),
  });
};

const mountRemittances = (app: FastifyInstance, college: College): void => {
  mountList(app, college, remittanceList);
  mountList(app, college, shareList);

  mount(app, college, remittances.sponsorRemittance, {
    handler: ({ account, params }) => readRemittance(college, account, params.id),
  });

  mount(app, college, remittances.recordRemittance, {
    handler: ({ account, params, body }) => recordRemittance(college, account, params.id, body),
  });

  mount(app, college, remittances.changeRemittance, {
    handler: ({ account, params, body }) => changeRemittance(college, account, params.id, body),
  });

  mount(app, college, remittances.discardRemittance, {
    handler: ({ account, params }) => discardRemittance(college, account, params.id),
  });

  mount(app, college, remittances.changeRemittanceShares, {
    handler: ({ account, params, body }) => changeShares(college, account, params.id, body),
  });

  mountImport(app, college, remittances.importRemittanceShares, {
    columns: shareColumns,
    canLeaveOutWrong: true,
    run: importShares,
  });

  mount(app, college, remittances.submitRemittance, {
    handler: ({ account, params }) => submitRemittance(college, account, params.id),
  });

  mount(app, college, remittances.decideRemittance, {
    handler: ({ account, params, body }) => decideRemittance(college, account, params.id, body),
  });
};

const mountReceipts = (app: FastifyInstance, college: College): void => {
  mount(app, college, sponsorReceipt, {
    handler: ({ account, params }) => readSponsorReceipt(college, account, params.id),
  });

  mount(app, college, askSponsorReceiptVoid, {
    handler: async ({ account, params, body }) => {
      await sponsorVoids.ask(college, account, params.id, body);
      return readSponsorReceipt(college, account, params.id);
    },
  });

  mount(app, college, decideSponsorReceiptVoid, {
    handler: async ({ account, params, body }) => {
      await sponsorVoids.decide(college, account, params.id, body);
      return readSponsorReceipt(college, account, params.id);
    },
  });
};
