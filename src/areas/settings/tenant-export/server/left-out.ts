/** Tables that are no data of the company, each with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
	session: "keys to the company, of the moment only",
	login_throttle: "hashes of names and addresses",
	login_token: "keys to the company",
	password_reset: "keys to the company",
	password_history: "hashes of passwords",
	sso_attempt: "keys, of the moment only",
	file_chunk: "files are for their owner only",
	mail_outbox: "sealed, of the moment only",
	import_line: "files that people uploaded, again",
};

/** Columns that hold secrets or what could be guessed from them, besides all binary ones. */
const secretNames = /password|secret|hash|sealed|token|verifier|nonce|(^|_)key$/;

/** A setting's key is its name, and nothing secret. */
const namesOfThings = new Set(["key", "permission_key"]);

/** What a job was told holds the session that ordered it. */
const leftOutColumns = new Set(["job.input"]);

export function isLeftOut(table: string, column: string, type: string) {
	if (table in leftOutTables || type === "bytea") return true;
	if (leftOutColumns.has(`${table}.${column}`)) return true;
	return secretNames.test(column) && !namesOfThings.has(column);
}
