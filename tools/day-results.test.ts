import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type DemoDatabase, useDemoDatabases } from "../database/demo/use-demo-databases.ts";

const [demo] = useDemoDatabases(1, 2) as [DemoDatabase];
const run = promisify(execFile);

async function check(...list: readonly string[]) {
	const env = { ...process.env, DATABASE_URL: demo.ownerUrl, DATABASE_OWNER_URL: demo.ownerUrl };
	const args = ["tools/day-results.ts", "check", ...list];
	try {
		const { stdout } = await run(process.execPath, args, { env });
		return { code: 0, lines: stdout.trim().split("\n") };
	} catch (error) {
		const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
		return { code, lines: `${stdout}${stderr}`.trim().split("\n") };
	}
}

test("the demo's days are what their facts come to", async () => {
	const { code, lines } = await check();
	expect(lines).toEqual([
		expect.stringMatching(/^10001: \d{4,} days computed anew, 0 differences$/),
		expect.stringMatching(/^20002: \d{3,} days computed anew, 0 differences$/),
	]);
	expect(code).toBe(0);
}, 60_000);

test("a result that somebody altered is found, with its day", async () => {
	await demo.ask(
		`update day_result r set worked_min = worked_min + 1 from tenant_directory d
		where d.tenant_no = '20002' and r.tenant_id = d.tenant_id and r.day = '2026-11-02' and r.user_id = (
			select min(user_id::text)::uuid from day_result o where o.tenant_id = d.tenant_id)`,
	);
	const { code, lines } = await check("--tenant", "20002");
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatch(/^20002 \S+ 2026-11-02 worked_min: kept \d+, /);
	expect(code).toBe(1);
}, 60_000);

test("an unknown tenant is told", async () => {
	const { code, lines } = await check("--tenant", "99999");
	expect([code, lines[0]]).toEqual([1, "There is no tenant 99999."]);
});
