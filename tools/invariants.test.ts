import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type DemoDatabase, useDemoDatabases } from "../database/demo/use-demo-databases.ts";
import { checkInvariants } from "./invariants/check-invariants.ts";
import { invariants } from "./invariants/invariants.ts";

const [demo] = useDemoDatabases(1, 2) as [DemoDatabase];
const run = promisify(execFile);

async function check(...list: readonly string[]) {
	const env = { ...process.env, DATABASE_URL: demo.ownerUrl, DATABASE_OWNER_URL: demo.ownerUrl };
	try {
		const { stdout } = await run(process.execPath, ["tools/invariants.ts", ...list], { env });
		return { code: 0, lines: stdout.trim().split("\n") };
	} catch (error) {
		const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
		return { code, lines: `${stdout}${stderr}`.trim().split("\n") };
	}
}

test("they hold in the demo, of all companies and of one; an unknown one is told", async () => {
	const said = (tenants: number) => `${tenants} tenants, ${invariants.length} invariants, 0 faults`;
	expect(await check()).toEqual({ code: 0, lines: [said(2)] });
	expect(await check("--tenant", "20002")).toEqual({ code: 0, lines: [said(1)] });
	const unknown = await check("--tenant", "99999");
	expect([unknown.code, unknown.lines[0]]).toEqual([1, "There is no tenant 99999."]);
}, 60_000);

/** Each breaks one, past every constraint and trigger. */
const faults: Readonly<Record<string, string>> = {
	"bookings that entries name are there": "delete from booking",
	"a closed month is frozen": `insert into closed_month (tenant_id, user_id, month, close_no, closed_at)
		select tenant_id, id, '2020-01-01', 1, now() from app_user limit 1`,
	"a frozen month has all its days, and they come to its figures": `insert into frozen_month
		(tenant_id, user_id, month, close_no, closed_at, figures, versions)
		select tenant_id, id, '2020-02-01', 1, now(), '{}', '{}' from app_user limit 1`,
	"sums of weeks are those of their days":
		"update day_result set net_min = net_min + 1 where ctid = (select min(ctid) from day_result)",
	"sums of months are those of their days":
		"update day_result set worked_min = worked_min + 1 where ctid = (select min(ctid) from day_result)",
	"special accounts are credited on days that have a result":
		"delete from day_result r using special_account_day s where s.user_id = r.user_id and s.day = r.day",
	"what lies below a department is known of each above it":
		"delete from unit_closure where distance = 2 and descendant_id = (select descendant_id from unit_closure where distance = 2 limit 1)",
	"a department lies below its parent":
		"update unit set depth = 9 where id = (select id from unit where depth = 2 limit 1)",
	"clocks have one activity to begin work with, and one for pauses":
		"update activity set is_default = false where class_type = 'PAUSE'",
	"a file that is whole has all its bytes": `insert into file (tenant_id, id, owner_id, name, media_type, bytes, sha256)
		select tenant_id, gen_random_uuid(), id, 'a.csv', 'text/csv', 7, sha256('') from app_user limit 1`,
};

test("whatever does not hold is found, each by its own", async () => {
	for (const [name, text] of Object.entries(faults)) {
		const broken = async () => {
			const found = await checkInvariants(demo.ownerUrl, undefined);
			return new Set(found.broken.map(({ invariant }) => invariant));
		};
		expect((await broken()).has(name)).toBe(false);
		await demo.ask(
			`set session_replication_role = replica; ${text}; set session_replication_role = default`,
		);
		expect([name, (await broken()).has(name)]).toEqual([name, true]);
	}
	expect(Object.keys(faults)).toEqual(invariants.map(({ name }) => name));
	const { code, lines } = await check();
	expect(code).toBe(1);
	expect(lines[0]).toMatch(/^\d{5}: not so: /);
	const ofWeeks = lines.filter((line) => line.startsWith("10001: not so: sums of weeks"));
	expect(ofWeeks).toHaveLength(21);
	expect(ofWeeks.at(-1)).toMatch(/: and \d+ more$/);
}, 60_000);
