import { expect, test } from "vitest";
import {
	insertAbsence,
	insertEntry,
	insertRule,
	stored,
	type TestCompany,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { bookDueShifts, crons } from "./jobs.ts";

// Saturday, 21 November 2026, 09:15 in Berlin
const server = useTestServer();
const friday = "2026-11-20";
const rule = { type: "AUTOSHIFTTOTRACKING", graceMinutes: 60 };

interface Planned {
	readonly begin?: string;
	readonly end?: string;
	readonly classType?: string;
}

/** Mia's shift on Friday from 6:00 to 14:30 with a pause at 10:00. */
async function plan(
	{ ask, tenantId, mia }: TestCompany,
	{
		begin = `${friday}T05:00Z`,
		end = `${friday}T13:30Z`,
		classType = "SHIFT_MORNING",
	}: Planned = {},
): Promise<string> {
	const [activity, shift] = [newId(0), newId(0)];
	await ask(
		`with kind as (insert into activity (tenant_id, id, name, class_type) values ($1, $4, 'Dienst ' || $4::uuid, $5::text))
		insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, pause1_at, pause1_min)
		select tenant_id, $2, id, unit_id, $4, $5, ($6::timestamptz at time zone 'Europe/Berlin')::date, $6, $7,
			$6::timestamptz + interval '4 hours', 30
		from app_user where tenant_id = $1 and id = $3`,
		[tenantId, shift, mia, activity, classType, begin, end],
	);
	return shift;
}

async function company(settings: Readonly<Record<string, unknown>> = {}) {
	const made = await testCompany(server());
	await insertRule(made, { ...rule, ...settings });
	return made;
}

function run({ within, tenantId }: TestCompany): Promise<readonly string[]> {
	const now = server().clock.now();
	const first = "00000000-0000-0000-0000-000000000000";
	return within(async (tx) => {
		const { userIds } = await bookDueShifts(tx, tenantId, now, first);
		return userIds;
	});
}

const entries = ({ ask, mia }: TestCompany) =>
	ask(
		`select to_char(t.begin_at at time zone 'Europe/Berlin', 'HH24:MI') as begin,
			to_char(t.end_at at time zone 'Europe/Berlin', 'HH24:MI') as end, t.class_type as kind, t.state, t.source, t.reason,
			(select string_agg(s.kind, ' ') from approval_step s where s.time_tracking_id = t.id and s.state = 'OPEN') as steps,
			(select string_agg(e.kind, ' ') from approval_event e where e.time_tracking_id = t.id and e.by_user_id is null) as events
		from time_tracking t where t.user_id = $1 and t.deleted_at is null order by t.begin_at`,
		[mia],
	);

test("a planned shift that nobody booked is requested once, whatever becomes of it", async () => {
	const made = await company();
	await plan(made);
	expect(await run(made)).toEqual([made.mia]);
	const requested = {
		state: "REQUESTED",
		source: "AUTO_FINISH",
		reason: "Aus dem Dienst übernommen, weil nichts gebucht wurde.",
		steps: "SUPERVISOR_APPROVAL",
		events: "REQUESTED",
	};
	const written = [
		{ begin: "06:00", end: "10:00", kind: "WORKTIME", ...requested },
		{ begin: "10:00", end: "10:30", kind: "PAUSE", ...requested },
		{ begin: "10:30", end: "14:30", kind: "WORKTIME", ...requested },
	];
	expect(await entries(made)).toEqual(written);
	expect(await run(made)).toEqual([]);
	await made.settle(friday, friday);
	expect(await stored(made)).toMatchObject([{ worked_min: 0, flags: 2 }]);
	await made.ask("update time_tracking set state = 'REJECTED' where user_id = $1", [made.mia]);
	expect(await run(made)).toEqual([]);
	await made.ask("update time_tracking set deleted_at = now() where user_id = $1", [made.mia]);
	expect(await run(made)).toEqual([]);
	const traces = await made.ask(
		"select from audit_event where tenant_id = $1 and entity = 'time_tracking' and action = 'created'",
		[made.tenantId],
	);
	expect(traces).toHaveLength(3);
});

test("where the rule says so it is approved at once and counts, by the job", async () => {
	const made = await company({ state: "APPROVED" });
	await plan(made);
	const cron = crons.find(({ name }) => name === "shifts-to-trackings");
	await cron?.run(server().services, made.tenantId);
	expect((await entries(made))[0]).toMatchObject({
		state: "APPROVED",
		steps: null,
		events: "APPROVED",
	});
	await made.settle(friday, friday);
	expect(await stored(made)).toMatchObject([{ worked_min: 480, pause_min: 30, balance_min: 0 }]);
});

const nothingMade: readonly (readonly [
	title: string,
	prepare: (made: TestCompany) => Promise<unknown>,
])[] = [
	[
		"the grace is not over",
		(made) => plan(made, { begin: "2026-11-20T23:00Z", end: "2026-11-21T07:16Z" }),
	],
	[
		"something was booked in it",
		async (made) => {
			await plan(made);
			await insertEntry(made, friday, "04:00", "05:01");
		},
	],
	[
		"somebody is absent",
		async (made) => {
			await plan(made);
			await insertAbsence(made, friday, friday);
		},
	],
	["the shift is free", (made) => plan(made, { classType: "SHIFT_FREE" })],
	["it is standby", (made) => plan(made, { classType: "SHIFT_STANDBY" })],
	[
		"it was taken off the plan",
		async (made) => {
			const id = await plan(made);
			await made.ask("update shift set deleted_at = now() where id = $1", [id]);
		},
	],
	[
		"the person is not employed",
		async (made) => {
			await plan(made);
			await made.ask(
				`with contracts as (update contract set valid_to = '2026-11-19' where user_id = $1)
				update employment set exit_date = '2026-11-19' where user_id = $1`,
				[made.mia],
			);
		},
	],
	[
		"the rule is off",
		async (made) => {
			await plan(made);
			await made.ask("update time_rule set is_enabled = false where tenant_id = $1", [
				made.tenantId,
			]);
		},
	],
	[
		"the month is closed",
		async (made) => {
			await plan(made);
			await made.ask(
				`insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-11-01', 1, now())`,
				[made.tenantId, made.mia],
			);
		},
	],
	[
		"it is longer ago than the longest grace and an outage",
		(made) => plan(made, { begin: "2026-11-06T05:00Z", end: "2026-11-06T13:30Z" }),
	],
];

/** Everything as it was before: one company for all of them, because one takes its time to be built. */
const undo = `with entries as (delete from time_tracking where user_id = $1),
	shifts as (delete from shift where user_id = $1),
	absences as (delete from absence where user_id = $1),
	months as (delete from closed_month where user_id = $1),
	employments as (update employment set exit_date = null where user_id = $1),
	contracts as (update contract set valid_to = null where user_id = $1)
	update time_rule set is_enabled = true where tenant_id = (select tenant_id from app_user where id = $1)`;

test("no entry is made where nobody was to work, or did, or where it is not due", async () => {
	const made = await company();
	for (const [title, prepare] of nothingMade) {
		await prepare(made);
		expect(await run(made), title).toEqual([]);
		await made.ask(undo, [made.mia]);
	}
	// what was prepared would have become an entry
	await plan(made);
	expect(await run(made)).toEqual([made.mia]);
});

test("of shifts that overlap the first becomes an entry, and an earlier one on its own", async () => {
	const made = await company();
	await plan(made);
	await plan(made, { begin: `${friday}T13:00Z`, end: `${friday}T18:00Z` });
	await plan(made, { begin: "2026-11-09T05:00Z", end: "2026-11-09T13:30Z" });
	await run(made);
	expect(await entries(made)).toHaveLength(6);
});
