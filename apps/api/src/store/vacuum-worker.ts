import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

// Rewrites the whole file: overwriting deleted rows leaves copies of some where pages were split. On a thread of its
// own, as it takes seconds for a large file.
const database = new DatabaseSync(workerData as string);
database.exec(
  "PRAGMA busy_timeout = 30000; PRAGMA secure_delete = ON; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)",
);
database.close();
