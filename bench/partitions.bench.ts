import type pg from "pg";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure } from "./bench.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";

/** `PEOPLE=10000` takes some 40 GB and half an hour. */
const people = sizeOf("PEOPLE", 1000);
const years = 10;
const rounds = 200;
const tenant = "01900000-0000-7000-8000-000000000001";

/** How a table of one row a person and day may be divided. */
const divisions = [
	{ name: "months", step: "1 month" },
	{ name: "years", step: "1 year" },
	{ name: "whole", step: undefined },
] as const;

/** How ten years of day results are best divided: what one person's month, one changed day and a company's month cost. */
export const bench: Bench = {
	name: "partitions",
	title: `${people} people, ${years} years of days: in months, in years, in one; planned once and at each call`,
	async run(tell) {
		return withBenchCluster(async ({ ownerUrl, serveUrl }) => {
			await withClient(ownerUrl, async (client) => {
				for (const division of divisions) await makeTable(client, division);
			});
			for (const mode of ["force_generic_plan", "force_custom_plan"])
				for (const { name } of divisions)
					tell(...(await withClient(serveUrl, (client) => measured(client, name, mode))));
		});
	},
};

type Division = (typeof divisions)[number];

async function makeTable(client: pg.Client, { name, step }: Division): Promise<void> {
	const table = `days_${name}`;
	await client.query(
		`create table ${table} (tenant_id uuid not null, user_id uuid not null, day date not null, unit_id uuid not null,
			target_min int not null, worked_min int not null, pause_min int not null, balance_min int not null,
			overtime_min int not null, flags int not null, input_hash bytea not null, violations jsonb,
			primary key (tenant_id, user_id, day) include (target_min, worked_min, pause_min, balance_min, overtime_min, flags)
		) ${step === undefined ? "" : "partition by range (day)"}`,
	);
	if (step !== undefined)
		await client.query(
			`do $do$ declare first date := '2016-01-01'; begin
				while first < '2028-01-01' loop
					execute format('create table ${table}_%s partition of ${table} for values from (%L) to (%L)',
						to_char(first, 'YYYYMM'), first, first + interval '${step}');
					first := first + interval '${step}';
				end loop; end $do$`,
		);
	// in the order in which it grows: all people of a day, a day after the other
	await client.query(
		`insert into ${table} select '${tenant}', md5('p' || p)::uuid, d::date, md5('u' || p % 50)::uuid, 480, 490, 30, 10, 0, 0, '\\x00112233445566778899aabbccddeeff', null
		from generate_series('2016-11-01'::date, '2026-10-31', '1 day') d, generate_series(1, ${people}) p`,
	);
	await client.query(`call protect_table('${table}')`);
	await client.query(`vacuum analyze ${table}`);
}

async function measured(client: pg.Client, name: string, mode: string): Promise<Figure[]> {
	await client.query("set role app");
	await client.query(`set plan_cache_mode = ${mode}`);
	await client.query("set jit = off");
	const table = `days_${name}`;
	const found: Figure[] = [];
	for (const [what, text, valuesOf] of statementsOn(table)) {
		const took: number[] = [];
		for (let round = 0; round < (what.startsWith("all") ? rounds / 10 : rounds); round++) {
			const values = valuesOf(round);
			await client.query("begin");
			await client.query("select set_config('app.tenant_id', $1, true)", [tenant]);
			const before = performance.now();
			await client.query({ name: `${what} ${name}`, text, values });
			if (round > 2) took.push(performance.now() - before);
			await client.query("commit");
		}
		const label = `${what}, ${name}, ${mode === "force_generic_plan" ? "planned once" : "planned anew"}`;
		found.push(figure(label, median(took), "ms"));
	}
	return found;
}

type Values = (round: number) => unknown[];

function statementsOn(table: string): [string, string, Values][] {
	return [
		[
			"a person's month",
			`select * from ${table} where tenant_id = $1 and user_id = md5('p' || $2::int)::uuid and day between $3 and $4`,
			(round) => [tenant, 1 + ((round * 37) % people), "2026-10-01", "2026-10-31"],
		],
		[
			"a changed day",
			`insert into ${table} select $1::uuid, md5('p' || $2::int)::uuid, given.day, md5('u')::uuid, 480, 491, 30, 11, 0, 0, '\\x00', null
			from unnest($3::date[]) given(day)
			on conflict (tenant_id, user_id, day) do update set worked_min = excluded.worked_min, balance_min = excluded.balance_min`,
			(round) => [tenant, 1 + ((round * 37) % people), ["2026-10-30"]],
		],
		[
			"a removed day",
			`delete from ${table} where tenant_id = $1 and user_id = md5('p' || $2::int)::uuid and day between $3 and $4 and worked_min < 0`,
			(round) => [tenant, 1 + ((round * 37) % people), "2026-10-30", "2026-10-31"],
		],
		[
			"a person's balance since entry",
			`select sum(balance_min) from ${table} where tenant_id = $1 and user_id = md5('p' || $2::int)::uuid and day <= $3`,
			(round) => [tenant, 1 + ((round * 37) % people), "2026-10-31"],
		],
		[
			"all people's month",
			`select user_id, sum(target_min), sum(worked_min), sum(balance_min) from ${table} where tenant_id = $1 and day between $2 and $3 group by user_id`,
			() => [tenant, "2026-10-01", "2026-10-31"],
		],
		[
			"all of 500 people's month",
			`select user_id, sum(target_min), sum(worked_min), sum(balance_min) from ${table}
			where tenant_id = $1 and user_id = any(array(select md5('p' || n)::uuid from generate_series(1, 500) n)) and day between $2 and $3
			group by user_id`,
			() => [tenant, "2026-10-01", "2026-10-31"],
		],
	];
}
