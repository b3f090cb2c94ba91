import { findTenant } from "#areas/session/sign-in/server/public.ts";
import { mayAtUnit, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { RequestLimit } from "#kit/server/http/request-limit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import { permissionMap, type Session } from "#kit/server/session.ts";
import type { contract } from "../contract.ts";
import { absenceEvent, holidayEvent, wordsIn } from "./feed-events.ts";
import {
	absencesOf,
	holidaysOf,
	noteUse,
	type OpenFeed,
	onePerson,
	openFeed,
	type Span,
} from "./sql.ts";
import { writeCalendar } from "./write-calendar.ts";

const pattern = /^([A-Za-z0-9]{5})\.([A-Za-z0-9_-]{43})\.ics$/;
/** Of one address; programs look every few minutes at most. */
const reads = new RequestLimit(30);
const days = { past: 366, ahead: 731 };

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
		return writtenFeed(tx, tenantId, feed, new URL(services.config.publicUrl).hostname);
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

/** Undefined where the person may not read the unit any more. */
async function writtenFeed(
	tx: Tx,
	tenantId: string,
	feed: OpenFeed,
	host: string,
): Promise<string | undefined> {
	const { language, today, unitName } = feed;
	const span = { from: isoDayPlus(today, -days.past), to: isoDayPlus(today, days.ahead) };
	const t = wordsIn(language);
	if (feed.unitId === null) {
		const events = await ownEvents(tx, tenantId, feed, span);
		return writeCalendar({ name: t.own, language, host }, events);
	}
	const events = await unitEvents(tx, tenantId, { ...feed, unitId: feed.unitId }, span);
	return events && writeCalendar({ name: t.unit(unitName ?? ""), language, host }, events);
}

async function ownEvents(tx: Tx, tenantId: string, feed: OpenFeed, span: Span) {
	const { userId, siteId, language } = feed;
	const wanted = { ...span, states: ["REQUESTED", "APPROVED"] as const };
	const absences = await absencesOf(tx, tenantId, onePerson(userId), wanted);
	const holidays = await holidaysOf(tx, tenantId, siteId, span);
	return [
		...absences.map((one) => absenceEvent(one, { language, isOfSeveral: false })),
		...holidays.map((one) => holidayEvent(one, language)),
	];
}

async function unitEvents(
	tx: Tx,
	tenantId: string,
	{ userId, unitId, permissions, today, language }: OpenFeed & { readonly unitId: string },
	span: Span,
) {
	const key = "absences.manage";
	const level = "READ";
	// all that reach and places are asked of
	const reader = {
		tenantId,
		userId,
		permissions: permissionMap(permissions),
	} as unknown as Session;
	const [mayRead] = await mayAtUnit(tx, reader, unitId, [{ key, level }]);
	if (!mayRead) return undefined;
	// the unit's people are those whom the right at this unit alone would show
	const ofUnit = {
		...reader,
		permissions: { [key]: [{ scope: "UNIT", level, unitId }] },
	} as Session;
	const people = visibleUsers(ofUnit, key, level, today);
	const absences = await absencesOf(tx, tenantId, people, { ...span, states: ["APPROVED"] });
	return absences.map((one) => absenceEvent(one, { language, isOfSeveral: true }));
}
