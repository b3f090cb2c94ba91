import { findTenant } from "#areas/session/sign-in/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { RequestLimit } from "#kit/server/http/request-limit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { contract } from "../contract.ts";
import { calendarOfFeed } from "./feed-calendar.ts";
import { noteUse, openFeed } from "./sql.ts";

const pattern = /^([A-Za-z0-9]{5})\.([A-Za-z0-9_-]{43})\.ics$/;
/** Of one address; programs look every few minutes at most. */
const reads = new RequestLimit(30);

/** Whatever is wrong with an address, it is answered like one that never was. */
export const readCalendarFeed: Handler<typeof contract.readCalendarFeed> = async (
	context,
	{ address },
) => {
	const { services, now, request, reply } = context;
	const [, tenantNo = "", secret = ""] = pattern.exec(address) ?? [];
	const tenant = secret === "" ? undefined : await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(commonRefusals.notFound);
	const { tenantId } = tenant;
	const tokenHash = hashOfSecret(secret);
	const text = await services.database.transaction(tenantId, async (tx) => {
		const feed = await openFeed(tx, tenantId, tokenHash, now);
		if (feed === undefined) return undefined;
		reads.count(feed.id, now);
		if (feed.isUseUnknown) await noteUse(tx, tenantId, feed.id, now);
		const { hostname: host } = new URL(services.config.publicUrl);
		return calendarOfFeed(tx, tenantId, feed, { host, now });
	});
	if (text === undefined) return refuse(commonRefusals.notFound);
	const tag = `"${hashOfSecret(text).toString("base64url")}"`;
	reply.header("etag", tag).header("cache-control", "private, no-cache");
	if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
	return reply.type("text/calendar; charset=utf-8").send(text);
};

/** Proxies that compress mark a tag as weak. */
function isKnown(header: string | undefined, tag: string): boolean {
	const known = (header ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
	return known.includes(tag);
}
