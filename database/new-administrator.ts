import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
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
	const at = when.now.getTime();
	const own = { tenant_id: tenant.tenantId, user_id: newId(at) };
	const valid_from = when.validFrom;
	const role_id = tenant.roleIds.Administrator as string;
	await insertPerson(tx, tenant, person, { ...own, id: newId(at), valid_from });
	await tx
		.insertInto("role_assignment")
		.values({ ...own, id: newId(at), role_id, scope: "GLOBAL", valid_from })
		.execute();
	await tx
		.insertInto("user_login")
		.values({ ...own, id: newId(at), provider: "MANUAL", username: person.mail, must_change: true })
		.execute();
	return own.user_id;
}

async function insertPerson(
	tx: Tx,
	{ siteId, siteUnitId }: CreatedTenant,
	person: NewAdministrator,
	row: { tenant_id: string; user_id: string; id: string; valid_from: string },
): Promise<void> {
	const { tenant_id, user_id } = row;
	await tx
		.insertInto("app_user")
		.values({
			tenant_id,
			id: user_id,
			unit_id: siteUnitId,
			site_id: siteId,
			first_name: person.firstName,
			last_name: person.lastName,
			mail: person.mail,
		})
		.execute();
	await tx
		.insertInto("user_unit")
		.values({ ...row, unit_id: siteUnitId, is_primary: true })
		.execute();
	await tx.insertInto("user_site").values({ tenant_id, user_id, site_id: siteId }).execute();
}

/** @returns the secret of a one-time link; only its hash is kept */
export async function insertOneTimeLink(
	tx: Tx,
	link: { tenantId: string; userId: string; purpose: "INVITE" | "FIRST_ADMIN"; now: Date },
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
