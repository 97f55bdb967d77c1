import type { FastifyInstance } from "fastify";
import { feeSchedule, tuitionFees } from "../../../../contract/payments/payments.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { hostelFeeKobo, nairaOf } from "./amounts.ts";
import { duesOf, tuitionFeesOf } from "./dues.ts";

/** What a student owes: the fee schedule and the tuition records. */
export const mountFees = (app: FastifyInstance, college: College): void => {
  mount(app, college, feeSchedule, {
    handler: async ({ account }) => {
      const dues = await duesOf(college, account.id);
      return {
        session: dues.session.name,
        department: dues.department,
        level: dues.level,
        sections: dues.sections.map((section) => ({
          section: section.section,
          title: section.title,
          paidAt: section.paidAt,
          lines: section.lines.map(({ code, label, amountKobo, frequency }) => ({
            code,
            label,
            amount: nairaOf(amountKobo),
            frequency,
          })),
          total: nairaOf(section.totalKobo),
        })),
        tuition: {
          tuitionFeeId: dues.tuitionFee?.id ?? null,
          amount: nairaOf(dues.tuition.totalKobo),
          lateFee: nairaOf(dues.tuition.lateFeeKobo),
          lateFrom: dues.tuitionFee?.lateFrom ?? null,
          isPaid: dues.isTuitionPaid,
        },
        hostel: { amount: nairaOf(hostelFeeKobo), isPaid: dues.isHostelPaid },
      };
    },
  });

  mount(app, college, tuitionFees, {
    handler: async ({ account }) => {
      const fees = await tuitionFeesOf(college, account.id);
      return fees.map(({ id, level, isActive }) => ({ id, level, isActive }));
    },
  });
};
