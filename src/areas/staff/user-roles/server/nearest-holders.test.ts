import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { nearestHolders, nearestHoldersOfEach } from "./sql/holders.ts";

const server = useTestServer();
const right = { key: "timetrackings.manage", level: "WRITE", today: "2026-11-20" } as const;

const place = fc.nat({ max: 4 });
const drawnPerson = fc.record({
	unit: place,
	/** A further department. */
	also: fc.option(place),
	/** Where she holds the right, and how far it reaches. */
	grant: fc.option(fc.record({ scope: fc.constantFrom("GLOBAL", "SITE", "UNIT"), at: place })),
	/** Who of the others is named for her, and whether only while somebody is away who is not. */
	supervisor: fc.option(fc.nat({ max: 5 })),
	isDeputy: fc.boolean(),
	isEnabled: fc.boolean(),
});
type DrawnPerson = Parameters<Parameters<typeof drawnPerson.map>[0]>[0];

/** Five departments, two of them below others, and people who supervise each other as drawn. @returns their ids */
async function build(tenant: TenantBuilder, drawn: readonly DrawnPerson[]): Promise<string[]> {
	const units: string[] = [];
	for (const parent of [undefined, 0, 1, undefined, 3])
		units.push(
			await tenant.unit(`Team ${units.length}`, parent === undefined ? undefined : units[parent]),
		);
	const ids: string[] = [];
	for (const { unit, isEnabled } of drawn) {
		const name = { firstName: "P", lastName: String(ids.length), roles: [], isEnabled };
		ids.push((await tenant.person({ ...name, unitId: units[unit] as string })).id);
	}
	for (const [nth, one] of drawn.entries()) await relate(tenant, { one, nth, ids, units });
	return ids;
}

interface Related {
	readonly one: DrawnPerson;
	readonly nth: number;
	readonly ids: readonly string[];
	readonly units: readonly string[];
}

async function relate({ tx, tenantId }: TenantBuilder, { one, nth, ids, units }: Related) {
	const { unit, also, grant, supervisor, isDeputy } = one;
	const userId = ids[nth];
	if (also !== null && also !== unit)
		await sql`insert into user_unit (tenant_id, id, user_id, unit_id, valid_from)
			values (${tenantId}, gen_random_uuid(), ${userId}, ${units[also]}, '2020-01-01')`.execute(tx);
	if (grant !== null)
		await sql`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from)
			values (${tenantId}, gen_random_uuid(), ${userId}, ${right.key}, 4, ${grant.scope},
				${grant.scope === "UNIT" ? units[grant.at] : null}, '2020-01-01')`.execute(tx);
	if (supervisor === null || supervisor === nth) return;
	const deputyFor = isDeputy ? (ids.find((id) => id !== ids[supervisor]) ?? null) : null;
	await sql`insert into supervisor (tenant_id, id, user_id, supervisor_id, deputy_for, valid_from)
		values (${tenantId}, gen_random_uuid(), ${userId}, ${ids[supervisor]}, ${deputyFor}, '2020-01-01')`.execute(
		tx,
	);
}

test("who is to be asked about many people at once is whom each of them alone would lead to", async () => {
	const samples = fc.sample(fc.array(drawnPerson, { minLength: 6, maxLength: 6 }), 8);
	let found = 0;
	for (const drawn of samples) {
		const { tenantId, ids } = await buildTenant(server().ownerUrl, async (tenant) => ({
			ids: await build(tenant, drawn),
		}));
		const sought = { ...right, tenantId };
		await server().services.database.transaction(tenantId, async (tx) => {
			const alone: string[] = [];
			for (const userId of ids) {
				const { rows } = await sql<{
					id: string;
				}>`select h.id from ${nearestHolders({ ...sought, userId })} h`.execute(tx);
				alone.push(...rows.map(({ id }) => `${userId} ${id}`));
			}
			const people = sql`select unnest(${ids}::uuid[]) as id`;
			const { rows } = await sql<{ pair: string }>`
				select n."userId" || ' ' || n."holderId" as pair from ${nearestHoldersOfEach(sought, people)} n`.execute(
				tx,
			);
			expect(rows.map(({ pair }) => pair).toSorted()).toEqual(alone.toSorted());
			found += alone.length;
		});
	}
	expect(found).toBeGreaterThan(0);
});
