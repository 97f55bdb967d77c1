import type { TProperties, TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";

const compiled = new WeakMap<TSchema, Validator<TProperties, TSchema>>();

/** Whether a value has the shape; each shape is compiled once, when it is first needed. */
export const hasShape = (shape: TSchema, value: unknown): boolean => {
  let validator = compiled.get(shape);
  if (validator === undefined) {
    validator = Compile(shape);
    compiled.set(shape, validator);
  }
  return validator.Check(value);
};
