import { expect, it } from "vitest";
import { storeSubmission } from "../../src/store/submissions.ts";
import { query } from "../support/server.ts";
import { emptyStore, newSubmission, open, STORES } from "../support/stores.ts";

it.each(STORES)("runs on a store that a newer version has added to, on %s", async (name) => {
  const environment = await emptyStore(name);
  await open(environment);
  await query(environment, "insert into kysely_migration values ('0999-a-table-more', '2027-01-01')");
  const store = await open(environment);
  expect(await storeSubmission(store, newSubmission())).toMatchObject({ outcome: "stored" });
});
