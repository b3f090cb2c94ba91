import { expect } from "vitest";
import { crons } from "#areas/time-tracking/bookings/server/jobs.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { askDatabase } from "./ask-database.ts";
import type { Who } from "./office.ts";

/** Ines Hartmann leads the unit in which Lena Vogt works; Lena has an overtime account since a week ago. */
export async function buildTeam(server: TestServer) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const ines = await tenant.person({
			firstName: "Ines",
			lastName: "Hartmann",
			username: "ines",
			roles: ["Mitarbeiter", "Abteilungsleitung"],
		});
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", username: "lena" });
		return { ines, lena, activities: tenant.created.activities };
	});
	const { tenantNo, tenantId, lena } = built;
	const who = (username: string): Who => ({ tenantNo, username, password: lena.password });
	await askDatabase(
		server,
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, current_date - 7)",
		[tenantId, lena.id],
	);
	return { ...built, asInes: who("ines"), asLena: who("lena") };
}

export type Team = Awaited<ReturnType<typeof buildTeam>>;

/** Lena worked yesterday from 8:00 to 16:30, and somebody has approved it. */
export async function workedYesterday(
	server: TestServer,
	{ tenantId, lena, activities }: Team,
): Promise<void> {
	await askDatabase(
		server,
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type,
				state, source)
			select $1, gen_random_uuid(), $2, d.day, (d.day + time '08:00') at time zone 'Europe/Berlin',
				(d.day + time '16:30') at time zone 'Europe/Berlin', (d.day + time '16:30') at time zone 'Europe/Berlin',
				'Europe/Berlin', $3, 'WORKTIME', 'APPROVED', 'MANUAL'
			from (select (now() at time zone 'Europe/Berlin')::date - 1 as day) d`,
		[tenantId, lena.id, activities.work],
	);
}

/**
 * Lena has worked from 8:00 to 12:00 on three days, and not on the last day that was no Sunday.
 *
 * @returns that day, as it is typed
 */
export async function worksMornings(
	server: TestServer,
	{ tenantId, lena, activities }: Team,
): Promise<string> {
	await askDatabase(
		server,
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type,
				state, source)
			select $1, gen_random_uuid(), $2, d.day, (d.day + time '08:00') at time zone 'Europe/Berlin',
				(d.day + time '12:00') at time zone 'Europe/Berlin', (d.day + time '12:00') at time zone 'Europe/Berlin',
				'Europe/Berlin', $3, 'WORKTIME', 'APPROVED', 'MANUAL'
			from (select (now() at time zone 'Europe/Berlin')::date - back as day from generate_series(4, 6) back) d`,
		[tenantId, lena.id, activities.work],
	);
	const [row] = await askDatabase(
		server,
		`select to_char(past, 'DD.MM.YYYY') as day
		from generate_series(1, 2) back, lateral (select (now() at time zone 'Europe/Berlin')::date - back as past) p
		where extract(isodow from past) < 7 order by back limit 1`,
		[],
	);
	return (row as { day: string }).day;
}

/** The clock runs since 8:00 of the last day that was no Sunday, when nobody asks why one worked; who left says why. */
export async function forgetClockOut(server: TestServer, { tenantId, lena }: Team): Promise<void> {
	const begun = () =>
		askDatabase(
			server,
			`update time_tracking set day = d.day, needs_reason = true, begin_at = (d.day + time '08:00') at time zone 'Europe/Berlin',
				occupied_to = (d.day + time '18:00') at time zone 'Europe/Berlin'
			from (
				select past as day from generate_series(1, 2) back, lateral (select (now() at time zone 'Europe/Berlin')::date - back as past) p
				where extract(isodow from past) < 7 order by back limit 1
			) d
			where tenant_id = $1 and user_id = $2 and end_at is null returning id`,
			[tenantId, lena.id],
		);
	await expect.poll(begun).toHaveLength(1);
	const job = crons.find(({ name }) => name === "automatic-clock-out");
	await job?.run(server.services, tenantId);
}

/** Lena asks for an hour of some days ago, no Sunday, as her leader has to decide: nobody asks first why one worked. */
export async function requestsAnEvening(
	server: TestServer,
	{ tenantId, lena, activities }: Team,
): Promise<void> {
	await askDatabase(
		server,
		`with entry as (
			insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
			select $1, gen_random_uuid(), $2, d.day, (d.day + time '17:00') at time zone 'Europe/Berlin',
				(d.day + time '18:00') at time zone 'Europe/Berlin', (d.day + time '18:00') at time zone 'Europe/Berlin',
				'Europe/Berlin', $3, 'WORKTIME', 'REQUESTED', 'MANUAL'
			from (
				select past as day from generate_series(2, 3) back, lateral (select (now() at time zone 'Europe/Berlin')::date - back as past) p
				where extract(isodow from past) < 7 order by back limit 1
			) d returning id)
		insert into approval_step (tenant_id, id, time_tracking_id, purpose, kind, user_id)
		select $1, gen_random_uuid(), id, 'REQUEST', 'SUPERVISOR_APPROVAL', $2 from entry`,
		[tenantId, lena.id, activities.work],
	);
}
