import {
	appointmentScope,
	appointmentsOf,
	type FoundAppointment,
	instantsAround,
	noPeople,
	onlyOneself,
	unitsAsked,
} from "#areas/appointments/appointments/server/public.ts";
import { mayAtUnit, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { permissionMap, type Session } from "#kit/server/session.ts";
import { type FeedContent, rightsOfContents } from "../contract.ts";
import { appointmentEvents } from "./appointment-events.ts";
import { absenceEvent, type FeedEvent, holidayEvent, shiftEvent, wordsIn } from "./feed-events.ts";
import {
	absencesOf,
	type FeedAbsence,
	holidaysOf,
	type OpenFeed,
	onePerson,
	type Span,
	shiftsOf,
} from "./sql.ts";
import { writeCalendar } from "./write-calendar.ts";

const days = { past: 366, ahead: 731 };

interface Asked {
	readonly tx: Tx;
	readonly tenantId: string;
	readonly feed: OpenFeed;
	readonly span: Span;
	readonly now: Date;
	/** Who made the address, with all that reach and places are asked of. */
	readonly reader: Session;
}

/** What is behind an address; undefined where the person may not read anything of the unit any more. */
export async function calendarOfFeed(
	tx: Tx,
	tenantId: string,
	feed: OpenFeed,
	{ host, now }: { readonly host: string; readonly now: Date },
): Promise<string | undefined> {
	const { language, today, unitName, unitId } = feed;
	const span = { from: isoDayPlus(today, -days.past), to: isoDayPlus(today, days.ahead) };
	const asked: Asked = { tx, tenantId, feed, span, now, reader: readerOf(tenantId, feed) };
	const contents = await openContents(asked);
	if (contents.length === 0) return undefined;
	const events: FeedEvent[] = [];
	for (const one of contents) events.push(...(await parts[one](asked)));
	const t = wordsIn(language);
	const name = unitId === null ? t.own : t.unit(unitName ?? "");
	return writeCalendar({ name, language, host }, events);
}

function readerOf(tenantId: string, { userId, zone, permissions }: OpenFeed): Session {
	return {
		...{ tenantId, userId, timeZone: zone },
		permissions: permissionMap(permissions),
	} as unknown as Session;
}

/** One's own is always open; of a unit what may still be read there, and holidays only beside it. */
async function openContents({ tx, feed, reader }: Asked): Promise<readonly FeedContent[]> {
	const { unitId, contents } = feed;
	if (unitId === null) return contents;
	const rights = contents.flatMap((content) => {
		const key = rightsOfContents[content];
		return key === undefined ? [] : [{ content, key, level: "READ" as const }];
	});
	const may = await mayAtUnit(tx, reader, unitId, rights);
	const closed = new Set(rights.filter((_, at) => !may[at]).map(({ content }) => content));
	return closed.size === rights.length ? [] : contents.filter((one) => !closed.has(one));
}

type Part = (asked: Asked) => Promise<readonly FeedEvent[]>;

const absenceEvents: Part = async ({ tx, tenantId, feed, span, reader }) => {
	const { userId, unitId, language, today } = feed;
	const how = { language, isOfSeveral: unitId !== null };
	const people = unitId === null ? onePerson(userId) : peopleAt({ reader, unitId, today });
	const states: FeedAbsence["state"][] = unitId === null ? ["REQUESTED", "APPROVED"] : ["APPROVED"];
	const absences = await absencesOf(tx, tenantId, people, { ...span, states });
	return absences.map((one) => absenceEvent(one, how));
};

interface AtUnit {
	readonly reader: Session;
	readonly unitId: string;
	readonly today: string;
}

/** The unit's people are those whom the right at this unit alone would show. */
function peopleAt({ reader, unitId, today }: AtUnit) {
	const key = "absences.manage";
	const level = "READ";
	const atUnit = [{ scope: "UNIT", level, unitId }];
	const ofUnit = { ...reader, permissions: { [key]: atUnit } } as unknown as Session;
	return visibleUsers(ofUnit, key, level, today);
}

const holidayEvents: Part = async ({ tx, tenantId, feed, span }) => {
	const holidays = await holidaysOf(tx, tenantId, feed.siteId, span);
	return holidays.map((one) => holidayEvent(one, feed.language));
};

const shiftEvents: Part = async ({ tx, tenantId, feed, span }) => {
	const { userId, unitId, language } = feed;
	const whose = unitId === null ? { userId } : { unitId };
	const shifts = await shiftsOf(tx, tenantId, whose, span);
	return shifts.map((one) => shiftEvent(one, { language, isOfSeveral: unitId !== null }));
};

/** One's own, those of one's units and those one is asked to come to; or those of a unit and below it. */
const appointmentsIn: Part = async ({ tx, tenantId, feed, span, now, reader }) => {
	const { unitId } = feed;
	const scope = appointmentScope({ tenantId, session: reader, now });
	const whose =
		unitId === null
			? { people: onlyOneself(scope.ownId), units: null }
			: { people: noPeople, units: unitsAsked(scope, { unitIds: [unitId], recursive: true }) };
	const asked = { ...instantsAround(span), ...whose, isWhole: true };
	return appointmentEvents(await rowsOf<FoundAppointment>(tx, appointmentsOf(scope, asked)));
};

const parts: Readonly<Record<FeedContent, Part>> = {
	ABSENCES: absenceEvents,
	HOLIDAYS: holidayEvents,
	SHIFTS: shiftEvents,
	APPOINTMENTS: appointmentsIn,
};
