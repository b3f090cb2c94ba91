import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A release as it lies on a host. */
export interface Release {
	readonly folder: string;
	/** What starts it, within the folder. */
	readonly entry: string;
	/** As `/healthz` names it. */
	readonly version: string;
}

const root = join(import.meta.dirname, "..");
const built = "dist/server/server.js";

/** This one, as it is built. */
export const present: Release = { folder: root, entry: built, version: versionOf(root) };

/**
 * A later one: this one with a migration that gives columns to what everybody writes, changes a type, fills what it adds,
 * has all days computed anew and makes a table, and with a function that has changed.
 *
 * @param folder empty; becomes the release
 */
export function laterRelease(folder: string): Release {
	linkAll(root, folder, ["database", "dist", "package.json"]);
	linkAll(join(root, "dist"), join(folder, "dist"), ["server"]);
	cpSync(join(root, "dist", "server"), join(folder, "dist", "server"), { recursive: true });
	cpSync(join(root, "database"), join(folder, "database"), { recursive: true });
	writeFileSync(join(folder, "database", "migrations", "9000_later.sql"), laterMigration);
	const facts = join(folder, "database", "functions", "booking_facts.sql");
	writeFileSync(facts, `${readFileSync(facts, "utf8")}\n-- as a later release has it\n`);
	const version = "9.0.0";
	const text = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	writeFileSync(join(folder, "package.json"), JSON.stringify({ ...text, version }));
	return { folder, entry: built, version };
}

const laterMigration = `
	alter table unit alter column name type varchar(300);
	alter table time_tracking add column since_then int not null default 1;
	alter table booking add column since_then int;
	alter table app_user add column since_then text;
	do $$
	declare
		one uuid;
	begin
		-- the owner sees a tenant's rows with its number alone
		set local role maintenance;
		for one in select tenant_id from tenant_directory loop
			reset role;
			perform set_config('app.tenant_id', one::text, true);
			update app_user set since_then = last_name where tenant_id = one;
			update booking set since_then = 1 where tenant_id = one;
			insert into day_stale (tenant_id, user_id, from_day, to_day)
			select tenant_id, user_id, min(day), max(day) from day_result where tenant_id = one group by tenant_id, user_id
			on conflict (tenant_id, user_id, from_day) do update set
				to_day = greatest(day_stale.to_day, excluded.to_day), number = excluded.number;
			set local role maintenance;
		end loop;
		reset role;
	end $$;
	create index time_tracking_since_then on time_tracking (tenant_id, since_then);
	create table later (tenant_id uuid not null references tenant, id uuid not null, primary key (tenant_id, id));
	call protect_table('later');`;

/**
 * An earlier one, from the project's history.
 *
 * @param folder empty; becomes the release
 * @throws what to do where the history does not go back as far
 */
export function earlierRelease(folder: string, commit: string): Release {
	const inRoot = { cwd: root, maxBuffer: 1 << 28 };
	let files: Buffer;
	try {
		files = execFileSync("git", ["archive", commit, "src", "database", "package.json"], inRoot);
	} catch {
		throw new Error(`${commit} is not in this copy's history: git fetch --unshallow gets it.`);
	}
	execFileSync("tar", ["-x", "-C", folder], { input: files });
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	return { folder, entry: "src/server.ts", version: versionOf(folder) };
}

function linkAll(from: string, to: string, without: readonly string[]): void {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(from)) {
		if (!without.includes(name)) symlinkSync(join(from, name), join(to, name));
	}
}

function versionOf(folder: string): string {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}
