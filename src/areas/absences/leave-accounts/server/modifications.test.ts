import { expect, test } from "vitest";
import { contract as history } from "#areas/settings/log-history/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";

// Saturday, 21 November 2026
const server = useTestServer();

async function modified() {
	const company = await accountsCompany(server());
	const { as, ids, kindId } = company;
	const userId = ids.Mia as string;
	/** By Hanna of the personnel department, in 2026, on 1 February unless said otherwise. */
	const give = (days: string, version: number | null, more: object = {}, who = "Hanna") =>
		as(who).call(contract.createLeaveModification, {
			userId,
			activityId: kindId,
			year: 2026,
			days,
			effectiveOn: "2026-02-01",
			expiresOn: null,
			reason: "Nachtrag",
			version,
			...more,
		});
	const account = async (year = 2026) =>
		(await as("Hanna").call(contract.getLeaveAccount, { userId, year })).answer.account;
	const reverse = (id: string, version: number, who = "Hanna") =>
		as(who).call(contract.reverseLeaveModification, { id, version, reason: "Irrtum" });
	const records = async (filter: object = {}, who = "Hanna") =>
		(await as(who).call(contract.listLeaveRecords, { userId, ...filter })).answer;
	return { ...company, userId, give, account, reverse, records };
}

test("days are given and taken away by hand, taken back by their opposite, and all of it stays to be seen", async () => {
	const { give, account, reverse, records } = await modified();
	const first = await give("2.5", 1, { expiresOn: "2026-12-31" });
	expect(first.answer).toMatchObject({ version: 2 });
	await give("-1", 2, { effectiveOn: "2026-03-01" });
	expect(await account()).toMatchObject({
		modified: "1.5",
		remaining: "31.5",
		version: 3,
		// what lapses is taken first
		expiring: [{ day: "2026-12-31", days: "1.5" }],
	});
	expect((await reverse(first.answer.id, 3)).answer.version).toBe(4);
	expect(await account()).toMatchObject({ modified: "-1", remaining: "29", reversed: 1 });
	const byHand = await records({ sources: ["MANUAL"], sortDirection: "ASC" });
	expect(
		byHand.items.map((one) => [one.kind, one.days, one.reason, one.isReversed].join(" ")).sort(),
	).toEqual([
		"MODIFICATION -1 Nachtrag false",
		"MODIFICATION 2.5 Nachtrag true",
		"REVERSAL -2.5 Irrtum false",
	]);
	expect((await records({ kinds: ["ENTITLEMENT"], year: 2026 })).total).toBe(2);
	expect((await records({ year: 2025 })).total).toBe(0);
	expect((await records({ search: "irrt" })).total).toBe(1);
});

test("leave is requested against what was given by hand, and settling again changes nothing", async () => {
	const { give, of, account } = await modified();
	await give("-29", 1);
	expect(await of("Mia").leaveOf({ "2026-12-30": "1", "2026-12-31": "1" })).toEqual([
		"2026: 1 → -1",
	]);
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
	expect((await account())?.remaining).toBe("1");
});

test("who has no account of a year gets one with what is given by hand", async () => {
	const { give, account } = await modified();
	expect(await account(2027)).toBeNull();
	const next = { year: 2027, effectiveOn: "2027-01-04" };
	expect((await give("3", 1, next)).refusal.code).toBe("STALE_VERSION");
	expect((await give("3", null, next)).status).toBe(200);
	expect(await account(2027)).toMatchObject({ modified: "3", entitled: "30", remaining: "33" });
});

test("what does not fit is refused by its code", async () => {
	const { give, reverse, account, sabbaticalless } = {
		...(await modified()),
		sabbaticalless: crypto.randomUUID(),
	};
	const refused = async (...given: Parameters<typeof give>) => (await give(...given)).refusal.code;
	expect(await refused("1", 7)).toBe("STALE_VERSION");
	expect(await refused("1", null)).toBe("STALE_VERSION");
	expect(await refused("1", 1, { effectiveOn: "2027-01-01" })).toBe(
		"LEAVE_MODIFICATION_OUTSIDE_YEAR",
	);
	expect(await refused("1", 1, { expiresOn: "2026-01-31" })).toBe("LEAVE_MODIFICATION_EXPIRY");
	expect(await refused("-1", 1, { expiresOn: "2026-12-31" })).toBe("LEAVE_MODIFICATION_EXPIRY");
	expect(await refused("1", 1, { activityId: sabbaticalless })).toBe("LEAVE_KIND_NOT_FOUND");
	for (const wrong of ["0", "367", "1.00001", "-", "1e2"])
		expect(await refused(wrong, 1)).toBe("MALFORMED");
	expect(await refused("1", 1, { reason: " " })).toBe("MALFORMED");
	const { answer } = await give("1", 1);
	const [granted] = (await account())?.lines ?? [];
	expect((await reverse(granted?.id ?? "", 2)).refusal.code).toBe("LEAVE_MODIFICATION_SETTLED");
	expect((await reverse(answer.id, 1)).refusal.code).toBe("STALE_VERSION");
	expect((await reverse(answer.id, 2)).status).toBe(200);
	expect((await reverse(answer.id, 3)).refusal.code).toBe("LEAVE_MODIFICATION_SETTLED");
	expect((await account())?.version).toBe(3);
});

test("who may read may not write, who sees nobody finds nobody, and neither does another company", async () => {
	const { give, reverse, as, userId, records, ids } = await modified();
	const { answer } = await give("1", 1);
	expect((await give("1", 2, {}, "Leo")).refusal).toMatchObject({
		code: "FORBIDDEN",
		level: "WRITE",
	});
	expect((await reverse(answer.id, 2, "Leo")).refusal.code).toBe("FORBIDDEN");
	expect((await give("1", 2, {}, "Mia")).status).toBe(403);
	expect((await records({}, "Mia")).total).toBe(3);
	const ofSven = { userId: ids.Sven as string };
	expect((await as("Leo").call(contract.listLeaveRecords, ofSven)).refusal.code).toBe("NOT_FOUND");
	const other = await modified();
	const strange = other.as("Hanna").call(contract.reverseLeaveModification, {
		id: answer.id,
		version: 2,
		reason: "Irrtum",
	});
	expect((await strange).refusal.code).toBe("NOT_FOUND");
	expect((await other.as("Hanna").call(contract.listLeaveRecords, { userId })).refusal.code).toBe(
		"NOT_FOUND",
	);
});

test("every change is traced with its reason", async () => {
	const { give, reverse, account, as } = await modified();
	const { answer } = await give("2", 1);
	server().clock.advance({ minutes: 1 });
	await reverse(answer.id, 2);
	const entityId = (await account())?.id as string;
	const found = await as("Hanna").call(history.getLogHistory, {
		entity: "leave_account",
		entityId,
	});
	expect(found.answer.events.map(({ action, reason }) => [action, reason])).toEqual([
		["reversed", "Irrtum"],
		["modified", "Nachtrag"],
	]);
});
