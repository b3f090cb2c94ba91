import { sql } from "kysely";
import { buildTenant } from "./build-tenant.ts";
import { insertSession } from "./insert-session.ts";
import type { TenantBuilder } from "./tenant-builder.ts";
import { withClient } from "./test-cluster.ts";

export interface Crowd {
	readonly tenantId: string;
	/** A unit of some people, and who supervises it. */
	readonly unitId: string;
	readonly supervisor: CrowdPerson;
	/** Supervises the unit above all others, so that she sees everybody. */
	readonly head: CrowdPerson;
	/** One of the unit's people. */
	readonly worker: CrowdPerson;
	/** One entry of the worker. */
	readonly trackingId: string;
	/** That of every entry. */
	readonly workActivityId: string;
	/** Nobody has ever booked it. */
	readonly pauseActivityId: string;
}

export interface CrowdPerson {
	readonly id: string;
	/** Value of the session cookie. */
	readonly cookie: string;
}

const units = 401;
const people = 6_000;
/** Every fifth has booked, on so many days. */
const days = 20;

/**
 * One tenant whose tables are so full that reading one from end to end is the wrong plan, for tests of hot reads. All
 * rows belong to the one tenant: its id alone must not be what makes an index worth while.
 */
export async function buildCrowd(ownerUrl: string): Promise<Crowd> {
	const crowd = await buildTenant(
		ownerUrl,
		async (tenant) => {
			await insertUnits(tenant);
			const unitId = await oneId(tenant, "unit", "Station 7");
			const supervisor = await tenant.person({
				firstName: "Ines",
				lastName: "Vorgesetzt",
				unitId,
				roles: ["Abteilungsleitung"],
			});
			await insertPeople(tenant);
			await insertEntries(tenant);
			await insertTraces(tenant);
			const head = await tenant.person({
				firstName: "Olga",
				lastName: "Oberst",
				unitId: tenant.created.siteUnitId,
				roles: ["Abteilungsleitung"],
			});
			const worker = await workerOf(tenant, unitId);
			const cookieOf = async (id: string) => (await insertSession(tenant, id)).cookie;
			return {
				unitId,
				trackingId: worker.trackingId,
				workActivityId: tenant.created.activities.work,
				pauseActivityId: tenant.created.activities.pause,
				worker: { id: worker.id, cookie: await cookieOf(worker.id) },
				supervisor: { id: supervisor.id, cookie: await cookieOf(supervisor.id) },
				head: { id: head.id, cookie: await cookieOf(head.id) },
			};
		},
		{ name: "Menge" },
	);
	await withClient(ownerUrl, (client) => client.query("vacuum analyze"));
	return crowd;
}

/** An id of an instant, like those that TypeScript makes. */
const idAt = sql.raw(
	"overlay(gen_random_uuid()::text placing left(uuid_v7_floor(at)::text, 13) from 1 for 13)::uuid",
);

async function insertUnits({ tx, tenantId, created }: TenantBuilder) {
	await sql`
		with made as (
			insert into unit (tenant_id, id, parent_id, name, kind, depth)
			select ${tenantId}::uuid, gen_random_uuid(), ${created.siteUnitId}::uuid, 'Station ' || n, 'UNIT', 2
			from generate_series(1, ${units}::int) n returning id
		)
		insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		select ${tenantId}::uuid, c.ancestor_id, m.id, c.distance + 1
		from made m, unit_closure c where c.tenant_id = ${tenantId} and c.descendant_id = ${created.siteUnitId}
		union all select ${tenantId}::uuid, id, id, 0 from made`.execute(tx);
}

