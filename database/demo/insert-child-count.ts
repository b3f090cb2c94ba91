import { dateOfDay } from "#domain/time/civil-date.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Somebody has two children whom she stays at home with when they are ill. */
export async function insertChildCount(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const person = await tx
		.selectFrom("app_user")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("role", "=", "USER")
		.where("is_enabled", "=", true)
		.orderBy("personnel_no")
		.orderBy("id")
		.limit(1)
		.executeTakeFirstOrThrow();
	const { year } = dateOfDay(today);
	await tx
		.insertInto("child_count")
		.values({
			...{ tenant_id: tenantId, id: builder.newId(), user_id: person.id },
			...{ children: 2, valid_from: `${year - 1}-01-01` },
		})
		.execute();
}
