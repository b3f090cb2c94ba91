import pg from "pg";
import { DatabaseAway, isDatabaseAway } from "../database-away.ts";

// bigint of counts fits a number; civil dates stay text, so that no time zone can shift them
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface PoolOptions {
	readonly url: string;
	/** Named ones are planned once per connection; a pooler that lends connections per transaction loses them. */
	readonly statements: "named" | "unnamed";
	readonly max?: number;
	/** Milliseconds until a database that does not answer counts as away; so long too somebody waits at most while all connections are at work, unless `queueWithin` says otherwise. */
	readonly connectWithin?: number;
	readonly queueWithin?: number;
	/** Switch each new connection to this role (only where one login does everything). */
	readonly switchToRole?: "app";
	onError(error: Error): void;
}

const usual = { connectWithin: 5000, queueWithin: 20_000 };

/** Hundreds who come at once are a queue and no absent database: they wait longer than anybody waits for a connection to be made. */
export function openPool(options: PoolOptions): pg.Pool {
	const { connectWithin = usual.connectWithin } = options;
	const { queueWithin = options.connectWithin ?? usual.queueWithin } = options;
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.max ?? 10,
		connectionTimeoutMillis: queueWithin,
		Client: clientWithin(Math.min(connectWithin, queueWithin)),
		idleTimeoutMillis: 60_000,
		application_name: "stundwerk",
		// several statements travel in one round trip
		pipeline: true,
		...timeouts(options.statements),
		...(options.switchToRole === undefined ? {} : { options: `-c role=${options.switchToRole}` }),
	} as pg.PoolConfig);
	pool.on("error", options.onError);
	// a connection may also die while a request holds it and waits for something else
	pool.on("connect", (client) => client.on("error", options.onError));
	return pool;
}

function clientWithin(connectionTimeoutMillis: number): typeof pg.Client {
	return class extends pg.Client {
		constructor(config: pg.ClientConfig) {
			super({ ...config, connectionTimeoutMillis });
		}
	};
}

/**
 * A database that falls silent must not hold a connection for the quarter of an hour that TCP would wait. What the
 * server of the database should watch itself cannot be asked for through a pooler.
 */
function timeouts(statements: PoolOptions["statements"]) {
	const own = { keepAlive: true, query_timeout: 30_000 };
	return statements === "unnamed"
		? own
		: {
				...own,
				statement_timeout: 20_000,
				lock_timeout: 10_000,
				idle_in_transaction_session_timeout: 30_000,
			};
}

/** Lends a connection; one that died is thrown away and reported as `DatabaseAway`. */
export function lend<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	return lendUntilEnded(pool, async (client) => ({ result: await use(client) }));
}

/** What somebody waits for, and what the connection is still needed for afterwards. */
export interface Ending<T> {
	readonly result: T;
	readonly ended?: Promise<unknown>;
}

/** As `lend`, but the result is there before what `use` left on its way has ended. */
export async function lendUntilEnded<T>(
	pool: pg.Pool,
	use: (client: pg.PoolClient) => Promise<Ending<T>>,
): Promise<T> {
	let client: pg.PoolClient | undefined;
	try {
		client = await pool.connect();
		const lent = client;
		const { result, ended } = await use(lent);
		if (ended === undefined) lent.release();
		else void ended.then(() => lent.release(), lent.release);
		return result;
	} catch (error) {
		const isAway = isDatabaseAway(error);
		client?.release(isAway ? (error as Error) : undefined);
		throw isAway ? new DatabaseAway(error) : error;
	}
}
