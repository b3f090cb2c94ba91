import { dateOfDay } from "#domain/time/civil-date.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Somebody was on parental leave for half of this year, and it was declared that this cuts her leave. */
export async function insertLeaveCut(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const person = await tx
		.selectFrom("app_user")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("role", "=", "USER")
		.where("is_enabled", "=", true)
		.orderBy("personnel_no", "desc")
		.orderBy("id")
		.limit(1)
		.executeTakeFirstOrThrow();
	const { year } = dateOfDay(today);
	await tx
		.insertInto("leave_cut")
		.values({
			...{ tenant_id: tenantId, id: builder.newId(), user_id: person.id, kind: "PARENTAL" },
			...{ valid_from: `${year}-02-01`, valid_to: `${year}-07-31`, declared_on: `${year}-01-10` },
		})
		.execute();
}
