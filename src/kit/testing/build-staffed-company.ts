import { sql } from "kysely";
import { buildTenant } from "./build-tenant.ts";
import { insertSession } from "./insert-session.ts";
import type { TenantBuilder } from "./tenant-builder.ts";
import { withClient } from "./test-cluster.ts";

interface StaffedPerson {
	readonly id: string;
	readonly cookie: string;
}

export interface StaffedCompany {
	readonly tenantId: string;
	/** Of the person who sees everybody. */
	readonly headCookie: string;
	/** At work; and at home. */
	readonly worker: StaffedPerson;
	readonly resting: StaffedPerson;
}

const people = 500;
/** On so many days before today everybody has worked; every tenth, the worker among them, for half a year. */
const days = 14;
const workersDays = 200;

/**
 * A company of 500 who are at work, as it is at nine in the morning: two entries each on days that are over, half of them
 * with one that runs. Rows lie as they came in, day after day, so that those of one person are never side by side.
 */
export async function buildStaffedCompany(ownerUrl: string): Promise<StaffedCompany> {
	const company = await buildTenant(
		ownerUrl,
		async (tenant) => {
			await insertPeople(tenant);
			const head = await tenant.person({
				firstName: "Ines",
				lastName: "Leitung",
				roles: ["Administrator"],
			});
			const signedIn = async (no: string) => {
				const id = await personOf(tenant, no);
				return { id, cookie: (await insertSession(tenant, id)).cookie };
			};
			for (let before = workersDays; before > 0; before--) {
				await insertDay(tenant, before, before > days ? 10 : 1);
			}
			await insertRunning(tenant);
			return {
				headCookie: (await insertSession(tenant, head.id)).cookie,
				worker: await signedIn("70"),
				resting: await signedIn("71"),
			};
		},
		{ name: "Betrieb" },
	);
	await withClient(ownerUrl, (client) => client.query("vacuum analyze"));
	return company;
}

async function insertPeople({ tx, tenantId, created }: TenantBuilder) {
	await sql`
		with made as (
			insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, personnel_no)
			select ${tenantId}::uuid, gen_random_uuid(), ${created.siteUnitId}::uuid, ${created.siteId}::uuid, 'Person', 'Nummer ' || n, n::text
			from generate_series(1, ${people}::int) n returning id, unit_id)
		insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from)
		select ${tenantId}::uuid, gen_random_uuid(), id, unit_id, true, '2020-01-01' from made`.execute(
		tx,
	);
}

async function personOf({ tx, tenantId }: TenantBuilder, no: string): Promise<string> {
	const row = await tx
		.selectFrom("app_user")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("personnel_no", "=", no)
		.executeTakeFirstOrThrow();
	return row.id;
}

/** Mornings and afternoons of everybody, or of each so many. */
async function insertDay(
	{ tx, tenantId, created, now }: TenantBuilder,
	before: number,
	each: number,
) {
	await sql`
		insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
		select ${tenantId}::uuid, gen_random_uuid(), u.id, d.at::date, d.at + e.begin_at, d.at + e.end_at, d.at + e.end_at,
			'Europe/Berlin', ${created.activities.work}::uuid, 'WORKTIME', 'APPROVED', 'MANUAL'
		from app_user u
		cross join lateral (select date_trunc('day', ${now}::timestamptz) - make_interval(days => ${before}::int) as at) d
		cross join (values (interval '7 hours', interval '11 hours'), ('11 hours 30 minutes', '15 hours 30 minutes')) e(begin_at, end_at)
		where u.tenant_id = ${tenantId} and u.first_name = 'Person' and extract(isodow from d.at) < 6 and u.personnel_no::int % ${each}::int = 0
		order by e.begin_at, u.id`.execute(tx);
}

async function insertRunning({ tx, tenantId, created, now }: TenantBuilder) {
	await sql`
		insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		select ${tenantId}::uuid, gen_random_uuid(), u.id, d.at::date, d.at, d.at + interval '10 hours',
			'Europe/Berlin', ${created.activities.work}::uuid, 'WORKTIME', 'APPROVED', 'MANUAL'
		from app_user u
		cross join lateral (select date_trunc('day', ${now}::timestamptz) + interval '7 hours' as at) d
		where u.tenant_id = ${tenantId} and u.first_name = 'Person' and u.personnel_no::int % 2 = 0
		order by u.id`.execute(tx);
}
