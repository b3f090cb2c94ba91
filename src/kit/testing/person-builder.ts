import { hash } from "@node-rs/argon2";
import { defaultRoles } from "#domain/access/default-roles.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewPerson {
	readonly firstName: string;
	readonly lastName: string;
	/** Sign-in name; without one the person cannot sign in by password. */
	readonly username?: string;
	readonly password?: string;
	readonly mustChange?: boolean;
	readonly mail?: string;
	readonly personnelNo?: string;
	readonly gender?: "UNDEFINED" | "MALE" | "FEMALE" | "NONBINARY";
	/** The tenant's first site unless said otherwise. */
	readonly unitId?: string;
	readonly siteId?: string;
	/** Further sites the person may switch to. */
	readonly otherSiteIds?: readonly string[];
	readonly role?: "USER" | "TERMINAL" | "APP" | "APIKEY" | "SYSTEM";
	readonly isEnabled?: boolean;
	readonly entryDate?: string;
	readonly exitDate?: string;
	/** Default roles by name; in their usual scope unless said otherwise. */
	readonly roles?: readonly (
		| string
		| { readonly name: string; readonly scope: "GLOBAL" | "SITE" | "UNIT" }
	)[];
}

export interface Person {
	readonly id: string;
	readonly loginId: string | undefined;
	readonly username: string | undefined;
	readonly password: string;
}

export const testPassword = "Stundwerk-2026!";

const hashes = new Map<string, Promise<string>>();

/** The same parameters as the product, computed once per password: builders make many people. */
function hashOf(password: string): Promise<string> {
	const known = hashes.get(password);
	if (known !== undefined) return known;
	const made = hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
	hashes.set(password, made);
	return made;
}

export async function insertPerson(builder: TenantBuilder, person: NewPerson): Promise<Person> {
	const { created } = builder;
	const id = builder.newId();
	const unitId = person.unitId ?? created.siteUnitId;
	const siteId = person.siteId ?? created.siteId;
	await insertUser(builder, { id, unitId, siteId }, person);
	await insertPlaces(builder, { id, unitId, siteId }, person);
	await assignRoles(builder, id, person);
	const loginId = await insertLogin(builder, id, person);
	return { id, loginId, username: person.username, password: person.password ?? testPassword };
}

interface Place {
	readonly id: string;
	readonly unitId: string;
	readonly siteId: string;
}

async function insertUser(
	{ tx, tenantId }: TenantBuilder,
	{ id, unitId, siteId }: Place,
	person: NewPerson,
): Promise<void> {
	await tx
		.insertInto("app_user")
		.values({
			tenant_id: tenantId,
			id,
			unit_id: unitId,
			site_id: siteId,
			first_name: person.firstName,
			last_name: person.lastName,
			personnel_no: person.personnelNo ?? null,
			mail: person.mail ?? null,
			role: person.role ?? "USER",
			gender: person.gender ?? "UNDEFINED",
			is_enabled: person.isEnabled ?? true,
			entry_date: person.entryDate ?? null,
			exit_date: person.exitDate ?? null,
		})
		.execute();
}

async function insertPlaces(
	builder: TenantBuilder,
	{ id, unitId, siteId }: Place,
	person: NewPerson,
): Promise<void> {
	const { tx, tenantId, validFrom } = builder;
	await tx
		.insertInto("user_unit")
		.values({
			tenant_id: tenantId,
			id: builder.newId(),
			user_id: id,
			unit_id: unitId,
			is_primary: true,
			valid_from: validFrom,
		})
		.execute();
	await tx
		.insertInto("user_site")
		.values(
			[siteId, ...(person.otherSiteIds ?? [])].map((site) => ({
				tenant_id: tenantId,
				user_id: id,
				site_id: site,
			})),
		)
		.execute();
}

async function assignRoles(
	builder: TenantBuilder,
	userId: string,
	person: NewPerson,
): Promise<void> {
	const { tx, tenantId, created, validFrom } = builder;
	const roles = person.roles ?? ["Mitarbeiter"];
	if (roles.length === 0) return;
	await tx
		.insertInto("role_assignment")
		.values(
			roles.map((role) => {
				const { name, scope } =
					typeof role === "string" ? { name: role, scope: usualScope(role) } : role;
				const roleId = created.roleIds[name];
				if (roleId === undefined) throw new Error(`No role ${name}.`);
				return {
					tenant_id: tenantId,
					id: builder.newId(),
					user_id: userId,
					role_id: roleId,
					scope,
					valid_from: validFrom,
				};
			}),
		)
		.execute();
}

function usualScope(name: string): PermissionScope {
	return defaultRoles.find((role) => role.name === name)?.usualScope ?? "GLOBAL";
}

async function insertLogin(
	builder: TenantBuilder,
	userId: string,
	person: NewPerson,
): Promise<string | undefined> {
	const { tx, tenantId } = builder;
	if (person.username === undefined) return undefined;
	const loginId = builder.newId();
	await tx
		.insertInto("user_login")
		.values({
			tenant_id: tenantId,
			id: loginId,
			user_id: userId,
			provider: "MANUAL",
			username: person.username,
			password_hash: await hashOf(person.password ?? testPassword),
			must_change: person.mustChange ?? false,
		})
		.execute();
	return loginId;
}
