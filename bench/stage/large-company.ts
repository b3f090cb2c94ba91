import { sql } from "kysely";
import { uiFeatures } from "#domain/access/ui-features.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { Crowd } from "./crowd.ts";
import { signEverybodyIn } from "./sign-everybody-in.ts";

export interface LargeCompany extends Crowd {
	/** Session of an administrator, who sees everybody, and of somebody who leads a department. */
	readonly administrator: string;
	readonly leader: string;
	/** One of each department, the leader first. */
	readonly leaders: readonly string[];
}

const departments = 20;
const teams = 24;

/** One company of many people in 500 units, 20 departments of 24 teams each; all are signed in. */
export async function insertLargeCompany(ownerUrl: string, people: number): Promise<LargeCompany> {
	return withClient(ownerUrl, async (client) => {
		await client.query("begin");
		const builder = await TenantBuilder.create(client, {
			tenantNo: "LARGE",
			name: "Large",
			language: "de-DE",
			uiFeatures,
			site: { name: "Large", timeZone: "Europe/Berlin", country: "DE", region: null },
			now: new Date(),
			validFrom: "2020-01-01",
		});
		const units = await insertUnits(builder);
		const userIds = await insertPeople(builder, units.teams, people);
		const cookie = await signEverybodyIn(builder, userIds);
		const sign = async (role: string, unitId: string | undefined) => {
			const { id } = await builder.person({
				firstName: role,
				lastName: "Bench",
				roles: [role],
				...(unitId === undefined ? {} : { unitId }),
			});
			return (await insertSession(builder, id)).cookie;
		};
		const administrator = await sign("Administrator", undefined);
		const leaders: string[] = [];
		for (const department of units.departments)
			leaders.push(await sign("Abteilungsleitung", department));
		const leader = leaders[0] as string;
		await client.query("commit");
		await client.query("analyze app_user, unit, unit_closure, user_unit, role_assignment, session");
		const { tenantId } = builder;
		const workActivityId = builder.created.activities.work;
		return { tenantId, workActivityId, userIds, cookie, administrator, leader, leaders };
	});
}

const unitColumns = {
	id: "uuid",
	parent_id: "uuid",
	name: "text",
	kind: "text",
	depth: "smallint",
};

async function insertUnits(builder: TenantBuilder) {
	const { tx, tenantId, created } = builder;
	const top = ids(builder, departments);
	const below = ids(builder, departments * teams);
	const unit = (id: string, parent_id: string, name: string, depth: number) => ({
		id,
		parent_id,
		name,
		kind: "UNIT",
		depth,
	});
	await insertRows(tx, "unit", tenantId, unitColumns, [
		...top.map((id, nth) => unit(id, created.siteUnitId, `Abteilung ${nth + 1}`, 2)),
		...below.map((id, nth) => unit(id, top[nth % departments] as string, `Team ${nth + 1}`, 3)),
	]);
	await sql`
		insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance)
		with recursive walk as (
			select id as ancestor_id, id as descendant_id, 0 as distance from unit where tenant_id = ${tenantId}
			union all
			select w.ancestor_id, u.id, w.distance + 1
			from walk w join unit u on u.tenant_id = ${tenantId} and u.parent_id = w.descendant_id)
		select ${tenantId}::uuid, ancestor_id, descendant_id, distance from walk
		on conflict do nothing`.execute(tx);
	return { departments: top, teams: below };
}

const personColumns = {
	id: "uuid",
	unit_id: "uuid",
	site_id: "uuid",
	first_name: "text",
	last_name: "text",
	personnel_no: "text",
	mail: "text",
};

const placeColumns = {
	id: "uuid",
	user_id: "uuid",
	unit_id: "uuid",
	is_primary: "boolean",
	valid_from: "date",
};

async function insertPeople(
	builder: TenantBuilder,
	units: readonly string[],
	count: number,
): Promise<string[]> {
	const { tx, tenantId, created } = builder;
	const people = ids(builder, count).map((id, nth) => ({
		id,
		unit_id: units[nth % units.length] as string,
		site_id: created.siteId,
		first_name: `Vorname ${(nth * 7919) % 997}`,
		last_name: `Nachname ${(nth * 104_729) % 9973}`,
		personnel_no: String(10_000 + nth),
		mail: `person${nth}@example.com`,
	}));
	await insertRows(tx, "app_user", tenantId, personColumns, people);
	await insertRows(
		tx,
		"user_unit",
		tenantId,
		placeColumns,
		people.map(({ id, unit_id }) => ({
			id: builder.newId(),
			user_id: id,
			unit_id,
			is_primary: true,
			valid_from: "2020-01-01",
		})),
	);
	return people.map(({ id }) => id);
}

function ids(builder: TenantBuilder, count: number): string[] {
	return Array.from({ length: count }, () => builder.newId());
}
