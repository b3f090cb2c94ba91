import { expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { accountsCompany } from "#areas/absences/leave-accounts/server/test-accounts.ts";
import { contract as history } from "#areas/settings/log-history/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

// Saturday, 21 November 2026
const server = useTestServer();

type Given = Partial<GivenOf<typeof contract.createLeaveCut>>;

async function company() {
	const made = await accountsCompany(server());
	const { as, ids } = made;
	const userId = ids.Mia as string;
	const parental = {
		...{ kind: "PARENTAL" as const, validFrom: "2026-03-15", validTo: "2026-09-14" },
		...{ declaredOn: "2026-02-01", worksPartTime: false },
	};
	const declare = (more: Given = {}, who = "Hanna") =>
		as(who).call(contract.createLeaveCut, { userId, ...parental, ...more });
	const account = async (year = 2026) =>
		(await as("Hanna").call(accounts.getLeaveAccount, { userId, year })).answer.account;
	const cutLines = async () =>
		(await account())?.lines
			.filter(({ kind }) => kind === "CUT")
			.map(({ origin, days, law, steps }) => [origin, days, law, ...steps]);
	return { ...made, userId, parental, declare, account, cutLines };
}

test("a twelfth of the year is cut for each full calendar month, at once, and comes back with its declaration", async () => {
	const { declare, account, cutLines, as, userId, parental } = await company();
	const { answer } = await declare();
	expect(await cutLines()).toEqual([["PARENTAL", "-12.5", "§ 17 BEEG", "30 × 5 ÷ 12 = 12.5"]]);
	expect(await account()).toMatchObject({ entitled: "17.5", remaining: "17.5" });
	const leaveCutId = answer.id;
	const update = (version: number, more: object) =>
		as("Hanna").call(contract.updateLeaveCut, { leaveCutId, ...parental, version, ...more });
	expect((await update(1, { worksPartTime: true })).status).toBe(200);
	expect(await account()).toMatchObject({ entitled: "30", remaining: "30" });
	expect((await update(1, {})).refusal.code).toBe("STALE_VERSION");
	await update(2, { kind: "CARE", validTo: null });
	expect(await cutLines()).toEqual([["CARE", "-22.5", "§ 4 PflegeZG", "30 × 9 ÷ 12 = 22.5"]]);
	await as("Hanna").call(contract.deleteLeaveCut, { leaveCutId });
	expect(await account()).toMatchObject({ entitled: "30", remaining: "30" });
	const { answer: own } = await as("Mia").call(contract.listLeaveCuts, { userId });
	expect(own.items).toEqual([]);
});

test("times that overlap, turned ones, strangers and readers are refused, and nothing changes", async () => {
	const { declare, account, as, userId, ids } = await company();
	await declare({ validFrom: "2026-03-01", validTo: "2026-03-31" });
	expect((await declare({ validFrom: "2026-03-31", validTo: null })).refusal.code).toBe(
		"LEAVE_CUT_OVERLAPS",
	);
	expect((await declare({ validFrom: "2026-06-01", validTo: "2026-05-31" })).refusal.code).toBe(
		"LEAVE_CUT_TURNED",
	);
	const next = { validFrom: "2026-06-01", validTo: "2026-06-30" };
	expect((await declare(next, "Leo")).refusal.code).toBe("FORBIDDEN");
	expect((await declare(next, "Mia")).status).toBe(403);
	const ofSven = { userId: ids.Sven as string };
	expect((await as("Leo").call(contract.listLeaveCuts, ofSven)).refusal.code).toBe("NOT_FOUND");
	const other = await company();
	expect((await other.as("Hanna").call(contract.listLeaveCuts, { userId })).refusal.code).toBe(
		"NOT_FOUND",
	);
	expect((await account())?.entitled).toBe("27.5");
});

test("who declared what stands in the history", async () => {
	const { declare, as } = await company();
	const { answer } = await declare();
	const entityId = answer.id;
	const found = await as("Hanna").call(history.getLogHistory, { entity: "leave_cut", entityId });
	expect(found.answer.events.map(({ action }) => action)).toEqual(["created"]);
});
