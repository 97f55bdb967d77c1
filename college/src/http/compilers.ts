import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import fastJsonStringify, { type AnySchema } from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import type { FastifyRouteSchemaDef } from "fastify/types/schema.js";
import type { TSchema } from "typebox";

/**
 * Compiles a route's schema when it is first needed, and once for all colleges of a process. Compiling those of all routes
 * at the start takes a second, and tests start hundreds of colleges.
 */
export const compileWhenNeeded = (app: FastifyInstance): void => {
  app.setSerializerCompiler<AnySchema & object>((route) => (answer) => serializerOf(route)(answer));
  app.setValidatorCompiler<TSchema>((route) => (value) => validatorOf(route)(value));
};

const oncePerSchema = <Schema extends object, Compiled>(
  compile: (route: FastifyRouteSchemaDef<Schema>) => Compiled,
) => {
  const known = new WeakMap<Schema, Compiled>();
  return (route: FastifyRouteSchemaDef<Schema>): Compiled => {
    const compiled = known.get(route.schema) ?? compile(route);
    known.set(route.schema, compiled);
    return compiled;
  };
};

const serializerOf = oncePerSchema(({ schema }: FastifyRouteSchemaDef<AnySchema & object>) =>
  fastJsonStringify(schema),
);

const bodyValidatorOf = oncePerSchema(TypeBoxValidatorCompiler);
/** Those of addresses and headers, which convert texts to numbers. */
const textValidatorOf = oncePerSchema(TypeBoxValidatorCompiler);

const validatorOf = (route: FastifyRouteSchemaDef<TSchema>) =>
  route.httpPart === "body" ? bodyValidatorOf(route) : textValidatorOf(route);
