import type { FastifyInstance } from "fastify";
import {
  submitApplication as submitApplicationEndpoint,
  updateJamb,
  updateOlevel,
  uploadResult,
} from "../../../../contract/admissions/applicant.ts";
import {
  aptitudeTestSchedule,
  confirmTestNotice,
  readApplication as readApplicationEndpoint,
} from "../../../../contract/admissions/application.ts";
import { updateApplicantProfile } from "../../../../contract/profiles/own-profile.ts";
import type { College } from "../../context.ts";
import { documentLimit } from "../../files/document.ts";
import { passportLimit } from "../../files/photo.ts";
import { fileTexts } from "../../files/texts.ts";
import { readForm } from "../../http/form.ts";
import { mount } from "../../http/route.ts";
import { readApplication } from "./application.ts";
import { saveJamb } from "./jamb.ts";
import { saveSitting } from "./olevel.ts";
import { requirePersonalWritable, savePersonal } from "./personal.ts";
import { requireResultWritable, saveResultFile } from "./result-file.ts";
import { readApplicationStatus } from "./status.ts";
import { submitApplication } from "./submit.ts";
import { markTestNoticeSeen, readTestSlot } from "./test-slot.ts";
import { applicationTexts } from "./texts.ts";

/** The application form, its submission, and the test that follows. */
export const mountApplication = (app: FastifyInstance, college: College): void => {
  mountSections(app, college);

  mount(app, college, readApplicationEndpoint, {
    handler: async ({ account }) => (await readApplication(college, account.id)).state,
  });

  mount(app, college, submitApplicationEndpoint, {
    handler: async ({ account }) => {
      await submitApplication(college, account);
      return { message: applicationTexts.submissionTaken };
    },
  });

  mount(app, college, aptitudeTestSchedule, {
    handler: ({ account }) => readTestSlot(college, account.id),
  });

  mount(app, college, confirmTestNotice, {
    handler: async ({ account }) => {
      await markTestNoticeSeen(college, account.id);
      return { message: applicationTexts.noticeSeen };
    },
  });
};

/** Checks an upload before reading it, to refuse early, and again afterwards. */
const mountSections = (app: FastifyInstance, college: College): void => {
  const { db } = college;

  mount(app, college, updateApplicantProfile, {
    authorize: async ({ account }) =>
      requirePersonalWritable(college, await readApplicationStatus(db, account.id)),
    handler: async ({ account, request }) => {
      const form = await readForm(request, {
        fileBytes: passportLimit,
        tooLarge: fileTexts.photo.tooLarge,
      });
      return { profile: await savePersonal(college, account, form) };
    },
  });

  mount(app, college, updateOlevel, {
    handler: async ({ account, body }) => {
      await saveSitting(college, account.id, body);
      return { message: applicationTexts.saved };
    },
  });

  mount(app, college, uploadResult, {
    authorize: async ({ account }) =>
      requireResultWritable(college, db, await readApplicationStatus(db, account.id)),
    handler: async ({ account, request }) => {
      const form = await readForm(request, {
        fileBytes: documentLimit,
        tooLarge: fileTexts.document.tooLarge,
      });
      await saveResultFile(college, account.id, form);
      return { message: applicationTexts.result.saved };
    },
  });

  mount(app, college, updateJamb, {
    handler: async ({ account, body }) => {
      await saveJamb(college, account.id, body);
      return { message: applicationTexts.saved };
    },
  });
};
