import { beforeAll, describe, expect, it } from "vitest";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import { deriveEntries } from "#domain/working-time/timeline/derive-entries.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import { checkTenants } from "../../tools/day-results/check-tenants.ts";
import { autoFinishMinutes } from "./timeline-of.ts";
import { type DemoDatabase, demoNow, useDemoDatabases } from "./use-demo-databases.ts";

let begun = 0;
beforeAll(() => {
	begun = performance.now();
});
const [demo] = useDemoDatabases(1, 14) as [DemoDatabase];
beforeAll(() => {
	console.info(`demo loaded in ${Math.round(performance.now() - begun)} ms`);
});

describe("the history", () => {
	it("reaches back 14 months and ends now", async () => {
		const [reach] = await demo.ask(
			`select min(day)::text as first, max(day)::text as last, bool_and(received_at <= $1) as past
			from time_tracking t join booking b on b.tenant_id = t.tenant_id and b.id = t.start_booking_id`,
			[demoNow],
		);
		expect(reach).toEqual({ first: "2025-09-21", last: "2026-11-21", past: true });
	});

	it("has twelve closed months of payroll, handed over in files, and two corrections of them", async () => {
		const [payroll] = await demo.ask<Record<string, number>>(
			`select count(distinct p.month) filter (where p.run_no = 0 and p.state in ('EXPORTED', 'IMPORTED'))::int as months,
				count(*) filter (where p.run_no = 1)::int as corrections,
				(select count(distinct (c.type, f.month))::int from payroll_export f
					join payroll_export_config c on c.tenant_id = f.tenant_id and c.id = f.config_id
					where f.tenant_id = d.tenant_id) as files,
				(select count(*)::int from payroll_line l where l.tenant_id = d.tenant_id and l.kind = 'DELTA') as differences
			from tenant_directory d join payroll_period p using (tenant_id) where d.tenant_no = '10001' group by d.tenant_id`,
		);
		expect(payroll).toMatchObject({ months: 12, corrections: 2, files: 24 });
		expect(payroll?.differences).toBeGreaterThan(1);
	});

	it("knows newcomers and leavers, and nobody works outside of employment", async () => {
		const [people] = await demo.ask(
			`select count(*) filter (where entry_date > '2025-09-21')::int as joined, count(exit_date)::int as left,
				count(*) filter (where is_enabled and exit_date is not null)::int as wrong
			from app_user`,
		);
		expect(people).toEqual({ joined: 5, left: 3, wrong: 0 });
		const outside = await demo.ask(
			`select u.last_name, t.day from time_tracking t join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
			where t.day < u.entry_date or t.day > u.exit_date`,
		);
		expect(outside).toEqual([]);
	});

	it("derives every entry from its bookings, but for those mended by hand", async () => {
		const people = await demo.ask<{ user_id: string; work_id: string }>(
			`select u.id as user_id, a.id as work_id from app_user u
			join activity a on a.tenant_id = u.tenant_id and a.class_type = 'WORKTIME' and a.is_default`,
		);
		expect(people).toHaveLength(66);
		const booked = Map.groupBy(await readBookings(), ({ userId }) => userId);
		const stored = Map.groupBy(await readEntries(), ({ userId }) => userId);
		for (const { user_id, work_id } of people) {
			const derived = deriveEntries(
				(booked.get(user_id) ?? []).map(({ fact }) => fact),
				{ workActivityId: work_id },
				autoFinishMinutes,
			);
			const entries = stored.get(user_id) ?? [];
			expect(entries.map(({ fact }) => fact.id)).toEqual(derived.map(({ id }) => id));
			for (const [nth, { corrected, fact }] of entries.entries()) {
				const { autoFinished: _, ...expected } = derived[nth] as EntryFact;
				expect(fact).toEqual(corrected ? { ...expected, end: fact.end } : expected);
			}
		}
	}, 60_000);

	it("agrees with its approval: what is requested has open steps, nothing else has", async () => {
		const wrong = await demo.ask(
			`select t.state, s.kind, s.state as step from time_tracking t
			left join approval_step s on s.tenant_id = t.tenant_id and s.time_tracking_id = t.id and s.state = 'OPEN'
			where (t.state = 'REQUESTED') <> (s.id is not null)
				or (t.needs_reason and not exists (select from approval_step r where r.time_tracking_id = t.id and r.kind = 'REQUEST_REASON' and r.state = 'OPEN'))
				or (t.auto_finished and not exists (select from approval_step f where f.time_tracking_id = t.id and f.kind = 'AUTO_FINISHED' and f.state = 'OPEN'))`,
		);
		expect(wrong).toEqual([]);
	});

	it("is decided by somebody else who was there at the time", async () => {
		const wrong = await demo.ask(
			"select id from approval_step where decided_by = user_id or decided_at > $1",
			[demoNow],
		);
		expect(wrong).toEqual([]);
	});

	it.each([
		["back to winter 2025", "2025-10-26T01:00:00Z"],
		["to summer 2026", "2026-03-29T01:00:00Z"],
		["back to winter 2026", "2026-10-25T01:00:00Z"],
	])("has people at work while the clock goes %s", async (_, change) => {
		const [night] = await demo.ask<{ people: number; day: string }>(
			`select count(distinct user_id)::int as people, min(day)::text as day from time_tracking
			where begin_at < $1::timestamptz and end_at > $1::timestamptz`,
			[change],
		);
		expect(night?.people).toBeGreaterThan(0);
	});

	it("shows who opens the product one entry of each state in the last 30 days", async () => {
		const states = await demo.ask<{ username: string; states: string[] }>(
			`select l.username, array_agg(distinct case when t.end_at is null then 'RUNNING' when t.auto_finished then 'AUTO_FINISHED'
				when t.needs_reason then 'NEEDS_REASON' else t.state end) as states
			from time_tracking t join user_login l on l.tenant_id = t.tenant_id and l.user_id = t.user_id
			where l.username in ('leitung', 'mitarbeiter') and t.day > '2026-10-22' group by t.tenant_id, l.username`,
		);
		expect(states).toHaveLength(3);
		for (const { states: found } of states) {
			expect(found).toEqual(
				expect.arrayContaining([
					"APPROVED",
					"AUTO_FINISHED",
					"CANCELLED",
					"NEEDS_REASON",
					"REJECTED",
					"REQUESTED",
					"RUNNING",
				]),
			);
		}
	});

	it("leaves days without actuals to those who show the product", async () => {
		const rows = await demo.ask<{ people: number }>(
			`select count(distinct l.username)::int as people from day_result r
			join user_login l on l.tenant_id = r.tenant_id and l.user_id = r.user_id
			where l.username in ('leitung', 'mitarbeiter') and r.day between '2026-11-01' and '2026-11-20' and r.target_min > 0
				and r.worked_min + r.pending_min + r.absence_credit_min + r.holiday_credit_min = 0 group by r.tenant_id`,
		);
		expect(rows.map(({ people }) => people).sort()).toEqual([1, 2]);
	});

	it("has an overtime account for everybody, two of a company near the upper limit", async () => {
		const rows = await demo.ask<{ near: number; accounts: number }>(
			`select count(*)::int as accounts, count(*) filter (where b.minutes between a.upper_notice_min and a.upper_min)::int as near,
				count(*) filter (where b.minutes > a.upper_min or b.minutes < a.lower_min)::int as beyond
			from overtime_account a cross join lateral (
				select coalesce(sum(e.minutes), 0) + (select coalesce(sum(r.balance_min), 0) from day_result r
					where r.tenant_id = a.tenant_id and r.user_id = a.user_id and r.day >= a.opened_on and r.day < '2026-11-21') as minutes
				from overtime_entry e where e.tenant_id = a.tenant_id and e.user_id = a.user_id) b
			group by a.tenant_id order by 1 desc`,
		);
		expect(rows).toEqual([
			{ accounts: 60, near: 2, beyond: 0 },
			{ accounts: 6, near: 0, beyond: 0 },
		]);
	});

	it("has clocks running for some, but not for all", async () => {
		const [running] = await demo.ask<{ people: number }>(
			"select count(*)::int as people from time_tracking where end_at is null",
		);
		expect(running?.people).toBeGreaterThan(5);
		expect(running?.people).toBeLessThan(40);
	});

	it("keeps for every day what its facts come to", async () => {
		const told: string[] = [];
		for await (const { tenantNo, days, differences } of checkTenants(demo.ownerUrl, undefined)) {
			expect(differences).toEqual([]);
			told.push(`${tenantNo}: ${days > 1000}`);
		}
		expect(told).toEqual(["10001: true", "20002: true"]);
	}, 60_000);
});

