import { permissionLevels } from "#domain/access/permission-level.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { Who } from "./office.ts";

const people = {
	alma: { firstName: "Alma", lastName: "Amt", roles: ["Administrator"] },
	leo: { firstName: "Leo", lastName: "Lang", unit: "north", roles: ["Abteilungsleitung"] },
	mia: { firstName: "Mia", lastName: "Nordmann", unit: "ward", personnelNo: "1013" },
	sven: { firstName: "Sven", lastName: "Südhoff", unit: "south" },
} as const satisfies Record<
	string,
	Partial<NewPerson> & Pick<NewPerson, "firstName" | "lastName"> & { unit?: string }
>;

type Name = keyof typeof people;

/**
 * A company with the units Pflege Nord (with Station Nord 1) and Pflege Süd. Alma is administrator, Leo leads Pflege Nord
 * and manages its roles, Mia works in Station Nord 1, Sven in Pflege Süd.
 */
export async function buildDepartments({ ownerUrl }: TestServer) {
	const built = await buildTenant(ownerUrl, async (tenant) => {
		const north = await tenant.unit("Pflege Nord");
		const units: Record<string, string> = {
			north,
			ward: await tenant.unit("Station Nord 1", north),
			south: await tenant.unit("Pflege Süd"),
		};
		const ids: Record<string, string> = {};
		let password = "";
		for (const [username, person] of Object.entries(people)) {
			const { unit, ...rest }: Partial<NewPerson> & { unit?: string } = person;
			const unitId = unit === undefined ? undefined : units[unit];
			const { id, ...login } = await tenant.person({
				firstName: person.firstName,
				lastName: person.lastName,
				...rest,
				username,
				mail: `${username}@klinikum.example`,
				...(unitId === undefined ? {} : { unitId }),
			});
			ids[username] = id;
			password = login.password;
		}
		await letManageRoles(tenant, ids.leo as string);
		await employ(tenant, ids.mia as string);
		return { ids: ids as Record<Name, string>, units, password };
	});
	const as = (username: Name): Who => ({
		tenantNo: built.tenantNo,
		username,
		password: built.password,
	});
	return { ...built, as };
}

/** Full time since the tenant began: lists have a column for what somebody has. */
async function employ(tenant: TenantBuilder, userId: string): Promise<void> {
	const employmentTypeId = tenant.newId();
	await tenant.tx
		.insertInto("employment_type")
		.values({ tenant_id: tenant.tenantId, id: employmentTypeId, name: "Vollzeit" })
		.execute();
	await insertEmployment(tenant, userId, { entryDate: tenant.validFrom, employmentTypeId });
}

async function letManageRoles(tenant: TenantBuilder, userId: string): Promise<void> {
	await tenant.tx
		.insertInto("user_permission")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id: userId,
			permission_key: "roles.manage",
			level: permissionLevels.indexOf("WRITE"),
			scope: "UNIT",
			valid_from: "2026-01-01",
		})
		.execute();
}
