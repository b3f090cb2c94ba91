import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { LeaveOpeningValues } from "../../contract/openings.ts";
import { contract } from "../../contract.ts";
import { accountsCompany } from "../test-accounts.ts";

// Saturday, 21 November 2026
const server = useTestServer();

const plain = { year: 2026, carryReason: null, carryNote: null } as const;
const opened = (more: Partial<LeaveOpeningValues> = {}): LeaveOpeningValues => ({
	day: "2026-07-01",
	taken: "12",
	carried: [{ fromYear: 2025, origin: "STATUTORY", days: "3.5", expiresOn: null }],
	...more,
});

async function company() {
	const made = await accountsCompany(server());
	const { as, ids, kindId } = made;
	const userId = ids.Mia as string;
	const whose = { userId, activityId: kindId, ...plain };
	const setUp = (opening: LeaveOpeningValues | null, version: number | null, more: object = {}) =>
		as("Hanna").call(contract.setUpLeaveAccount, {
			...whose,
			opening,
			reason: null,
			version,
			...more,
		});
	const preview = async (opening: LeaveOpeningValues | null, more: object = {}) =>
		(await as("Hanna").call(contract.previewLeaveSetUp, { ...whose, opening, ...more })).answer;
	const account = async (year = 2026) =>
		(await as("Hanna").call(contract.getLeaveAccount, { userId, year })).answer.account;
	const limit = (advance: string, notice: string | null, version: number | null, who = "Hanna") =>
		as(who).call(contract.setLeaveLimits, { ...whose, advance, notice, version });
	return { ...made, userId, whose, setUp, preview, account, limit };
}

test("an account that was kept elsewhere begins with what was there, as its preview said", async () => {
	const { leave, setUp, preview, account, of } = await company();
	await leave("Mia", ["2026-06-29", "2026-06-30"]);
	await leave("Mia", ["2026-07-01", "2026-07-02"]);
	await leave("Mia", ["2026-06-15"], { state: "REQUESTED" });
	const said = await preview(opened());
	expect(said).toEqual({
		...{ entitled: "30", carried: "3.5", modified: "0", taken: "14", takenBefore: "12" },
		...{ lost: "0", remaining: "19.5", remainingNow: "26", hasNoRule: false, absencesBefore: 1 },
	});
	// 30 and 3.5 less 18 were taken before, and two days since
	const rest = opened({ taken: "0", rest: "18" });
	expect(await preview(rest)).toMatchObject({
		...{ entitled: "30", takenBefore: "15.5", taken: "17.5", remaining: "16" },
	});
	expect((await account())?.remaining).toBe("26");
	expect((await setUp(opened(), 1)).answer).toMatchObject({ version: 2 });
	const now = await account();
	expect(now).toMatchObject({ entitled: "30", carried: "3.5", taken: "14", remaining: "19.5" });
	// a request for a day before it takes nothing of it
	expect(now).toMatchObject({ requested: "0", free: "19.5", opening: opened(), version: 2 });
	expect(now?.course.at(-1)).toEqual({ day: "2026-12-31", remaining: "19.5", free: "19.5" });
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
	expect((await setUp(rest, 2)).status).toBe(200);
	expect(await account()).toMatchObject({ opening: rest, taken: "17.5", remaining: "16" });
	expect(await of("Mia").settle()).toEqual({ reversed: 0, added: 0 });
});

test("taken back, the account says what it said before", async () => {
	const { leave, setUp, account } = await company();
	await leave("Mia", ["2026-06-29", "2026-06-30"]);
	const before = await account();
	await setUp(opened(), 1);
	await setUp(null, 2);
	const {
		lines: _,
		reversed: __,
		version,
		...now
	} = (await account()) as NonNullable<typeof before>;
	expect(version).toBe(3);
	expect(before).toMatchObject(now);
});

test("who has no account of a year gets one, and the year after goes on from it", async () => {
	const { setUp, account, preview } = await company();
	expect((await preview(opened({ day: "2027-01-01", taken: "0" }), { year: 2027 })).remaining).toBe(
		"33.5",
	);
	expect((await setUp(opened({ day: "2027-01-01" }), null, { year: 2027 })).status).toBe(200);
	expect(await account(2027)).toMatchObject({ carried: "3.5", taken: "12", remaining: "21.5" });
	expect((await setUp(opened({ day: "2027-01-01" }), null, { year: 2027 })).refusal.code).toBe(
		"STALE_VERSION",
	);
});

