import { insertCustomer } from "#kit/testing/customer-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";

/** The customers of a company, and which projects are done for them. */
export async function insertCustomers(
	builder: TenantBuilder,
	{ customers }: Company,
): Promise<void> {
	const { tx, tenantId } = builder;
	for (const { projects = [], ...customer } of customers) {
		const customerId = await insertCustomer(builder, { country: "Deutschland", ...customer });
		if (projects.length === 0) continue;
		await tx
			.updateTable("project")
			.set({ customer_id: customerId })
			.where("tenant_id", "=", tenantId)
			.where("code", "in", projects)
			.execute();
	}
}
