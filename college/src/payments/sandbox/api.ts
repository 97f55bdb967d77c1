import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Value from "typebox/value";
import type { College } from "../../context.ts";
import { InitializeRequest, ListRequest } from "../paystack-wire.ts";
import {
  openTransaction,
  transactionData,
  transactionOf,
  transactionsBetween,
} from "./transactions.ts";

export interface SandboxApi {
  readonly secretKey: string;
  /** Address of a transaction's checkout page, as a browser sees it. */
  readonly checkoutUrl: (accessCode: string) => string;
}

/** Imitates the part of Paystack's API that the portal uses. */
export const sandboxApi = (
  app: FastifyInstance,
  college: College,
  { secretKey, checkoutUrl }: SandboxApi,
): void => {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isBearer(request.headers.authorization, secretKey)) {
      await reply.code(401).send({ status: false, message: "Invalid key", code: "invalid_Key" });
    }
  };

  app.post("/transaction/initialize", { onRequest }, async (request, reply) => {
    if (!Value.Check(InitializeRequest, request.body)) {
      return refuse(reply, "Invalid parameters", "invalid_params");
    }
    const opened = await openTransaction(college, request.body);
    if (opened === undefined) {
      return refuse(reply, "Duplicate Transaction Reference", "duplicate_reference");
    }
    return {
      status: true,
      message: "Authorization URL created",
      data: {
        authorization_url: checkoutUrl(opened.accessCode),
        access_code: opened.accessCode,
        reference: opened.reference,
      },
    };
  });

  app.get("/transaction", { onRequest }, async (request, reply) => {
    const query = Value.Convert(ListRequest, request.query);
    if (!Value.Check(ListRequest, query)) {
      return refuse(reply, "Invalid parameters", "invalid_params");
    }
    const { rows, total } = await transactionsBetween(college, query);
    return {
      status: true,
      message: "Transactions retrieved",
      data: rows.map(transactionData),
      meta: {
        total,
        skipped: (query.page - 1) * query.perPage,
        perPage: query.perPage,
        page: query.page,
        pageCount: Math.ceil(total / query.perPage),
      },
    };
  });

  app.get<{ Params: { reference: string } }>(
    "/transaction/verify/:reference",
    { onRequest },
    async (request, reply) => {
      const found = await transactionOf(college, { reference: request.params.reference });
      if (found === undefined) {
        return refuse(reply, "Transaction reference not found.", "transaction_not_found");
      }
      return { status: true, message: "Verification successful", data: transactionData(found) };
    },
  );
};

const refuse = (reply: FastifyReply, message: string, code: string) =>
  reply.code(400).send({ status: false, message, type: "validation_error", code });

const isBearer = (authorization: string | undefined, secretKey: string): boolean => {
  const sent = Buffer.from(authorization ?? "");
  const expected = Buffer.from(`Bearer ${secretKey}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
};
