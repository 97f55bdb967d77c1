import type { FastifyInstance } from "fastify";
import {
  bankAccounts,
  changeBankAccount as changeEndpoint,
  createBankAccount as createEndpoint,
} from "../../../../contract/payments/bank-accounts.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { changeBankAccount, createBankAccount, readBankAccounts } from "./bank-accounts.ts";

/** The college's accounts that students pay into. */
export const mountBankAccounts = (app: FastifyInstance, college: College): void => {
  mount(app, college, bankAccounts, {
    handler: async () => ({ accounts: await readBankAccounts(college.db) }),
  });

  mount(app, college, createEndpoint, {
    handler: ({ account, body }) => createBankAccount(college, account, body),
  });

  mount(app, college, changeEndpoint, {
    handler: ({ account, params, body }) => changeBankAccount(college, account, params.id, body),
  });
};
