import { expect, test } from "vitest";
import { nameOfClone } from "#kit/testing/clone-template.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { checkServingRole } from "./check-serving-role.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { ask, migrateAsBefore, withEmptyDatabase, withMigratedDatabase } from "./test-databases.ts";

test("several processes may start at once: each file is applied once", async () => {
	await withEmptyDatabase(async (url) => {
		const runs = await Promise.all([1, 2, 3].map(() => migrate(url("owner"))));
		const applied = runs.flat();
		expect(applied.length).toBeGreaterThan(5);
		expect(new Set(applied).size).toBe(applied.length);
		expect(await migrate(url("owner"))).toEqual([]);
	});
});

test("a migration that was changed after it had been applied is refused", async () => {
	await withMigratedDatabase(async (url) => {
		await withClient(url("owner"), (client) =>
			client.query("update schema_migration set sha256 = 'other' where name = '0001_tenancy.sql'"),
		);
		await expect(migrate(url("owner"))).rejects.toThrow("Migration 0001_tenancy.sql was changed");
	});
});

test("days that wait to be computed wait on after an upgrade", async () => {
	await withEmptyDatabase(async (url) => {
		await migrateAsBefore(
			url("owner"),
			(name) => name >= "0078" || name === "0074_notes_of_every_tenant.sql",
		);
		await withClient(url("admin"), async (client) => {
			await client.query(
				`insert into tenant (tenant_id, name) select gen_random_uuid(), 'Betrieb ' || n from generate_series(1, 2) n`,
			);
			await client.query(
				"insert into day_stale (tenant_id, user_id, day, since) select tenant_id, gen_random_uuid(), '2026-10-05', now() from tenant",
			);
		});
		await migrate(url("owner"));
		await withClient(url("admin"), async (client) => {
			const { rows } = await client.query("select from_day::text, to_day::text from day_stale");
			const waiting = { from_day: "2026-10-05", to_day: "2026-10-05" };
			expect(rows).toEqual([waiting, waiting]);
			const bound = await client.query(
				"select relforcerowsecurity as is_bound from pg_class where relname = 'day_stale'",
			);
			expect(bound.rows).toEqual([{ is_bound: true }]);
		});
	});
});

test("days that were kept without what months show now are computed once more after an upgrade", async () => {
	await withEmptyDatabase(async (url) => {
		await migrateAsBefore(url("owner"), (name) => name >= "0111");
		await withClient(url("admin"), async (client) => {
			await client.query(
				`insert into tenant (tenant_id, name) select gen_random_uuid(), 'Betrieb ' || n from generate_series(1, 2) n`,
			);
			await client.query(
				`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
					holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, input_hash)
				select t.tenant_id, t.tenant_id, d, gen_random_uuid(), gen_random_uuid(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ''
				from tenant t, unnest('{2025-12-31,2026-02-01}'::date[]) d`,
			);
		});
		await migrate(url("owner"));
		await withClient(url("admin"), async (client) => {
			const { rows } = await client.query("select from_day::text, to_day::text from day_stale");
			const waiting = { from_day: "2025-12-31", to_day: "2026-02-01" };
			expect(rows).toEqual([waiting, waiting]);
			const bound = await client.query(
				"select relname from pg_class where relname in ('day_result', 'day_stale') and not relforcerowsecurity",
			);
			expect(bound.rows).toEqual([]);
		});
	});
});

test("a migration that ran into a deadlock begins again once it has the tables to itself, and ends nobody else's work", async () => {
	await withEmptyDatabase(async (url) => {
		await migrateAsBefore(url("owner"), (name) => name >= "0113");
		await ask(url("admin"), ...deadlockAtFirst);
		await withClient(url("admin"), async (client) => {
			await client.query("begin");
			await client.query("lock table time_tracking in row exclusive mode");
			const migrating = migrate(url("owner"));
			const isWaiting = `select from pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock' and query like 'lock table %'`;
			await expect
				.poll(async () => (await ask(url("admin"), isWaiting)).length, { interval: 10 })
				.toBe(1);
			// the migration has locked this one already, and gives it back instead of waiting for the other
			await client.query("select from tenant");
			await client.query(
				"insert into tenant (tenant_id, name) values (gen_random_uuid(), 'Meanwhile')",
			);
			await client.query("commit");
			expect(await migrating).toContain("0113_running_entries.sql");
		});
		const left = await ask(
			url("admin"),
			"select (select last_value from statements) > 1 as again, (select count(*)::int from tenant) as tenants",
		);
		expect(left).toEqual([{ again: true, tenants: 1 }]);
	});
});

