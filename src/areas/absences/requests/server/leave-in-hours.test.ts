import { expect, test } from "vitest";
import type { LeaveOpeningValues } from "#areas/absences/leave-accounts/contract/openings.ts";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { accountsCompany } from "#areas/absences/leave-accounts/server/test-accounts.ts";
import { permit } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Asked = GivenOf<typeof contract.requestAbsence>;

// Saturday, 21 November 2026
const server = useTestServer();

/** Mia works eight hours from Monday to Thursday and four on Friday; her account is kept in hours. */
async function company() {
	const made = await accountsCompany(
		server(),
		undefined,
		(tenant, ids) => permit(tenant, ids.Hanna, ["absences.manage"], "FULL"),
		"MINUTES",
	);
	const { as, ask, ids, kindId } = made;
	await ask(`update worksheet_day set target_min = 240 where tenant_id = $1 and weekday = 5`, [
		made.tenantId,
	]);
	await made.of("Mia").settle();
	const userId = ids.Mia as string;
	const hanna = as("Hanna");
	const answer = async () =>
		(await hanna.call(accounts.getLeaveAccount, { userId, year: 2026 })).answer;
	return {
		...made,
		hanna,
		userId,
		answer,
		account: async () => (await answer()).account,
		whose: { userId, activityId: kindId, year: 2026 },
		/** From Thursday, 17 December, to Friday, 18 December, unless other days are given. */
		asked: (more: Partial<Asked> = {}): Asked => ({
			...{ userId, activityId: kindId, from: "2026-12-17", to: "2026-12-18" },
			...more,
		}),
	};
}

test("leave takes the target of each of its days, and what is shown before is what is taken", async () => {
	const { hanna, asked, answer, account, userId, kindId } = await company();
	// 30 days of 36 ÷ 5 hours
	expect(await account()).toMatchObject({ entitled: "216:00", remaining: "216:00" });
	expect((await answer()).account?.basis?.dayMinutes).toBe(432);
	const preview = async (more: Partial<Asked> = {}) =>
		(await hanna.call(contract.previewAbsence, asked(more))).answer;
	expect(await preview()).toMatchObject({
		...{ cost: "2", costMinutes: 720 },
		leave: [{ year: 2026, before: "216:00", after: "204:00", lapses: null }],
	});
	expect((await preview({ fromPart: "SECOND_HALF" })).leave).toMatchObject([{ after: "208:00" }]);
	const { answer: written } = await hanna.call(
		contract.requestAbsence,
		asked({ state: "APPROVED" }),
	);
	expect(written.state).toBe("APPROVED");
	const after = await account();
	expect(after).toMatchObject({ remaining: "204:00", taken: "0:00", approvedAhead: "12:00" });
	expect(after?.lines.map(({ origin, days, balance }) => [origin, days, balance])).toEqual([
		["STATUTORY", "144:00", "144:00"],
		["CONTRACTUAL", "72:00", "216:00"],
		["STATUTORY", "-12:00", "204:00"],
	]);
	expect(after?.lines[0]?.steps.at(-1)).toBe("20 × 7:12 = 144:00");
	expect(after?.course.at(-1)).toEqual({ day: "2026-12-31", remaining: "204:00", free: "204:00" });
	const { items, kinds } = (await hanna.call(accounts.listLeaveAccounts, { year: 2026 })).answer;
	expect(kinds).toContainEqual({ id: kindId, name: "Erholungsurlaub", unit: "MINUTES" });
	expect(items.find(({ id }) => id === userId)?.figures).toMatchObject({
		...{ remaining: "204:00", approvedAhead: "12:00", free: "204:00" },
	});
});

test("what goes below zero says by how many minutes, and what is cancelled comes back", async () => {
	const { hanna, asked, account } = await company();
	const { answer } = await hanna.call(contract.requestAbsence, asked({ state: "APPROVED" }));
	const below = await hanna.call(
		contract.requestAbsence,
		asked({ from: "2026-03-02", to: "2026-08-31", state: "APPROVED" }),
	);
	expect(below.refusal.violations).toMatchObject([
		// 26 weeks of 36 hours and a Monday, less what is left
		{ code: "NEGATIVE_REMAINING_LEAVE", year: 2026, remaining: 12_240 - 944 * 60, unit: "MINUTES" },
	]);
	const { id } = answer;
	const cancelled = { id, version: 1, reason: "Irrtum" };
	expect((await hanna.call(contract.cancelAbsence, cancelled)).status).toBe(200);
	expect((await account())?.remaining).toBe("216:00");
});

