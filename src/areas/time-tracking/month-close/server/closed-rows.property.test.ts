import { expect, test } from "vitest";
import { insertHoliday } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { followCorrections } from "./jobs.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

/** A sequence that is the same in every run. */
function dice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * sides);
	};
}

test.each([1, 2, 3])(
	"a closed row never changes, whatever is written afterwards (%d)",
	async (seed) => {
		const office = await closingOffice(server());
		await office.openAccount("2026-10-01");
		await office.close();
		const frozen = () =>
			office.ask(
				`select to_jsonb(f) as row from frozen_day f where user_id = $1 and close_no = 1
				union all select to_jsonb(m) from frozen_month m where user_id = $1 and close_no = 1
				order by 1`,
				[office.mia],
			);
		const before = await frozen();
		expect(before).toHaveLength(32);
		const roll = dice(seed);
		const day = () => `2026-10-${String(2 + roll(29)).padStart(2, "0")}`;
		let closeNo: number | null = 1;
		const doings = [
			() => office.enter(day()),
			() => office.enter(day(), "Hanna", "Nachtrag"),
			() => insertHoliday(office, day(), null, 1).catch(() => {}),
			() => office.settle("2026-10-01", "2026-10-31"),
			() => followCorrections(server().services, office.tenantId),
			async () => {
				if (closeNo !== null) await office.reopen(closeNo);
				else await office.close();
				closeNo = await heldClose(office);
			},
		];
		for (let step = 0; step < 12; step++) await doings[roll(doings.length)]?.();
		expect(await frozen()).toEqual(before);
	},
);

async function heldClose(
	office: Awaited<ReturnType<typeof closingOffice>>,
): Promise<number | null> {
	const { closes, isClosed } = await office.compare();
	return isClosed ? (closes[0]?.closeNo ?? null) : null;
}

test("nothing frozen can be updated or deleted by the server's role", async () => {
	const office = await closingOffice(server());
	await office.close();
	for (const table of ["frozen_day", "frozen_month", "month_correction"]) {
		for (const doing of [`update ${table} set user_id = user_id`, `delete from ${table}`]) {
			const done = server().services.database.pool.query(doing);
			await expect(done).rejects.toMatchObject({ code: "42501" });
		}
	}
});
