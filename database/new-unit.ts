import type { Tx } from "#kit/server/database/tenant-transaction.ts";

export interface NewUnit {
	readonly id: string;
	readonly parentId: string | null;
	readonly name: string;
	readonly kind: "GLOBAL" | "SITE" | "UNIT";
}

/** Inserts a unit together with its rows of the closure. */
export async function insertUnit(tx: Tx, tenantId: string, unit: NewUnit): Promise<void> {
	await tx
		.insertInto("unit")
		.values({
			tenant_id: tenantId,
			id: unit.id,
			parent_id: unit.parentId,
			name: unit.name,
			kind: unit.kind,
			depth: await depthBelow(tx, tenantId, unit.parentId),
		})
		.execute();
	await tx
		.insertInto("unit_closure")
		.values({ tenant_id: tenantId, ancestor_id: unit.id, descendant_id: unit.id, distance: 0 })
		.execute();
	if (unit.parentId !== null) {
		await insertAncestors(tx, tenantId, unit.id, unit.parentId);
	}
}

async function depthBelow(tx: Tx, tenantId: string, parentId: string | null): Promise<number> {
	if (parentId === null) return 0;
	const parent = await tx
		.selectFrom("unit")
		.select("depth")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", parentId)
		.executeTakeFirstOrThrow();
	return parent.depth + 1;
}

async function insertAncestors(
	tx: Tx,
	tenantId: string,
	unitId: string,
	parentId: string,
): Promise<void> {
	await tx
		.insertInto("unit_closure")
		.columns(["tenant_id", "ancestor_id", "descendant_id", "distance"])
		.expression((eb) =>
			eb
				.selectFrom("unit_closure")
				.select(({ val, ref }) => [
					"tenant_id",
					"ancestor_id",
					val(unitId).as("descendant_id"),
					eb(ref("distance"), "+", 1).as("distance"),
				])
				.where("tenant_id", "=", tenantId)
				.where("descendant_id", "=", parentId),
		)
		.execute();
}
