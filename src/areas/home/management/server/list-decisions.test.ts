import { describe, expect, test } from "vitest";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testInbox } from "./test-inbox.ts";

const server = useTestServer();
const day = (from: string) => ({ from, to: from });
const none = { ABSENCE: 0, ENTRY: 0, CHANGE: 0, CANCELLATION: 0, SUBSTITUTION: 0, LATE_BOOKING: 0 };

describe("what waits", () => {
	test("everything that is to be decided stands in one list, the oldest first, counted by kind", async () => {
		const { ask, enter, change, cancel, list, shown, worker } = await testInbox(server());
		await ask("lena");
		await enter();
		await change();
		await cancel();
		await ask("tom", { user: "tom", ...day("2026-10-05"), substituteUserId: worker("boss").id });
		const all = [
			"ABSENCE lena",
			"ENTRY lena",
			"CHANGE tom",
			"CANCELLATION tom",
			"ABSENCE tom",
			"SUBSTITUTION tom",
		];
		expect((await shown("boss")).toSorted()).toEqual(all.toSorted());
		expect((await shown("boss")).slice(0, 4)).toEqual(all.slice(0, 4));
		const { counts, total, oldest, items } = await list("boss", { page: 2, pageSize: 4 });
		expect([items.length, total]).toEqual([2, 6]);
		expect(counts).toEqual({
			...none,
			ABSENCE: 2,
			ENTRY: 1,
			CHANGE: 1,
			CANCELLATION: 1,
			SUBSTITUTION: 1,
		});
		expect(oldest).toBe((await list("boss")).items[0]?.since);
		expect(await shown("boss", { kind: "CHANGE" })).toEqual(["CHANGE tom"]);
		const changes = await list("boss", { kind: "CHANGE" });
		expect([changes.total, changes.counts.ABSENCE]).toEqual([1, 2]);
		expect((await list("boss", { page: 90 })).counts).toEqual(counts);
	});

	test("what is decided is gone for everybody; who has agreed to the first stage waits for the second", async () => {
		const { ask, approve, shown, extra } = await testInbox(server());
		const { id } = (await ask("lena")).answer;
		expect([await shown("boss"), await shown("vera")]).toEqual([
			["ABSENCE lena"],
			["ABSENCE lena"],
		]);
		await approve("vera", id);
		expect(await shown("boss")).toEqual([]);
		const long = (await ask("lena", { ...day("2026-10-05"), activityId: extra.long })).answer;
		await approve("boss", long.id);
		expect([await shown("boss"), await shown("vera")]).toEqual([[], ["ABSENCE lena"]]);
	});

	test("who is named for somebody, and who stands in for her, find the same; her own is somebody else's", async () => {
		const { ask, shown, query, worker, extra, tenantId } = await testInbox(server());
		await ask("lena");
		await ask("head", { user: "head", ...day("2026-08-03"), accept: ["NO_WORKDAY"] });
		expect(await shown("head")).toEqual([]);
		expect(await shown("boss")).toEqual(["ABSENCE lena", "ABSENCE head"]);
		await query("update app_user set unit_id = $2 where tenant_id = $1 and id = $3", [
			...[tenantId, extra.ward],
			worker("lena").id,
		]);
		expect(await shown("head")).toEqual(["ABSENCE lena"]);
		await query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from, valid_to)
			select tenant_id, gen_random_uuid(), $2, 'absences.manage', level, 'UNIT', unit_id, '2026-07-01', '2026-07-31'
			from user_permission where tenant_id = $1 and user_id = $3 and permission_key = 'absences.manage'`,
			[tenantId, worker("clerk").id, worker("head").id],
		);
		server().clock.advance({ minutes: 1 });
		expect(await shown("clerk")).toEqual(["ABSENCE lena", "ABSENCE head"]);
	});

	test("another company's are as good as missing, and who decides nothing is turned away", async () => {
		const { ask, browser } = await testInbox(server());
		await ask("lena");
		const other = await testInbox(server());
		expect((await other.list("boss")).counts).toEqual(none);
		for (const who of ["lena", "reader", "clerk"]) {
			const { status, refusal } = await browser(who).call(contract.listDecisions, {});
			expect([status, refusal.permission]).toEqual([403, "absences.manage"]);
		}
	});

	test("a booking that came for a closed month waits for who may correct it", async () => {
		const { list, query, worker, tenantId } = await testInbox(server());
		await query(
			`with b as (insert into booking (tenant_id, id, user_id, booked_at, received_at, zone, action, source, outcome)
				values ($1, $3, $2, '2026-05-04T06:00:00Z', '2026-06-30T08:00:00Z', 'Europe/Berlin', 'START', 'APP', 'CLOSED_MONTH')
				returning tenant_id, id, user_id)
			insert into late_booking (tenant_id, booking_id, user_id, month) select tenant_id, id, user_id, '2026-05-01' from b`,
			[tenantId, worker("lena").id, newId(Date.parse("2026-05-04T06:00:00Z"))],
		);
		const { items, counts } = await list("boss");
		expect(items[0]).toMatchObject({
			kind: "LATE_BOOKING",
			since: "2026-06-30T08:00:00.000Z",
			times: { begin: "2026-05-04T06:00:00.000Z", zone: "Europe/Berlin" },
			moves: ["SETTLE"],
		});
		expect(counts).toEqual({ ...none, LATE_BOOKING: 1 });
		expect((await list("head")).items).toEqual([]);
	});
});

describe("what it would do and break", () => {
	test("an absence tells the account, and who is left of the unit", async () => {
		const { ask, list, worker } = await testInbox(server());
		await ask("boss", { user: "tom", ...day("2026-07-07"), state: "APPROVED" });
		await ask("lena", { substituteUserId: worker("tom").id, accept: ["SUBSTITUTE_ABSENT"] });
		const { items } = await list("boss");
		expect(items[0]).toMatchObject({
			leave: { year: 2026, before: "30", after: "25" },
			cost: "5",
			days: { from: "2026-07-06", to: "2026-07-12" },
			moves: ["APPROVE", "REJECT", "ASK"],
		});
		const { people = 0, days = [] } = items[0]?.coverage ?? {};
		expect(days.map(({ day: on, present }) => [on.slice(8), people - present])).toEqual([
			...[
				["06", 1],
				["07", 2],
				["08", 1],
				["09", 1],
				["10", 1],
			],
		]);
	});

	test("an absence tells every rule that deciding tells", async () => {
		const { ask, bar, list, refused, worker, extra } = await testInbox(server());
		await ask("boss", { user: "tom", ...day("2026-07-07"), state: "APPROVED" });
		await ask("lena", { substituteUserId: worker("tom").id, accept: ["SUBSTITUTE_ABSENT"] });
		await ask("boss", {
			...{ ...day("2026-07-08"), activityId: extra.special },
			accept: ["SUBSTITUTE_NEEDED", "ABSENCE_CONFLICT"],
		});
		await bar("2026-07-06");
		const { items } = await list("boss");
		const codes = (hints: readonly { code: string }[]) => hints.map(({ code }) => code);
		expect(items.map(({ hints }) => codes(hints))).toEqual([
			["LEAVE_BARRIER", "ABSENCE_CONFLICT", "SUBSTITUTE_ABSENT", "OPEN_APPROVAL_STEP"],
			["SUBSTITUTE_NEEDED", "ABSENCE_CONFLICT"],
		]);
		for (const { id, hints } of items) {
			const violations = await refused(id);
			expect(codes(violations).toSorted()).toEqual(codes(hints).toSorted());
			expect(violations).toEqual(expect.arrayContaining([...hints]));
		}
	});

	test("a change tells the account with the old days and the new ones, a cancellation gives them back", async () => {
		const { change, cancel, list } = await testInbox(server());
		const { changeRequestId } = await change();
		await cancel();
		const { items } = await list("boss");
		expect(items[0]).toMatchObject({
			...{ kind: "CHANGE", changeRequestId, version: 1, cost: "4", reason: "Flug verschoben" },
			leave: { before: "23", after: "24" },
			days: { from: "2026-08-10", to: "2026-08-13" },
			was: { days: { from: "2026-08-03", to: "2026-08-07" } },
			hints: [],
		});
		expect(items[1]).toMatchObject({
			...{ kind: "CANCELLATION", changeRequestId: null, cost: "2", hints: [] },
			leave: { before: "23", after: "25" },
		});
	});

	test("an entry tells what the account comes to and what the day breaks, as its detail and its approval do", async () => {
		const { enter, list, browser, query, worker } = await testInbox(server());
		const long = { begin: "2026-06-30T05:00:00Z", end: "2026-06-30T16:00:00Z" };
		const codes = ["OVER_10_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];
		const id = await enter({ ...long, accept: codes });
		const { items } = await list("boss");
		const detail = (await browser("boss").call(entries.getTimeTracking, { id })).answer;
		expect(items[0]?.overtime).toEqual(detail.effect?.account);
		expect(items[0]?.overtime).not.toBeNull();
		expect(items[0]).toMatchObject({ minutes: 660, isChecked: true, leave: null, coverage: null });
		const { refusal } = await browser("boss").call(entries.approveTimeTracking, { id, version: 1 });
		expect(items[0]?.hints).toEqual(refusal.violations);
		expect(items[0]?.hints.length).toBeGreaterThan(0);
		// so far back nothing is looked at before it is decided
		await query(
			"update time_tracking set begin_at = begin_at - interval '90 days', end_at = end_at - interval '90 days', occupied_to = occupied_to - interval '90 days', day = day - 90 where user_id = $1",
			[worker("lena").id],
		);
		expect((await list("boss")).items[0]).toMatchObject({ isChecked: false, hints: [] });
	});

	test("those without hints come first where that is asked for", async () => {
		const { ask, shown, worker } = await testInbox(server());
		await ask("lena", { substituteUserId: worker("tom").id });
		await ask("tom", { user: "tom", ...day("2026-08-03") });
		expect(await shown("boss")).toEqual(["ABSENCE lena", "ABSENCE tom"]);
		expect(await shown("boss", { order: "CLEAN_FIRST" })).toEqual(["ABSENCE tom", "ABSENCE lena"]);
		expect(await shown("boss", { order: "CLEAN_FIRST", page: 2, pageSize: 1 })).toEqual([
			"ABSENCE lena",
		]);
	});

	test("illness is told to nobody without the right: neither kind nor words, nor what follows from it", async () => {
		const { ask, list, query, worker, extra, tenantId } = await testInbox(server());
		await query(
			`update activity set approval = approval || '{"required": true, "stages": 1}' where tenant_id = $1 and id = $2`,
			[tenantId, extra.sick],
		);
		await ask("boss", { state: "APPROVED" });
		await ask("lena", { ...day("2026-07-07"), activityId: extra.sick, reason: "Grippe" });
		const told = await list("boss");
		expect(told.items[0]).toMatchObject({ activity: null, reason: null, leave: null, hints: [] });
		expect(JSON.stringify(told)).not.toMatch(/SICK|Grippe|Krank/);
		await query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, 'sicknotes.manage', 2, 'GLOBAL', '2026-01-01')`,
			[tenantId, worker("boss").id],
		);
		server().clock.advance({ minutes: 1 });
		expect((await list("boss")).items[0]).toMatchObject({
			activity: { name: "Krank im Team" },
			reason: "Grippe",
			hints: [{ code: "SICK_DURING_LEAVE" }],
		});
	});
});
