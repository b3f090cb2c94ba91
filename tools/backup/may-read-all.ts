import type pg from "pg";

/** How rows are written by COPY: the same bytes whatever the server's own settings are. */
const alike = [
	"set datestyle = 'ISO, YMD'",
	"set intervalstyle = 'iso_8601'",
	"set timezone = 'UTC'",
	"set bytea_output = 'hex'",
	"set extra_float_digits = 1",
	"set client_encoding = 'UTF8'",
	// every reading of a table begins where the table does
	"set synchronize_seqscans = off",
	// what row-level security would hide is an error instead of missing
	"set row_security = off",
	"set statement_timeout = 0",
	"set lock_timeout = 0",
	"set idle_in_transaction_session_timeout = 0",
];

/**
 * Prepares a connection for reading or writing all rows of all tenants.
 *
 * @throws a sentence where its login may not
 */
export async function beAbleToReadAll(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ name: string; may: boolean }>(
		"select rolname::text as name, rolsuper or rolbypassrls as may from pg_roles where rolname = current_user",
	);
	if (!rows[0]?.may) {
		throw new Error(
			`The login ${rows[0]?.name} is bound by row-level security and cannot read all rows. Name a superuser, or a role with BYPASSRLS, in DATABASE_BACKUP_URL, or use pg_dump (docs/operations/backup.md).`,
		);
	}
	for (const setting of alike) await client.query(setting);
}

/** @throws a sentence where the login may not load rows without the triggers that watch over what people do */
export async function beAbleToLoad(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ may: boolean }>(
		"select has_parameter_privilege('session_replication_role', 'SET') as may",
	);
	if (rows[0]?.may) return;
	throw new Error(
		"Restoring needs a superuser in DATABASE_BACKUP_URL, or a role with BYPASSRLS that may set session_replication_role (docs/operations/backup.md).",
	);
}
