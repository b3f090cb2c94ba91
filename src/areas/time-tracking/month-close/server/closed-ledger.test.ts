import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { followCorrections } from "./jobs.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

test("the overtime ledger carries a month over, follows its corrections, and lets it go when it is reopened", async () => {
	const office = await closingOffice(server());
	await office.openAccount("2026-10-01");
	await office.close();
	const carried = 300 - 22 * 480;
	const close = { kind: "MONTH_CLOSE", day: "2026-10-31", minutes: carried };
	expect(await office.ledger()).toEqual([close]);
	await office.enter("2026-10-05", "Hanna", "Nachtrag");
	await office.settle("2026-10-01", "2026-10-31");
	await followCorrections(server().services, office.tenantId);
	const delta = { kind: "DELTA", day: "2026-10-31", minutes: 240 };
	expect(await office.ledger()).toEqual([close, delta]);
	await followCorrections(server().services, office.tenantId);
	expect(await office.ledger()).toHaveLength(2);
	await office.reopen(1);
	const back = { kind: "REVERSAL", day: "2026-10-31" };
	expect((await office.ledger()).slice(2)).toEqual(
		expect.arrayContaining([
			{ ...back, minutes: -carried },
			{ ...back, minutes: -240 },
		]),
	);
	await office.close();
	expect((await office.ledger()).at(-1)).toEqual({ ...close, minutes: carried + 240 });
});

test("what lies above the cap expires with the close, and comes back with the reopening", async () => {
	const office = await closingOffice(server());
	await office.openAccount("2026-10-01", 600);
	await office.ask(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes)
		values ($1, $2, $3, 'INIT', '2026-10-01', $4)`,
		[office.tenantId, newId(0), office.mia, 22 * 480 + 1000],
	);
	await office.close();
	expect((await office.ledger()).at(-1)).toEqual({
		kind: "EXPIRY",
		day: "2026-10-31",
		minutes: -700,
	});
	await office.reopen(1);
	const sum = (await office.ledger()).reduce((all, one) => all + one.minutes, 0);
	expect(sum).toBe(22 * 480 + 1000);
});

test("an earlier month that was left open is carried with the next one, and its changes follow when it is closed", async () => {
	const office = await closingOffice(server());
	await office.openAccount("2026-09-01");
	await office.close();
	const both = 300 - (22 + 22) * 480;
	expect(await office.ledger()).toMatchObject([{ minutes: both }]);
	await office.enter("2026-09-07");
	await office.close("2026-09");
	expect((await office.ledger()).slice(1)).toEqual([
		{ kind: "DELTA", day: "2026-09-30", minutes: 240 },
	]);
});
