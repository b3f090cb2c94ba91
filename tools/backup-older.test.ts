import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownMigrations, migrate } from "#kit/server/database/migrate.ts";
import { runTool, type TriedDatabase, useTries } from "./backup/try-backup.ts";
import { backup } from "./backup/whole-backup.ts";

const { emptyDatabase, newDatabase, newFolder } = useTries();

/** As the release left it that did not know the months of kept days. */
async function olderDatabase(): Promise<{ source: TriedDatabase; later: readonly string[] }> {
	const names = (await knownMigrations()).map(({ name }) => name);
	const only = new Set(names.filter((name) => name < "0111"));
	const source = await emptyDatabase();
	await migrate(source.ownerUrl, { only });
	return { source, later: names.filter((name) => !only.has(name)) };
}

const tenant = "0190a000-0000-7000-8000-000000000001";

/** A person's two days with results, a trace and a change that processes remember. */
const oldRows = `set session_replication_role = replica;
	insert into tenant (tenant_id, name) values ('${tenant}', 'Altbau');
	insert into tenant_directory (tenant_id, tenant_no) values ('${tenant}', '30003');
	insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
		holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, input_hash)
	select '${tenant}', '${tenant}', d, gen_random_uuid(), gen_random_uuid(), 480, 471, 30, 0, 0, 0, 0, -9, 0, 0, ''
	from unnest('{2025-12-31,2026-02-01}'::date[]) d;
	insert into unit (tenant_id, id, name, kind, depth) values ('${tenant}', '${tenant}', 'Altbau', 'GLOBAL', 0);
	insert into site (tenant_id, id, unit_id, name) values ('${tenant}', '${tenant}', '${tenant}', 'Altbau');
	insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name)
	values ('${tenant}', '${tenant}', '${tenant}', '${tenant}', 'Anna', 'Alt');
	insert into audit_event (tenant_id, id, xid, at, actor_kind, entity, entity_id, action)
	values ('${tenant}', uuid_v7_floor(now()), '4000000000', now(), 'SYSTEM', 'matter', '${tenant}', 'created');
	insert into recent_change (tenant_id, subject, xid) values ('${tenant}', 'MASTER', '4000000000')`;

const functions = `select pg_get_functiondef(p.oid) as text from pg_proc p
	where p.pronamespace in ('public'::regnamespace, 'gate'::regnamespace) and p.prokind in ('f', 'p')
	order by p.oid::regprocedure::text`;

test("a backup of an earlier release is restored as it was, then brought to this one", async () => {
	const { source, later } = await olderDatabase();
	expect(later.length).toBeGreaterThan(2);
	await source.ask(oldRows);
	const data = await newFolder();
	await writeFile(join(data, "key"), Buffer.alloc(32, 7).toString("base64"));
	const folder = join(await newFolder(), "backup");
	expect((await backup(source, data, ["create", folder]))[0]).toBe(0);

	const [target, own] = [await emptyDatabase(), join(await newFolder(), "data")];
	await mkdir(own);
	expect(await backup(target, own, ["restore", folder])).toEqual([
		0,
		expect.stringContaining(`Applied since: ${later.join(", ")}.`),
	]);
	const days = await target.ask("select day::text, worked_min from day_result order by day");
	expect(days).toEqual([
		{ day: "2025-12-31", worked_min: 471 },
		{ day: "2026-02-01", worked_min: 471 },
	]);
	// the migrations have met the rows: days kept before 0111 are computed once more
	const stale = await target.ask("select from_day::text, to_day::text from day_stale");
	expect(stale).toEqual([{ from_day: "2025-12-31", to_day: "2026-02-01" }]);
	expect(await target.ask("select from recent_change")).toEqual([]);
	expect(await target.ask(functions)).toEqual(await (await newDatabase()).ask(functions));
	const audited = await runTool(target, own, ["tools/audit.ts", "verify"]);
	expect([audited.code, audited.output]).toEqual([
		0,
		expect.stringContaining("30003: unchanged; 1 seals over 1 events"),
	]);
}, 120_000);
