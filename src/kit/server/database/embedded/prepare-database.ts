import pg from "pg";
import { settleServing } from "../serving-settings.ts";
import type { Passwords } from "./passwords.ts";

/** Migrates; owns everything in the database. */
export const ownerRole = "stundwerk_owner";
/** Serves; gets its rights from the migrations. */
export const serverRole = "stundwerk_server";
export const databaseName = "stundwerk";

/**
 * Makes sure that the server at this address is ours and that it has our login roles and our database. What an interrupted
 * creation left undone is done now.
 *
 * @returns whether the database was made by this call
 */
export async function prepareDatabase(adminUrl: string, cluster: string, passwords: Passwords) {
	const client = new pg.Client({
		connectionString: adminUrl,
		application_name: "stundwerk launcher",
	});
	await client.connect();
	try {
		const found = await lookAround(client);
		if (found.directory !== cluster) {
			throw new Error(
				`Another database answers where ours should: it keeps its data in ${found.directory}.`,
			);
		}
		if (!found.hasDatabase) await makeDatabase(client, found.roles, passwords);
		await settleServing(client, serverRole);
		return !found.hasDatabase;
	} finally {
		await client.end();
	}
}

/** What an interruption leaves undone after the database exists is only that others may connect, too. */
async function makeDatabase(client: pg.Client, roles: string[], passwords: Passwords) {
	// A statement that fails is logged word by word, and these carry passwords.
	await client.query("set log_min_error_statement = panic");
	await makeLogin(client, roles, ownerRole, "createrole", passwords.owner);
	await makeLogin(client, roles, serverRole, "nocreaterole", passwords.server);
	await client.query("revoke all on database postgres, template1 from public");
	await client.query(
		`create database ${databaseName} owner ${ownerRole} template template0 encoding 'UTF8'`,
	);
	await client.query(
		`grant connect on database ${databaseName} to ${serverRole}; revoke all on database ${databaseName} from public`,
	);
}

interface Found {
	directory: string;
	roles: string[];
	hasDatabase: boolean;
}

async function lookAround(client: pg.Client): Promise<Found> {
	const { rows } = await client.query<Found>(
		`select current_setting('data_directory') as directory,
			array(select rolname::text from pg_roles where rolname in ($1, $2)) as roles,
			exists (select from pg_database where datname = $3) as "hasDatabase"`,
		[ownerRole, serverRole, databaseName],
	);
	return rows[0] as Found;
}

async function makeLogin(
	client: pg.Client,
	known: string[],
	role: string,
	right: string,
	password: string,
) {
	const verb = known.includes(role) ? "alter" : "create";
	await client.query(
		`${verb} role ${role} login nosuperuser nobypassrls ${right} password '${password}'`,
	);
}
