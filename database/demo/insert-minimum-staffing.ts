import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Structure } from "./insert-structure.ts";

/** On working days most of the first department have to be there. */
export async function insertMinimumStaffing(
	builder: TenantBuilder,
	{ units }: Structure,
	year: number,
): Promise<void> {
	const { tx, tenantId } = builder;
	const [first] = units.values();
	const unitId = first?.id ?? builder.created.rootUnitId;
	const { count } = await tx
		.selectFrom("app_user")
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.where("tenant_id", "=", tenantId)
		.where("unit_id", "=", unitId)
		.where("role", "=", "USER")
		.executeTakeFirstOrThrow();
	const people = Math.max(1, Math.ceil(Number(count) * 0.8));
	await tx
		.insertInto("minimum_staffing")
		.values({
			...{ tenant_id: tenantId, id: builder.newId(), unit_id: unitId },
			valid_from: `${year}-01-01`,
			...{ monday: people, tuesday: people, wednesday: people, thursday: people, friday: people },
		})
		.execute();
}
