import { expect, test } from "vitest";
import {
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { ledger } from "./test-ledger.ts";

/** Without background work: what a note names waits until somebody asks for it. */
const server = useTestServer();

const friday = "2026-11-20";

/**
 * It is Saturday. Mia, whose account counts from Friday on, worked ten hours that day, two more than her plan; Hanna pays
 * out. All that is computed and kept.
 */
async function office() {
	let cookie = "";
	const company = await testCompany(server(), async (tenant) => {
		const grant = { key: "overtime.manage", level: "FULL" } as const;
		cookie = (await personWith(tenant, grant, { firstName: "Hanna", lastName: "Amt" })).cookie;
	});
	await insertEntry(company, friday, "07:00", "17:00");
	await company.settle("2026-11-16", "2026-11-25");
	const as = () => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	const mia = ledger({ as, ids: { Mia: company.mia } });
	await mia.init(friday);
	expect(await mia.account()).toMatchObject({ balanceMinutes: 120, isBeingComputed: false });
	/** Ends her Friday at another minute: a note is left, and the day waits. */
	const correct = async (end: string) => {
		await company.ask("update time_tracking set end_at = $2, occupied_to = $2 where user_id = $1", [
			company.mia,
			`${friday}T${end}Z`,
		]);
		expect(await company.waiting()).toEqual(around);
	};
	const payOut = (minutes: number) => mia.modify("PAYOUT", friday, -minutes);
	return { ...company, ...mia, correct, payOut };
}

/** An entry reaches two days back and ahead. */
const around = ["2026-11-18", "2026-11-19", friday, "2026-11-21", "2026-11-22"];
const withoutFriday = around.filter((day) => day !== friday);

test("hours that a correction took away are not paid out, though what is kept still has them", async () => {
	const { correct, payOut, account, waiting } = await office();
	await correct("15:30");
	expect(await account()).toMatchObject({ balanceMinutes: 120, isBeingComputed: true });
	const refused = await payOut(31);
	expect([refused.status, refused.refusal.code, refused.refusal.facts]).toEqual([
		422,
		"OVERTIME_EXCEEDS_BALANCE",
		{ takeableMinutes: 30 },
	]);
	// a refusal leaves everything as it was: the day goes on waiting, and the ledger is empty
	expect(await waiting()).toEqual(around);
	expect(await account()).toMatchObject({ isBeingComputed: true, entries: [] });
});

test("a payout computes the days of the balance that wait, keeps them, and leaves the others waiting", async () => {
	const { correct, payOut, account, waiting } = await office();
	await correct("15:30");
	expect((await payOut(30)).status).toBe(200);
	expect(await account()).toMatchObject({
		balanceMinutes: 0,
		openMinutes: 30,
		takeableMinutes: 0,
		isBeingComputed: false,
		entries: [{ kind: "PAYOUT", minutes: -30 }],
	});
	expect(await waiting()).toEqual(withoutFriday);
});

test("hours that a correction brought are there to be paid out at once", async () => {
	const { correct, payOut, account } = await office();
	await correct("18:00");
	expect((await payOut(180)).status).toBe(200);
	expect(await account()).toMatchObject({ balanceMinutes: 0, isBeingComputed: false });
});

test("a payout that is changed is held against what the days come to now", async () => {
	const { correct, payOut, change, account } = await office();
	const { id } = (await payOut(100)).answer;
	await correct("15:30");
	const more = { kind: "PAYOUT", effectiveOn: friday } as const;
	const refused = await change(id, { ...more, minutes: -31 });
	expect([refused.refusal.code, refused.refusal.facts]).toEqual([
		"OVERTIME_EXCEEDS_BALANCE",
		{ takeableMinutes: 30 },
	]);
	expect((await account()).entries).toMatchObject([{ minutes: -100, isReversed: false }]);
	expect((await change(id, { ...more, minutes: -30 })).status).toBe(200);
	expect(await account()).toMatchObject({ balanceMinutes: 0, isBeingComputed: false });
});

test("of two who pay out at once while a day waits one does, and neither waits for the other in vain", async () => {
	const { correct, payOut, account } = await office();
	await correct("15:30");
	const both = await Promise.all([payOut(30), payOut(30)]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
	expect(await account()).toMatchObject({ balanceMinutes: 0, isBeingComputed: false });
});
