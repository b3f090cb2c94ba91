import { newId } from "../src/kit/contract/new-id.ts";
import type { Tx } from "../src/kit/server/database/tenant-transaction.ts";
import { hashOfSecret, newSecret } from "../src/kit/server/secrets.ts";
import type { CreatedTenant } from "./new-tenant.ts";

export interface NewAdministrator {
	readonly firstName: string;
	readonly lastName: string;
	/** Also the sign-in name. */
	readonly mail: string;
}

const linkHours = 72;

/** The person who sets up a new tenant: may do everything, has no password yet. */
export async function insertAdministrator(
	tx: Tx,
	tenant: CreatedTenant,
	person: NewAdministrator,
	when: { now: Date; validFrom: string },
): Promise<string> {
	const tenant_id = tenant.tenantId;
	const at = when.now.getTime();
	const userId = newId(at);
	const valid_from = when.validFrom;
	await tx
		.insertInto("app_user")
		.values({
			tenant_id,
			id: userId,
			unit_id: tenant.siteUnitId,
			site_id: tenant.siteId,
			first_name: person.firstName,
			last_name: person.lastName,
			mail: person.mail,
		})
		.execute();
	const own = { tenant_id, user_id: userId };
	await tx
		.insertInto("user_unit")
		.values({
			...own,
			id: newId(at),
			unit_id: tenant.siteUnitId,
			is_primary: true,
			valid_from,
		})
		.execute();
	await tx
		.insertInto("user_site")
		.values({ ...own, site_id: tenant.siteId })
		.execute();
	const role_id = tenant.roleIds.Administrator as string;
	await tx
		.insertInto("role_assignment")
		.values({ ...own, id: newId(at), role_id, scope: "GLOBAL", valid_from })
		.execute();
	await tx
		.insertInto("user_login")
		.values({
			...own,
			id: newId(at),
			provider: "MANUAL",
			username: person.mail,
			must_change: true,
		})
		.execute();
	return userId;
}

/** @returns the secret of a one-time link; only its hash is kept */
export async function insertOneTimeLink(
	tx: Tx,
	link: {
		tenantId: string;
		userId: string;
		purpose: "INVITE" | "FIRST_ADMIN";
		now: Date;
	},
): Promise<string> {
	const secret = newSecret();
	await tx
		.insertInto("login_token")
		.values({
			tenant_id: link.tenantId,
			token_hash: hashOfSecret(secret),
			user_id: link.userId,
			purpose: link.purpose,
			expires_at: new Date(link.now.getTime() + linkHours * 3_600_000),
		})
		.execute();
	return secret;
}
