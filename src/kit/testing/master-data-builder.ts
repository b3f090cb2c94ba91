import type { TenantBuilder } from "./tenant-builder.ts";

/** A cost centre; answers its id. */
export async function insertCostCentre(
	builder: TenantBuilder,
	row: { readonly code: string; readonly name: string },
): Promise<string> {
	const id = builder.newId();
	await builder.tx
		.insertInto("cost_centre")
		.values({ tenant_id: builder.tenantId, id, ...row })
		.execute();
	return id;
}

/** Charges a unit to a cost centre from the builder's first day on. */
export async function chargeUnit(
	builder: TenantBuilder,
	unitId: string,
	costCentreId: string,
): Promise<void> {
	await builder.tx
		.insertInto("cost_centre_link")
		.values({
			tenant_id: builder.tenantId,
			id: builder.newId(),
			target: "UNIT",
			target_id: unitId,
			cost_centre_id: costCentreId,
			percent: 100,
			valid_from: builder.validFrom,
		})
		.execute();
}

/** A tag and who wears it; answers its id. */
export async function insertTag(
	builder: TenantBuilder,
	row: { readonly name: string; readonly color: string },
	userIds: readonly string[] = [],
): Promise<string> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	await tx
		.insertInto("tag")
		.values({ tenant_id: tenantId, id, ...row })
		.execute();
	if (userIds.length > 0) {
		await tx
			.insertInto("user_tag")
			.values(userIds.map((userId) => ({ tenant_id: tenantId, user_id: userId, tag_id: id })))
			.execute();
	}
	return id;
}

/** A kind of employment; answers its id. */
export async function insertEmploymentType(
	builder: TenantBuilder,
	name: string,
	limits: {
		readonly weeklyMinutes?: number;
		readonly dailyMinutes?: number;
		readonly monthlyMinutes?: number;
		readonly monthlyWageCents?: number;
	} = {},
): Promise<string> {
	const id = builder.newId();
	const none = {
		weeklyMinutes: null,
		dailyMinutes: null,
		monthlyMinutes: null,
		monthlyWageCents: null,
	};
	await builder.tx
		.insertInto("employment_type")
		.values({
			tenant_id: builder.tenantId,
			id,
			name,
			limits: JSON.stringify({ ...none, ...limits }),
		})
		.execute();
	return id;
}

/** A qualification, with levels where they are named; answers its id. */
export async function insertQualification(
	builder: TenantBuilder,
	name: string,
	levels: readonly string[] = [],
): Promise<string> {
	const id = builder.newId();
	await builder.tx
		.insertInto("qualification")
		.values({
			tenant_id: builder.tenantId,
			id,
			name,
			type: levels.length > 0 ? "LEVEL" : "BOOLEAN",
			levels: JSON.stringify(levels),
		})
		.execute();
	return id;
}

/** Somebody holds a qualification from a day on, the builder's first one unless said otherwise. */
export async function qualify(
	builder: TenantBuilder,
	userId: string,
	qualificationId: string,
	held: { readonly level?: number; readonly validFrom?: string; readonly validTo?: string } = {},
): Promise<void> {
	await builder.tx
		.insertInto("user_qualification")
		.values({
			tenant_id: builder.tenantId,
			id: builder.newId(),
			user_id: userId,
			qualification_id: qualificationId,
			type: held.level === undefined ? "BOOLEAN" : "LEVEL",
			level: held.level ?? null,
			valid_from: held.validFrom ?? builder.validFrom,
			valid_to: held.validTo ?? null,
		})
		.execute();
}
