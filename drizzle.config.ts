import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "college/src/db/schema",
  out: "college/src/db/migrations",
});