test("what does not fit is refused by its code, and changes nothing", async () => {
	const { setUp, account, as, whose, kindId } = await company();
	const code = async (...given: Parameters<typeof setUp>) => (await setUp(...given)).refusal.code;
	const carried = (more: object) =>
		opened({
			carried: [{ fromYear: 2025, origin: "STATUTORY", days: "1", expiresOn: null, ...more }],
		});
	expect(await code(opened({ day: "2027-01-01" }), 1)).toBe("LEAVE_OPENING_OUTSIDE_YEAR");
	expect(await code(carried({ fromYear: 2026 }), 1)).toBe("LEAVE_OPENING_CARRIED");
	expect(await code(carried({ expiresOn: "2026-06-30" }), 1)).toBe("LEAVE_OPENING_CARRIED");
	expect(await code(opened(), 7)).toBe("STALE_VERSION");
	expect(await code(opened(), 1, { activityId: crypto.randomUUID() })).toBe("LEAVE_KIND_NOT_FOUND");
	for (const taken of ["-1", "367", "1,5", "1.00001"])
		expect(await code(opened({ taken }), 1)).toBe("MALFORMED");
	expect(await code(opened({ day: "2026-02-30" }), 1)).toBe("MALFORMED");
	const many = Array.from({ length: 21 }, () => opened().carried[0] as never);
	expect(await code(opened({ carried: many }), 1)).toBe("MALFORMED");
	expect((await account())?.version).toBe(1);
	const asked = { ...whose, opening: null };
	expect((await as("Leo").call(contract.previewLeaveSetUp, asked)).refusal.code).toBe("FORBIDDEN");
	expect((await as("Mia").call(contract.previewLeaveSetUp, asked)).status).toBe(403);
	const wanted = { ...asked, reason: null, version: 1 };
	expect((await as("Leo").call(contract.setUpLeaveAccount, wanted)).refusal.code).toBe("FORBIDDEN");
	const other = await company();
	const strange = { ...wanted, activityId: other.kindId };
	expect((await other.as("Hanna").call(contract.setUpLeaveAccount, strange)).status).toBe(404);
	expect(kindId).not.toBe(other.kindId);
});

test("a reason lets the year's leave be carried over, and stands at the account", async () => {
	const { setUp, account } = await company();
	await setUp(null, 1, { carryReason: "OPERATIONAL", carryNote: "Inventur bis Weihnachten" });
	expect(await account()).toMatchObject({
		opening: null,
		carryReason: "OPERATIONAL",
		carryNote: "Inventur bis Weihnachten",
		remaining: "30",
	});
	await setUp(null, 2, { carryNote: "ohne Grund" });
	expect(await account()).toMatchObject({ carryReason: null, carryNote: null, version: 3 });
});

test("limits tell from how much open leave on there is a notice, and how far it may be taken in advance", async () => {
	const { limit, account, as, userId } = await company();
	expect((await limit("2.5", "30", null)).answer).toEqual({ version: 1 });
	expect((await limit("2.5", "30", null)).refusal.code).toBe("STALE_VERSION");
	expect((await limit("0", null, 7)).refusal).toMatchObject({
		code: "STALE_VERSION",
		facts: { current: { advance: "2.5", notice: "30", version: 1 } },
	});
	expect((await account())?.state).toBe("MUCH_OPEN");
	const listed = async (states: ("MUCH_OPEN" | "OPEN")[]) =>
		(await as("Hanna").call(contract.listLeaveAccounts, { year: 2026, states })).answer.items.map(
			({ id }) => id,
		);
	expect(await listed(["MUCH_OPEN"])).toEqual([userId]);
	expect((await limit("2.5", "30.5", 1)).answer).toEqual({ version: 2 });
	expect((await account())?.state).toBe("OPEN");
	expect(await listed(["MUCH_OPEN"])).toEqual([]);
	const { answer } = await as("Mia").call(contract.getLeaveAccount, { userId, year: 2026 });
	expect(answer.limits).toEqual({ advance: "2.5", notice: "30.5", version: 2 });
	expect((await limit("1", null, 2, "Leo")).refusal.code).toBe("FORBIDDEN");
	expect((await limit("367", null, 2)).refusal.code).toBe("MALFORMED");
});

test("a year of leave is told day by day, to oneself and to who may read it", async () => {
	const { leave, as, userId, ids, ask, tenantId } = await company();
	await leave("Mia", ["2026-03-30", "2026-03-31"]);
	await leave("Mia", ["2026-12-22"], { state: "REQUESTED", cost: 0.5 });
	await ask(
		`insert into holiday (tenant_id, id, site_id, date, name, factor, kind)
		select $1, gen_random_uuid(), u.site_id, d.day, d.name, d.factor, 'PUBLIC' from app_user u,
			(values ('2026-05-01'::date, 'Tag der Arbeit', 1), ('2026-12-24', 'Heiligabend', 0.5), ('2026-08-15', 'Mariä Himmelfahrt', 1)) d(day, name, factor)
		where u.tenant_id = $1 and u.id = $2`,
		[tenantId, userId],
	);
	const { answer } = await as("Mia").call(contract.getLeaveCalendar, { userId, year: 2026 });
	const days = new Map(answer.free.map(({ date, kind, name }) => [date, `${kind} ${name}`]));
	expect(days.get("2026-05-01")).toBe("HOLIDAY Tag der Arbeit");
	expect(days.get("2026-12-24")).toBe("HALF_HOLIDAY Heiligabend");
	expect(days.get("2026-08-15")).toBe("NO_WORKDAY Mariä Himmelfahrt");
	expect(days.get("2026-03-28")).toBe("NO_WORKDAY null");
	expect(days.has("2026-03-30")).toBe(false);
	expect(answer.absences.map(({ from, to, state, days }) => [from, to, state, days])).toEqual([
		["2026-03-30", "2026-03-31", "APPROVED", "2"],
		["2026-12-22", "2026-12-22", "REQUESTED", "0.5"],
	]);
	const before = await as("Mia").call(contract.getLeaveCalendar, { userId, year: 2024 });
	expect(before.answer.free).toHaveLength(366);
	const ofSven = { userId: ids.Sven as string };
	expect((await as("Mia").call(contract.getLeaveCalendar, ofSven)).refusal.code).toBe("NOT_FOUND");
	expect((await as("Leo").call(contract.getLeaveCalendar, ofSven)).refusal.code).toBe("NOT_FOUND");
});