async function insertPeople({ tx, tenantId, created, now }: TenantBuilder) {
	await sql`
		insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, personnel_no)
		select ${tenantId}::uuid, gen_random_uuid(), u.id, ${created.siteId}::uuid, 'Person', 'Nummer ' || n, n::text
		from generate_series(1, ${people}::int) n
		join (select id, row_number() over (order by id) as place from unit where tenant_id = ${tenantId} and depth = 2) u
			on u.place = n % ${units} + 1`.execute(tx);
	await sql`
		insert into user_unit (tenant_id, id, user_id, unit_id, is_primary, valid_from)
		select ${tenantId}::uuid, gen_random_uuid(), id, unit_id, true, '2020-01-01' from app_user p
		where tenant_id = ${tenantId} and not exists (
			select from user_unit x where x.tenant_id = p.tenant_id and x.user_id = p.id)`.execute(tx);
	await sql`
		insert into role_assignment (tenant_id, id, user_id, role_id, scope, valid_from)
		select ${tenantId}::uuid, gen_random_uuid(), id, ${created.roleIds.Mitarbeiter}::uuid, 'UNIT', '2020-01-01' from app_user
		where tenant_id = ${tenantId} and first_name = 'Person'`.execute(tx);
	await sql`
		insert into session (tenant_id, token_hash, id, user_id, provider, seen_at, idle_until, ends_at)
		select ${tenantId}::uuid, sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), id, 'MANUAL', ${now}::timestamptz,
			${now}::timestamptz + interval '12 hours', ${now}::timestamptz + interval '12 hours'
		from app_user where tenant_id = ${tenantId} and first_name = 'Person'`.execute(tx);
}

/** A booked entry of eight hours each day, approved by a supervisor; each tenth still waits. */
async function insertEntries({ tx, tenantId, created, now }: TenantBuilder) {
	const { work } = created.activities;
	await sql`
		with entry as (
			select p.id as user_id, ${idAt} as id, at, row_number() over () % 10 = 0 as asks
			from app_user p, lateral (
				select date_trunc('day', ${now}::timestamptz) - d * interval '1 day' + interval '7 hours' as at
				from generate_series(1, ${days}::int) d) each
			where p.tenant_id = ${tenantId} and p.personnel_no::int % 5 = 0
		), booked as (
			insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, received_at, outcome)
			select ${tenantId}::uuid, id, user_id, at, 'Europe/Berlin', 'START', 'MANUAL', at, 'APPLIED' from entry
		), tracked as (
			insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type,
				state, source, start_booking_id)
			select ${tenantId}::uuid, id, user_id, at::date, at, at + interval '8 hours', at + interval '8 hours', 'Europe/Berlin',
				${work}::uuid, 'WORKTIME', case when asks then 'REQUESTED' else 'APPROVED' end, 'MANUAL', id
			from entry
			returning id, user_id, state
		)
		insert into approval_step (tenant_id, id, user_id, time_tracking_id, purpose, kind, state)
		select ${tenantId}::uuid, gen_random_uuid(), user_id, id, 'REQUEST', 'SUPERVISOR_APPROVAL',
			case state when 'REQUESTED' then 'OPEN' else 'DONE' end
		from tracked`.execute(tx);
}

async function insertTraces({ tx, tenantId }: TenantBuilder) {
	await sql`
		insert into audit_event (tenant_id, id, at, actor_kind, entity, entity_id, subject_user_id, action)
		select ${tenantId}::uuid, ${idAt}, at, 'SYSTEM', 'time_tracking', t.id, t.user_id, 'created'
		from time_tracking t, lateral (select t.begin_at as at) made where t.tenant_id = ${tenantId}`.execute(
		tx,
	);
}

async function oneId({ tx, tenantId }: TenantBuilder, table: "unit", name: string) {
	const row = await tx
		.selectFrom(table)
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("name", "=", name)
		.executeTakeFirstOrThrow();
	return row.id;
}

async function workerOf({ tx, tenantId }: TenantBuilder, unitId: string) {
	return tx
		.selectFrom("app_user as p")
		.innerJoin("time_tracking as t", (join) =>
			join.onRef("t.tenant_id", "=", "p.tenant_id").onRef("t.user_id", "=", "p.id"),
		)
		.select(["p.id", "t.id as trackingId"])
		.where("p.tenant_id", "=", tenantId)
		.where("p.unit_id", "=", unitId)
		.limit(1)
		.executeTakeFirstOrThrow();
}