/** The first statement that drops an index fails as PostgreSQL lets one fail that others wait for. */
const deadlockAtFirst = [
	"create schema fault; create sequence public.statements",
	`create function fault.at_first() returns event_trigger language plpgsql security definer as $$
	begin
		if nextval('public.statements') = 1 then
			raise exception 'deadlock detected' using errcode = 'deadlock_detected';
		end if;
	end $$`,
	"create event trigger at_first on ddl_command_start when tag in ('DROP INDEX') execute function fault.at_first()",
];

const gapFile = "functions/shift_gap_minutes.sql";
const gap = "shift_gap_minutes(p_tenant uuid, p_unit uuid, p_site uuid, p_day date)";
const otherGap = `create or replace function ${gap} returns int language sql as 'select 1'`;
const gapBody = "select prosrc as body from pg_proc where proname = 'shift_gap_minutes'";

test("functions are upgraded to what a new installation has", async () => {
	const functions = `select pg_get_functiondef(p.oid), p.proowner, p.proacl::text from pg_proc p
		where p.pronamespace in ('public'::regnamespace, 'gate'::regnamespace) and p.prokind in ('f', 'p')
		order by p.oid::regprocedure::text`;
	await withEmptyDatabase(async (url) => {
		await migrateAsBefore(url("owner"));
		const applied = await migrate(url("owner"));
		expect(applied).toContain(gapFile);
		expect(applied.every((name) => name.startsWith("functions/"))).toBe(true);
		const upgraded = await ask(url("owner"), functions);
		await withMigratedDatabase(async (other) => {
			expect(upgraded).toEqual(await ask(other("owner"), functions));
		});
	});
});

test("a function is applied when its file has changed, or when it was dropped, whatever it calls", async () => {
	await withMigratedDatabase(async (url) => {
		const asWritten = await ask(url("owner"), gapBody);
		const changed = `update schema_migration set sha256 = 'other' where name = '${gapFile}'`;
		await ask(url("owner"), otherGap, changed);
		expect(await migrate(url("owner"))).toEqual([gapFile]);
		expect(await ask(url("owner"), gapBody)).toEqual(asWritten);
		await ask(url("owner"), "drop function auto_finish_after, resolve_setting");
		expect(await migrate(url("owner"))).toEqual([
			"functions/auto_finish_after.sql",
			"functions/resolve_setting.sql",
		]);
	});
});

test("an older server that starts once more leaves the functions of a newer one", async () => {
	await withMigratedDatabase(async (url) => {
		await ask(
			url("owner"),
			otherGap,
			`update schema_migration set sha256 = 'newer' where name = '${gapFile}'`,
			"insert into schema_migration (name, sha256) values ('9999_newer.sql', 'newer')",
		);
		expect(await migrate(url("owner"))).toEqual([]);
		expect(await ask(url("owner"), gapBody)).toEqual([{ body: "select 1" }]);
	});
});

test("a function that fails takes the last migration back with it", async () => {
	await withMigratedDatabase(async (url) => {
		const last = "0079_notes_bound_again.sql";
		const forget = `delete from schema_migration where name in ('${last}', '${gapFile}')`;
		const answersText = otherGap.replace("returns int", "returns text").replace("1'", "null'");
		await ask(url("owner"), forget, `drop function ${gap}`, answersText);
		await expect(migrate(url("owner"))).rejects.toThrow(`${gapFile} failed: error: cannot change`);
		const applied = `select name from schema_migration where name = '${last}'`;
		expect(await ask(url("owner"), applied)).toEqual([]);
		await ask(url("owner"), `drop function ${gap}`);
		expect(await migrate(url("owner"))).toEqual([last, gapFile]);
	});
});

test("the server refuses roles that could get round row-level security", async () => {
	await withEmptyDatabase(async (url) => {
		await migrate(url("owner"), { grantAppTo: "stundwerk_server" });
		const verdict = async (address: string, switchToRole?: "app") => {
			const database = openDatabase({
				url: address,
				statements: "named",
				onError: () => {},
				...(switchToRole === undefined ? {} : { switchToRole }),
			});
			try {
				await checkServingRole(database.pool);
				return "serves";
			} catch (error) {
				return (error as Error).message;
			} finally {
				await database.close();
			}
		};
		expect(await verdict(url("admin"))).toMatch("is a superuser");
		expect(await verdict(url("owner"))).toMatch("owns tables");
		expect(await verdict(url("serve"))).toBe("serves");
		expect(await verdict(url("owner"), "app")).toBe("serves");
		// a role of its own: those of the cluster are every other test's, too
		const role = nameOfClone("bypassing");
		await ask(url("admin"), `create role ${role} login bypassrls password 'tried'`);
		const address = new URL(url("admin"));
		[address.username, address.password] = [role, "tried"];
		try {
			await ask(url("admin"), `grant app to ${role}`);
			expect(await verdict(address.href)).toMatch("has BYPASSRLS");
		} finally {
			await ask(url("admin"), `drop role ${role}`);
		}
	});
});
