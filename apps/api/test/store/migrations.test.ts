import { sql } from "kysely";
import { expect, it } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { storeSubmission } from "../../src/store/submissions.ts";
import { emptyStore, newSubmission, STORES, toOptions } from "../support/stores.ts";

it.each(STORES)("gives requests of the first versions the names of today, on %s", async (name) => {
  const options = toOptions(await emptyStore(name));
  const before = await openStore(options);
  const message = 'Is "full_name": the label?';
  const old: Record<string, string>[] = [
    { full_name: "Asha Rao", email: "asha@example.in", phone: "1", message },
    { full_name: "Asha Rao", phone_number: "2", email_address: "asha@example.in", message },
    { jobDepartment: "Dentist", fullName: "Asha Rao", phoneNumber: "3", emailAddress: "asha@example.in" },
  ];
  // Written by their old names.
  for (const answers of old)
    await storeSubmission(before, newSubmission({}, { toJSON: () => answers } as never));
  await sql`delete from kysely_migration where name >= '0004'`.execute(before.db);
  await before.close();

  const store = await openStore(options);
  const rows = await store.db.selectFrom("submissions").select("answers").execute();
  await store.close();
  const [fullName, email] = ["Asha Rao", "asha@example.in"];
  const found = rows.map(({ answers }) => JSON.parse(answers));
  expect(found.sort((one, other) => one.phone - other.phone)).toEqual([
    { fullName, email, phone: "1", message },
    { fullName, email, phone: "2", message },
    { fullName, email, phone: "3", department: "Dentist" },
  ]);
});

it.each(STORES)("runs on a store that a newer version has added to, on %s", async (name) => {
  const options = toOptions(await emptyStore(name));
  const before = await openStore(options);
  await sql`insert into kysely_migration values ('0999-a-table-more', '2027-01-01')`.execute(before.db);
  await before.close();
  const store = await openStore(options);
  expect(await storeSubmission(store, newSubmission())).toMatchObject({ outcome: "stored" });
  await store.close();
});
