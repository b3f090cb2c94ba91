import { verify } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { dayOfDate } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { DemoSite } from "./company.ts";
import { demoPassword } from "./demo-password.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { type DemoDatabase, demoNow, useDemoDatabases } from "./use-demo-databases.ts";

// two months are enough to compare
const databases = useDemoDatabases(2, 2);
const [first] = databases as [DemoDatabase];

describe("the company", () => {
	it("has 60 people in three sites of three federal states", async () => {
		const sites = await first.ask(
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
		const signIns = await first.ask<{ username: string; roles: string[] }>(
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

	it("keeps the holidays that its people are free on", async () => {
		const rows = await first.ask<{ region: DemoSite["region"]; day: string }>(
			`select s.region, h.date::text as day from tenant_directory d join site s using (tenant_id)
			join holiday h on h.tenant_id = s.tenant_id and (h.site_id is null or h.site_id = s.id)
			where d.tenant_no = '10001' and h.factor = 1 order by 1, 2`,
		);
		const kept = (of: string) => rows.filter(({ region }) => region === of).map(({ day }) => day);
		const year = Number(rows[0]?.day.slice(0, 4));
		for (const region of ["BY", "HE", "SN"] as const) {
			const free = daysOf(year).filter((day) => isPublicHoliday(day, region));
			expect(kept(region).filter((day) => day.startsWith(`${year}-`))).toEqual(free.map(isoOfDay));
		}
	});

	// a night that began the day before ends in the morning
	it("says why there are days without work, and nothing of what nobody can know yet", async () => {
		const [absences] = await first.ask<Record<string, number>>(
			`select count(*) filter (where a.class_type = 'SICK' and a.to_date < $1)::int as ill,
				count(*) filter (where a.class_type = 'SICK' and a.from_date > $1)::int as foreseen,
				count(*) filter (where a.class_type = 'LEAVE' and a.state = 'REQUESTED')::int as asked,
				(select count(*)::int from sick_note n where n.tenant_id = d.tenant_id) as certified,
				(select count(*)::int from time_tracking t join absence b on b.tenant_id = t.tenant_id and b.user_id = t.user_id
					and b.state = 'APPROVED' and t.day between b.from_date and b.to_date and (t.begin_at at time zone 'Europe/Berlin')::time > '08:00'
					where t.tenant_id = d.tenant_id and t.state = 'APPROVED' and t.source <> 'MANUAL') as worked
			from tenant_directory d join absence a using (tenant_id) where d.tenant_no = '10001' group by d.tenant_id`,
			[demoNow.toISOString().slice(0, 10)],
		);
		expect(absences).toMatchObject({ foreseen: 0, worked: 0 });
		expect(absences?.ill).toBeGreaterThan(10);
		expect(absences?.certified).toBeGreaterThan(3);
		expect(absences?.asked).toBeGreaterThan(10);
	});

	it("fills every list that its administrator can open", async () => {
		const [rows] = await first.ask<Record<string, number>>(
			`select count(distinct m.id)::int as terminals, count(distinct m.id) filter (where m.token_hash is null)::int as unpaired,
				(select count(*)::int from hardware_token t where t.tenant_id = d.tenant_id) as tokens,
				(select count(*)::int from school_holiday s where s.tenant_id = d.tenant_id) as school,
				(select count(*)::int from activity_reason r where r.tenant_id = d.tenant_id) as reasons,
				(select count(*)::int from supervisor v where v.tenant_id = d.tenant_id) as supervisors,
				(select count(*)::int from leave_barrier_unit b where b.tenant_id = d.tenant_id) as barriers
			from tenant_directory d join terminal m using (tenant_id) where d.tenant_no = '10001' group by d.tenant_id`,
		);
		expect(rows).toEqual({
			terminals: 3,
			unpaired: 1,
			tokens: 21,
			school: 24,
			reasons: 6,
			supervisors: 6,
			barriers: 2,
		});
	});

	it("has rules and special accounts that its days follow", async () => {
		const [rows] = await first.ask<Record<string, number>>(
			`select count(*)::int as rules, count(*) filter (where not r.is_enabled)::int as off,
				(select count(*)::int from special_account a where a.tenant_id = d.tenant_id) as accounts,
				(select count(distinct s.account_id)::int from special_account_day s where s.tenant_id = d.tenant_id) as counted,
				(select count(*)::int from special_account_modification m where m.tenant_id = d.tenant_id) as modifications,
				(select count(*)::int from activity_override o where o.tenant_id = d.tenant_id and not o.is_allowed) as withheld,
				(select count(*)::int from day_result s where s.tenant_id = d.tenant_id and s.auto_pause_min > 0 and s.extra_min > 0) as ruled
			from tenant_directory d join time_rule r using (tenant_id) where d.tenant_no = '10001' group by d.tenant_id`,
		);
		expect(rows).toMatchObject({
			rules: 7,
			off: 1,
			accounts: 7,
			counted: 6,
			modifications: 2,
			withheld: 1,
		});
		expect(rows?.ruled).toBeGreaterThan(10);
	});

	it("has rules of leave and an account for everybody, filled by them", async () => {
		const rows = await first.ask<Record<string, number | string>>(
			`select e.origin, count(distinct a.user_id)::int as people, max(e.days)::float8 as most,
				(select count(*)::int from app_user u where u.tenant_id = d.tenant_id and u.role = 'USER' and u.is_enabled) as everybody
			from tenant_directory d join leave_account a using (tenant_id)
			join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id and e.kind = 'ENTITLEMENT'
			where d.tenant_no = '10001' group by d.tenant_id, e.origin`,
		);
		const of = (origin: string) => rows.find((row) => row.origin === origin);
		expect(of("STATUTORY")).toMatchObject({ people: of("STATUTORY")?.everybody, most: 20 });
		expect(of("CONTRACTUAL")).toMatchObject({ most: 10 });
		expect(of("DISABLED")?.people).toBeGreaterThan(0);
		expect(of("TENURE")?.people).toBeGreaterThan(0);
	});

	it("lets people in with the password of the start message", async () => {
		const logins = await first.ask<{ password_hash: string }>(
			"select distinct password_hash from user_login",
		);
		expect(logins).toHaveLength(1);
		expect(await verify(logins[0]?.password_hash ?? "", demoPassword)).toBe(true);
	});

	it("keeps the closure of units equal to the tree", async () => {
		const [difference] = await first.ask(
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

describe("loading", () => {
	it("makes the same rows for the same instant", async () => {
		const [one, other] = await Promise.all(databases.map(digests));
		expect(Object.keys(one ?? {})).toContain("time_tracking");
		expect(other).toEqual(one);
	}, 60_000);

	it("keeps the second company apart", async () => {
		const seen = await withClient(first.ownerUrl, async (client) => {
			await client.query(
				"select set_config('app.tenant_id', tenant_id::text, false) from gate.tenant_by_no('20002')",
			);
			const { rows } = await client.query(
				`select (select count(*)::int from app_user) as people, (select count(distinct user_id)::int from booking) as booked,
					(select count(*)::int from project) as projects`,
			);
			return rows[0];
		});
		expect(seen).toEqual({ people: 6, booked: 6, projects: 1 });
	});

	it("leaves one trace a company", async () => {
		const events = await first.ask("select action, actor_kind from audit_event");
		expect(events).toEqual(Array(2).fill({ action: "demo-loaded", actor_kind: "SYSTEM" }));
	});
});

async function digests({ ask }: DemoDatabase): Promise<Record<string, string>> {
	const tables = await ask<{ name: string }>(
		`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
		where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
			-- numbered by transactions, dated by the database's own clock
			and c.relname <> 'recent_change' order by 1`,
	);
	const found: Record<string, string> = {};
	for (const { name } of tables) {
		const [row] = await ask<{ digest: string }>(
			`select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest
			from (select (to_jsonb(t) - 'xid')::text as line from ${name} t) lines`,
		);
		found[name] = row?.digest ?? "";
	}
	return found;
}

function daysOf(year: number): LocalDay[] {
	const first = dayOfDate({ year, month: 1, day: 1 });
	const next = dayOfDate({ year: year + 1, month: 1, day: 1 });
	return Array.from({ length: next - first }, (_, nth) => (first + nth) as LocalDay);
}
