import { randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { secondOfMilliseconds } from "../../src/domain/time/epoch.ts";
import type { BookingFact } from "../../src/domain/working-time/timeline/booking-fact.ts";
import { deriveEntries } from "../../src/domain/working-time/timeline/derive-entries.ts";
import {
	templateName,
	urlOfDatabase,
	withClient,
} from "../../src/kit/testing/test-cluster.ts";
import { demoPassword } from "./demo-password.ts";
import { loadDemo } from "./load-demo.ts";
import { autoFinishMinutes } from "./timeline-of.ts";

/** A Saturday morning, so that running clocks, a weekend and a late October are all there. */
const now = new Date("2026-11-21T10:00:00Z");
const databases = [0, 1].map(() => `demo_${randomBytes(6).toString("hex")}`);
const [first, second] = databases as [string, string];
const asAdmin = <T>(
	database: string,
	work: (client: pg.Client) => Promise<T>,
) => withClient(urlOfDatabase(inject("cluster").adminUrl, database), work);

async function ask<Row extends pg.QueryResultRow>(
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	return asAdmin(
		first,
		async (client) => (await client.query<Row>(text, values)).rows,
	);
}

beforeAll(async () => {
	const { adminUrl, ownerUrl } = inject("cluster");
	await withClient(adminUrl, async (client) => {
		for (const name of databases) {
			await client.query(
				`create database ${name} owner stundwerk_owner template ${templateName} strategy file_copy`,
			);
		}
	});
	const log = pino({ level: "silent" });
	const begun = performance.now();
	await loadDemo(urlOfDatabase(ownerUrl, first), { now, log });
	console.info(`demo loaded in ${Math.round(performance.now() - begun)} ms`);
	await loadDemo(urlOfDatabase(ownerUrl, second), { now, log });
}, 180_000);

afterAll(async () => {
	await withClient(inject("cluster").adminUrl, async (client) => {
		for (const name of databases) {
			await client.query(`drop database if exists ${name} with (force)`);
		}
	});
});

describe("the company", () => {
	it("has 60 people in three sites of three federal states", async () => {
		const sites = await ask(
			`select s.name, s.region, count(u.id)::int as people from tenant_directory d
			join site s using (tenant_id) join app_user u on u.tenant_id = s.tenant_id and u.site_id = s.id
			where d.tenant_no = '10001' group by 1, 2 order by 1`,
		);
		expect(sites).toEqual([
			{ name: "Haus Nord · Musterstadt", region: "BY", people: 46 },
			{ name: "Haus Süd · Beispielheim", region: "HE", people: 9 },
			{ name: "Tagesklinik Ost · Neudorf", region: "SN", people: 5 },
		]);
	});

	it("has the sign-ins of the start message with fitting roles", async () => {
		const signIns = await ask<{ username: string; roles: string[] }>(
			`select l.username, array_agg(r.name || ' ' || a.scope order by r.name) as roles from tenant_directory d
			join user_login l using (tenant_id)
			join role_assignment a on a.tenant_id = l.tenant_id and a.user_id = l.user_id
			join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
			where d.tenant_no = '10001' and l.username !~ '[.]' group by 1 order by 1`,
		);
		expect(
			Object.fromEntries(
				signIns.map(({ username, roles }) => [
					username,
					roles.filter((role) => !role.startsWith("Mitarbeiter")),
				]),
			),
		).toEqual({
			abrechnung: ["Abrechnung GLOBAL"],
			admin: ["Administrator GLOBAL"],
			leitung: ["Abteilungsleitung UNIT"],
			mitarbeiter: [],
			personal: ["Personalabteilung GLOBAL"],
			planung: ["Planung SITE"],
		});
	});

	it("lets people in with the password of the start message", async () => {
		const logins = await ask<{ password_hash: string }>(
			"select distinct password_hash from user_login",
		);
		expect(logins).toHaveLength(1);
		expect(await verify(logins[0]?.password_hash ?? "", demoPassword)).toBe(
			true,
		);
	});

	it("reaches back 14 months and ends now", async () => {
		const [reach] = await ask(
			`select min(day)::text as first, max(day)::text as last, bool_and(received_at <= $1) as past
			from time_tracking t join booking b on b.tenant_id = t.tenant_id and b.id = t.start_booking_id`,
			[now],
		);
		expect(reach).toEqual({
			first: "2025-09-21",
			last: "2026-11-21",
			past: true,
		});
	});

	it("knows newcomers and leavers, and nobody works outside of employment", async () => {
		const [people] = await ask(
			`select count(*) filter (where entry_date > '2025-09-21')::int as joined, count(exit_date)::int as left,
				count(*) filter (where is_enabled and exit_date is not null)::int as wrong
			from app_user`,
		);
		expect(people).toEqual({ joined: 5, left: 3, wrong: 0 });
		const outside = await ask(
			`select u.last_name, t.day from time_tracking t join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
			where t.day < u.entry_date or t.day > u.exit_date`,
		);
		expect(outside).toEqual([]);
	});

	it("keeps the closure of units equal to the tree", async () => {
		const [difference] = await ask(
			`with recursive walk (tenant_id, ancestor_id, descendant_id, distance) as (
				select tenant_id, id, id, 0 from unit
				union all
				select w.tenant_id, w.ancestor_id, u.id, w.distance + 1
				from walk w join unit u on u.tenant_id = w.tenant_id and u.parent_id = w.descendant_id
			) select (select count(*) from walk)::int as walked, (select count(*) from unit_closure)::int as kept,
				(select count(*) from walk join unit_closure using (tenant_id, ancestor_id, descendant_id, distance))::int as both`,
		);
		expect(difference?.walked).toBe(difference?.kept);
		expect(difference?.both).toBe(difference?.kept);
	});
});

describe("the history", () => {
	it("derives every entry from its bookings, but for those mended by hand", async () => {
		const people = await ask<{ user_id: string; work_id: string }>(
			`select u.id as user_id, a.id as work_id from app_user u
			join activity a on a.tenant_id = u.tenant_id and a.class_type = 'WORKTIME' and a.is_default`,
		);
		expect(people).toHaveLength(66);
		await asAdmin(first, async (client) => {
			for (const { user_id, work_id } of people) {
				const stored = await entriesOf(client, user_id);
				const derived = deriveEntries(
					await bookingsOf(client, user_id),
					{ workActivityId: work_id },
					autoFinishMinutes,
				);
				expect(stored.map((entry) => entry.id)).toEqual(
					derived.map((entry) => entry.id),
				);
				for (const [nth, { corrected, ...entry }] of stored.entries()) {
					const { autoFinished: _, ...facts } = derived[
						nth
					] as (typeof derived)[number];
					expect(entry).toEqual(
						corrected ? { ...facts, end: entry.end } : facts,
					);
				}
			}
		});
	}, 60_000);

	it("agrees with its approval: what is requested has open steps, nothing else has", async () => {
		const wrong = await ask(
			`select t.state, s.kind, s.state as step from time_tracking t
			left join approval_step s on s.tenant_id = t.tenant_id and s.time_tracking_id = t.id and s.state = 'OPEN'
			where (t.state = 'REQUESTED') <> (s.id is not null)
				or (t.needs_reason and not exists (select from approval_step r where r.time_tracking_id = t.id and r.kind = 'REQUEST_REASON' and r.state = 'OPEN'))
				or (t.auto_finished and not exists (select from approval_step f where f.time_tracking_id = t.id and f.kind = 'AUTO_FINISHED' and f.state = 'OPEN'))`,
		);
		expect(wrong).toEqual([]);
	});

	it("is decided by somebody else who was there at the time", async () => {
		const wrong = await ask(
			"select id from approval_step where decided_by = user_id or decided_at > $1",
			[now],
		);
		expect(wrong).toEqual([]);
	});

	it.each([
		["back to winter 2025", "2025-10-26T01:00:00Z"],
		["to summer 2026", "2026-03-29T01:00:00Z"],
		["back to winter 2026", "2026-10-25T01:00:00Z"],
	])("has people at work while the clock goes %s", async (_, change) => {
		const [night] = await ask<{ people: number; day: string }>(
			`select count(distinct user_id)::int as people, min(day)::text as day from time_tracking
			where begin_at < $1::timestamptz and end_at > $1::timestamptz`,
			[change],
		);
		expect(night?.people).toBeGreaterThan(0);
	});

	it("shows who opens the product one entry of each state in the last 30 days", async () => {
		const states = await ask<{ username: string; states: string[] }>(
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

	it("has clocks running for some, but not for all", async () => {
		const [running] = await ask<{ people: number }>(
			"select count(*)::int as people from time_tracking where end_at is null",
		);
		expect(running?.people).toBeGreaterThan(5);
		expect(running?.people).toBeLessThan(40);
	});
});

describe("loading", () => {
	it("makes the same rows for the same instant", async () => {
		const [one, other] = await Promise.all([first, second].map(digests));
		expect(Object.keys(one ?? {})).toContain("time_tracking");
		expect(other).toEqual(one);
	});

	it("keeps the second company apart", async () => {
		const { ownerUrl } = inject("cluster");
		const seen = await withClient(
			urlOfDatabase(ownerUrl, first),
			async (client) => {
				await client.query(
					"select set_config('app.tenant_id', tenant_id::text, false) from gate.tenant_by_no('20002')",
				);
				const { rows } = await client.query(
					`select (select count(*)::int from app_user) as people, (select count(distinct user_id)::int from booking) as booked,
					(select count(*)::int from project) as projects`,
				);
				return rows[0];
			},
		);
		expect(seen).toEqual({ people: 6, booked: 6, projects: 1 });
	});

	it("leaves one trace a company", async () => {
		const events = await ask("select action, actor_kind from audit_event");
		expect(events).toEqual(
			Array(2).fill({ action: "demo-loaded", actor_kind: "SYSTEM" }),
		);
	});
});

async function digests(database: string): Promise<Record<string, string>> {
	return asAdmin(database, async (client) => {
		const { rows: tables } = await client.query<{ name: string }>(
			`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
			where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
		);
		const found: Record<string, string> = {};
		for (const { name } of tables) {
			const { rows } = await client.query<{ digest: string }>(
				`select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest
				from (select (to_jsonb(t) - 'xid')::text as line from ${name} t) lines`,
			);
			found[name] = rows[0]?.digest ?? "";
		}
		return found;
	});
}

async function bookingsOf(
	client: pg.Client,
	userId: string,
): Promise<BookingFact[]> {
	const { rows } = await client.query(
		`select id, booked_at, action, class_type as "classType", activity_id as "activityId", project_node_id as "nodeId", source
		from booking where user_id = $1`,
		[userId],
	);
	return rows.map(({ booked_at, ...fact }) => ({
		...fact,
		at: secondOf(booked_at),
	}));
}

async function entriesOf(client: pg.Client, userId: string) {
	const { rows } = await client.query(
		`select id, begin_at, end_at, class_type as "classType", activity_id as "activityId", project_node_id as "nodeId",
			start_booking_id as "startBookingId", end_booking_id as "endBookingId", corrected,
			resume_activity_id as "resumeActivityId", resume_class_type as "resumeClassType", resume_node_id as "resumeNodeId",
			former_activity_id as "formerActivityId", former_class_type as "formerClassType"
		from time_tracking where user_id = $1 and start_booking_id is not null order by begin_at`,
		[userId],
	);
	return rows.map(({ begin_at, end_at, ...entry }) => ({
		...entry,
		corrected: entry.corrected as boolean,
		begin: secondOf(begin_at),
		end: end_at === null ? null : secondOf(end_at),
	}));
}

function secondOf(instant: Date) {
	return secondOfMilliseconds(instant.getTime());
}