async function readBookings() {
	const rows = await demo.ask(
		`select user_id, id, booked_at, action, class_type as "classType", activity_id as "activityId", project_node_id as "nodeId", source,
			finishes_id as "finishesId" from booking`,
	);
	return rows.map(({ user_id, booked_at, ...fact }) => ({
		userId: user_id as string,
		fact: { ...fact, at: secondOf(booked_at) } as BookingFact,
	}));
}

async function readEntries() {
	const rows = await demo.ask(
		`select user_id, id, begin_at, end_at, class_type as "classType", activity_id as "activityId", project_node_id as "nodeId",
			start_booking_id as "startBookingId", end_booking_id as "endBookingId", corrected,
			resume_activity_id as "resumeActivityId", resume_class_type as "resumeClassType", resume_node_id as "resumeNodeId",
			former_activity_id as "formerActivityId", former_class_type as "formerClassType"
		from time_tracking where start_booking_id is not null order by begin_at`,
	);
	return rows.map(({ user_id, begin_at, end_at, corrected, ...fact }) => ({
		userId: user_id as string,
		corrected: corrected as boolean,
		fact: {
			...fact,
			begin: secondOf(begin_at),
			end: end_at === null ? null : secondOf(end_at),
		} as Omit<EntryFact, "autoFinished">,
	}));
}

function secondOf(instant: Date) {
	return secondOfMilliseconds(instant.getTime());
}
