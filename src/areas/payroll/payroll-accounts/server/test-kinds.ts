import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** What accounts can be about: an illness, work, which nobody is away for, and a surcharge. */
export async function withKinds(tenant: TenantBuilder) {
	const illnessId = await tenant.activity({ name: "Krank", classType: "SICK" });
	const workId = await tenant.activity({ name: "Arbeit", classType: "WORKTIME" });
	const nightId = tenant.newId();
	await tenant.tx
		.insertInto("special_account")
		.values({
			...{ tenant_id: tenant.tenantId, id: nightId, code: "N25", name: "Nacht" },
			...{ category: "WORKTIME", value_class: "HOUR", priority: "HIGH" },
		})
		.execute();
	return { illnessId, workId, nightId };
}
