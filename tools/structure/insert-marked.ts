import { insertActivity } from "../../src/kit/testing/activity-builder.ts";
import {
	insertQualification,
	qualify,
} from "../../src/kit/testing/master-data-builder.ts";
import type { TenantBuilder } from "../../src/kit/testing/tenant-builder.ts";

/** What no operation makes: a sign-in, a booking, a qualification somebody has, an import. */
export async function insertMarked(
	tenant: TenantBuilder,
	ids: Record<string, string>,
	mark: string,
): Promise<void> {
	await tenant.tx
		.insertInto("login_event")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			at: tenant.now,
			user_id: ids.Sven as string,
			outcome: "SIGNED_IN",
			provider: "MANUAL",
			client: mark,
		})
		.execute();
	await insertBooking(tenant, ids.Sven as string, mark);
	ids.qualification = await insertQualification(tenant, "Staplerschein");
	await qualify(tenant, ids.Sven as string, ids.qualification);
	ids.import = await insertImport(tenant, ids.Alma as string, mark);
}

/** A booking on an activity of that name. */
async function insertBooking(
	tenant: TenantBuilder,
	user_id: string,
	name: string,
): Promise<void> {
	await tenant.tx
		.insertInto("booking")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id,
			booked_at: tenant.now,
			zone: "Europe/Berlin",
			action: "START",
			source: "MANUAL",
			activity_id: await insertActivity(tenant, { name, classType: "ACTION" }),
			class_type: "ACTION",
			received_at: tenant.now,
			outcome: "APPLIED",
		})
		.execute();
}

async function insertImport(
	tenant: TenantBuilder,
	owner_id: string,
	mark: string,
): Promise<string> {
	const { tx, tenantId: tenant_id } = tenant;
	const id = tenant.newId();
	await tx
		.insertInto("import_run")
		.values({
			tenant_id,
			id,
			owner_id,
			kind: "PEOPLE",
			file_name: "people.csv",
			head: JSON.stringify(["Nachname"]),
			sample: JSON.stringify([[mark]]),
			line_count: 1,
		})
		.execute();
	await tx
		.insertInto("import_line")
		.values({
			tenant_id,
			run_id: id,
			line: 2,
			cells: JSON.stringify([mark]),
			action: "NEW",
		})
		.execute();
	return id;
}
