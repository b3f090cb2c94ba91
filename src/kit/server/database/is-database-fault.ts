import pg from "pg";

/** Whether the database answered with one of these SQLSTATEs. */
export function isDatabaseFault(error: unknown, codes: readonly string[]): boolean {
	return error instanceof pg.DatabaseError && codes.includes(error.code ?? "");
}
