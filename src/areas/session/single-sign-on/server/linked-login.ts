import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { linkableMail, type ProviderClaims } from "./provider-kinds.ts";
import {
	insertLinkedLogin,
	type LinkedLogin,
	loginBySubject,
	type StoredProvider,
	unlinkedPersonByMail,
} from "./sql.ts";

/** Whom the provider's subject is; the first time recognised by the verified address and then remembered. */
export async function linkedLogin(
	tx: Tx,
	context: RequestContext,
	tenantId: string,
	provider: StoredProvider,
	claims: ProviderClaims,
): Promise<LinkedLogin | undefined> {
	const { kind, domains } = provider;
	const { now, traceId } = context;
	const known = await loginBySubject(tx, tenantId, kind, claims.sub, now);
	if (known !== undefined) return known;
	const mail = linkableMail(kind, claims, domains);
	if (mail === undefined) return undefined;
	const person = await unlinkedPersonByMail(tx, tenantId, kind, mail, now);
	if (person === undefined) return undefined;
	const { userId } = person;
	const loginId = newId(now.getTime());
	const subject = claims.sub;
	await insertLinkedLogin(tx, { tenantId, id: loginId, userId, kind, subject });
	await audit(
		tx,
		{ tenantId, traceId, now },
		{
			entity: "user_login",
			entityId: loginId,
			subjectUserId: userId,
			action: "linked",
			after: { provider: kind },
		},
	);
	return loginBySubject(tx, tenantId, kind, subject, now);
}
