import { ownTenantNo } from "#areas/settings/app-registrations/server/public.ts";
import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import {
	type contract,
	feedContents,
	feedEmpty,
	feedUnitWrong,
	mostFeeds,
	rightsOfContents,
	tooManyFeeds,
} from "../contract.ts";
import { countFeeds, insertFeed } from "./sql.ts";

/** Makes an address that is told this once: only the hash of its secret is kept. */
export const createCalendarFeed: Handler<typeof contract.createCalendarFeed> = async (
	context,
	{ feed, unitId, contents: wanted },
) => {
	const { tx, tenantId, session, now, language, services } = context;
	const { userId } = session;
	// what outlives the acting would be a way in of its own
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if ((feed === "UNIT") !== (unitId !== null)) refuse(feedUnitWrong);
	const contents = feedContents.filter((one) => wanted.includes(one));
	const rights = contents.flatMap((one) => rightsOfContents[one] ?? []);
	if (contents.length === 0 || (unitId !== null && rights.length === 0)) refuse(feedEmpty);
	if (unitId !== null)
		for (const key of rights) await demandUnit(tx, session, { key, level: "READ", unitId });
	if ((await countFeeds(tx, tenantId, userId)) >= mostFeeds) refuse(tooManyFeeds);
	const secret = newSecret();
	const id = newId(now.getTime());
	const tokenHash = hashOfSecret(secret);
	await insertFeed(tx, tenantId, { id, tokenHash, userId, feed, unitId, contents, language, now });
	const after = { feed, unitId, contents };
	await audit(tx, context, {
		entity: "ics_token",
		entityId: id,
		subjectUserId: userId,
		action: "created",
		after,
	});
	const tenantNo = await ownTenantNo(tx);
	return { id, address: `${services.config.publicUrl}/api/feeds/${tenantNo}.${secret}.ics` };
};
