import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPoolClient,
} from "kysely";
import pg from "pg";
import { isPostgresUnavailable, StoreUnavailableError } from "./unavailable.ts";

const CONNECT_TIMEOUT_MS = 5_000;
/** Half of the API client's timeout, so that visitors get a response instead. */
const QUERY_TIMEOUT_MS = 5_000;
/** Probes idle connections, because firewalls forget them without closing them. */
const KEEP_ALIVE_DELAY_MS = 10_000;

export interface PostgresOptions {
  url: string;
  /** Maximum number of connections. */
  max?: number;
  /** How long one statement may take. */
  queryTimeoutMs?: number;
}

/** PostgreSQL for Kysely, with a pool that discards connections that do not answer. Works through PgBouncer too. */
export function postgresDialect({ url, max, queryTimeoutMs = QUERY_TIMEOUT_MS }: PostgresOptions): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  });
  // Without listeners, losing a connection ends the process. The running query rejects in any case.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const config = { pool: { connect: () => connect(pool), end: () => pool.end(), options: pool.options } };
  return Object.assign(new PostgresDialect(config), {
    createDriver: () => new Driver(config, queryTimeoutMs),
    createAdapter: () => new Adapter(),
  });
}

async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  return {
    // Kysely reads results only through promises.
    query: (async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!isPostgresUnavailable(error)) throw error;
        // A peer that is gone may never close its end: returned to the pool, the connection would fail the next query.
        if (client instanceof pg.Client) client.end().catch(() => {});
        throw unavailable(error);
      }
    }) as unknown as PostgresPoolClient["query"],
    release: (discard) => client.release(discard),
  };
}

function unavailable(error: unknown) {
  const cause = error instanceof Error ? error.message || error.name : String(error);
  return new StoreUnavailableError(`The database server cannot be used: ${cause}.`, error);
}

/**
 * Limits transactions on the server too, where one without a client would keep its locks. The limits are set with
 * each transaction because PgBouncer lends a connection for that long only, and takes no startup options.
 */
class Driver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, queryTimeoutMs: number) {
    super(config);
    this.#begin = `begin; set local statement_timeout = ${queryTimeoutMs}; set local idle_in_transaction_session_timeout = ${2 * queryTimeoutMs}`;
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  /** A connection that cannot roll back is closed. An error from here would mask the original one. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver["rollbackTransaction"]>[0]) {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Migrations have their own lock (`open-store.ts`): Kysely's outlives its transaction, which PgBouncer forbids. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