test("what is written by hand is written in hours, and in nothing else", async () => {
	const { hanna, whose, account, answer } = await company();
	const change = async (days: string) =>
		hanna.call(accounts.createLeaveModification, {
			...whose,
			...{ kind: "MODIFICATION", days, effectiveOn: "2026-06-01", expiresOn: null },
			...{ reason: "Inventur", version: (await account())?.version ?? null },
		});
	for (const days of ["1", "-1.5"])
		expect((await change(days)).refusal.code).toBe("LEAVE_AMOUNT_UNIT");
	for (const days of ["0:00", "1:60", "8785:00", "1:5"])
		expect((await change(days)).refusal.code).toBe("MALFORMED");
	const { id } = (await change("-4:30")).answer;
	expect(await account()).toMatchObject({ modified: "-4:30", remaining: "211:30" });
	const { items } = (await hanna.call(accounts.listLeaveRecords, { userId: whose.userId })).answer;
	expect(items.map(({ days }) => days)).toContain("-4:30");
	const version = (await account())?.version ?? 0;
	const back = { id, reason: "doch nicht", version };
	expect((await hanna.call(accounts.reverseLeaveModification, back)).status).toBe(200);
	expect(await account()).toMatchObject({ modified: "0:00", remaining: "216:00" });
	const limit = (advance: string, notice: string | null) =>
		hanna.call(accounts.setLeaveLimits, { ...whose, advance, notice, version: null });
	expect((await limit("2", null)).refusal.code).toBe("LEAVE_AMOUNT_UNIT");
	expect((await limit("7:30", "216:00")).status).toBe(200);
	expect(await answer()).toMatchObject({
		limits: { advance: "7:30", notice: "216:00", version: 1 },
		account: { state: "MUCH_OPEN" },
	});
});

test("an account that was kept elsewhere begins with hours", async () => {
	const { hanna, whose, account, of } = await company();
	const opening: LeaveOpeningValues = {
		...{ day: "2026-07-01", taken: "96:00" },
		carried: [{ fromYear: 2025, origin: "STATUTORY", days: "20:30", expiresOn: null }],
	};
	const given = { ...whose, opening, carryReason: null, carryNote: null };
	const inDays = { ...given, opening: { ...opening, taken: "12" } };
	expect((await hanna.call(accounts.previewLeaveSetUp, inDays)).refusal.code).toBe(
		"LEAVE_AMOUNT_UNIT",
	);
	expect((await hanna.call(accounts.previewLeaveSetUp, given)).answer).toMatchObject({
		...{ entitled: "216:00", carried: "20:30", takenBefore: "96:00", remaining: "140:30" },
		remainingNow: "216:00",
	});
	const version = (await account())?.version ?? null;
	const set = await hanna.call(accounts.setUpLeaveAccount, { ...given, reason: null, version });
	expect(set.status).toBe(200);
	expect(await account()).toMatchObject({ carried: "20:30", taken: "96:00", remaining: "140:30" });
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
});

test("what certified sickness gives back of a day is its share of the hours", async () => {
	const { hanna, asked, account, ask, tenantId, userId, of } = await company();
	await hanna.call(contract.requestAbsence, asked({ state: "APPROVED" }));
	const sick = crypto.randomUUID();
	await ask(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, from_part, to_part, exclusive)
		select $1, $2, $3, id, 'SICK', 'APPROVED', '2026-12-17', '2026-12-17', 'SECOND_HALF', 'SECOND_HALF', false from activity
		where tenant_id = $1 and class_type = 'SICK' and occasion is null limit 1`,
		[tenantId, sick, userId],
	);
	await ask(
		`insert into sick_note (tenant_id, id, absence_id, user_id, kind, au_from, au_to, received_on)
		values ($1, $2, $2, $3, 'PAPER', '2026-12-17', '2026-12-17', '2026-11-21')`,
		[tenantId, sick, userId],
	);
	await of("Mia").settle();
	expect(await account()).toMatchObject({ remaining: "208:00", approvedAhead: "8:00" });
});
