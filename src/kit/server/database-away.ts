/** The database cannot be reached or is shutting down: answered as Maintenance, to be tried again shortly. */
export class DatabaseAway extends Error {
	constructor(cause: unknown) {
		super("The database is away.", { cause });
	}
}

const awayCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ENOTFOUND",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EAI_AGAIN",
	"ECONNABORTED",
	"25006", // read_only_sql_transaction: the old primary after a switch
	"55P03", // lock_not_available
	"57014", // query_canceled: by statement_timeout
	"25P03", // idle_in_transaction_session_timeout
	"57P01", // admin_shutdown
	"57P02", // crash_shutdown
	"57P03", // cannot_connect_now
	"08006",
	"08001",
	"08003",
	"53300", // too_many_connections
]);

/** Words of the driver, and of PgBouncer, which has one code for all its troubles. */
const away = new RegExp(
	[
		"Query read timeout",
		"Connection terminated",
		"timeout exceeded when trying to connect",
		"^timeout expired",
		"Client has encountered a connection error",
		"not queryable",
		"^query_wait_timeout",
		"^server conn crashed",
		"^pgbouncer cannot connect to server",
		"^no more connections allowed",
	].join("|"),
);

export function isDatabaseAway(error: unknown): boolean {
	if (error instanceof DatabaseAway) return true;
	if (!(error instanceof Error)) return false;
	const code = (error as NodeJS.ErrnoException).code;
	if (code !== undefined && awayCodes.has(code)) return true;
	return away.test(error.message);
}
