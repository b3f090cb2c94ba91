import { ownTenantNo } from "#areas/settings/app-registrations/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { isOnOff, type PermissionKey } from "#domain/access/permission-keys.ts";
import { dayBounds } from "#domain/time/day-bounds.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import type { Session } from "#kit/server/session.ts";
import { todayOf } from "#kit/server/today-of.ts";
import {
	apiKeyAboveCreator,
	apiKeyExpiryPast,
	apiKeyRightsMissing,
	type contract,
	type KeyPermissions,
} from "../contract.ts";
import { insertApiKey } from "./sql.ts";

/** Makes a key with no more rights than its creator holds for the whole company. */
export const createApiKey: Handler<typeof contract.createApiKey> = async (
	context,
	{ name, permissions, expiresOn },
) => {
	const { tx, session, tenantId, now } = context;
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	requireGlobally(session, "apikeys.manage", "WRITE");
	const granted = grantedOf(session, permissions);
	if (expiresOn !== null && expiresOn < todayOf(context)) refuse(apiKeyExpiryPast);
	const secret = newSecret();
	const id = newId(now.getTime());
	await insertApiKey(tx, tenantId, {
		id,
		tokenHash: hashOfSecret(secret),
		name,
		permissions: granted,
		expiresAt: expiresOn === null ? null : endOf(expiresOn, session.timeZone),
		siteId: session.homeSiteId,
	});
	await audit(tx, context, {
		entity: "api_key",
		entityId: id,
		action: "created",
		after: { name, permissions: granted, expiresOn },
	});
	context.announce({ kind: "APIKEYS", ids: [id], update: "CREATE" });
	return { id, key: `sw_key_${await ownTenantNo(tx)}_${secret}` };
};

function grantedOf(session: Session, wanted: KeyPermissions): KeyPermissions {
	const granted = Object.entries(wanted).filter(([, level]) => level !== "NONE") as [
		PermissionKey,
		NonNullable<KeyPermissions[PermissionKey]>,
	][];
	if (granted.length === 0) refuse(apiKeyRightsMissing);
	for (const [key, level] of granted) {
		// on is asked for with READ, and stored as FULL
		const needed = isOnOff(key) ? "READ" : level;
		if (holdsGlobally(session.permissions, key, needed)) continue;
		refuse(apiKeyAboveCreator, { facts: { key, level } });
	}
	return Object.fromEntries(granted);
}

/** The first moment after a day, as the creator's site counts. */
function endOf(day: string, timeZone: string): Date {
	return new Date(dayBounds(dayOfIso(day), zoneOf(timeZone)).end * 60_000);
}
