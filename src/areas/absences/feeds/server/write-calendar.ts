import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import ical, {
	ICalEventBusyStatus,
	type ICalEventData,
	ICalEventStatus,
	ICalEventTransparency,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { timeOfUuidV7 } from "#domain/time/uuid-v7.ts";
import type { FeedEvent } from "./feed-events.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

const dayMs = 24 * 3_600_000;
/** How often programs are asked to look again, in seconds. */
const refreshEvery = 3600;

interface Calendar {
	readonly name: string;
	readonly language: string;
	/** Host that ids are unique under. */
	readonly host: string;
}

/** The same text for the same events, whenever it is written: its hash tells whether anything has changed. */
export function writeCalendar({ name, language, host }: Calendar, events: readonly FeedEvent[]) {
	const calendar = ical({
		name,
		ttl: refreshEvery,
		timezone: { name: null, generator: writtenZone },
		prodId: {
			company: "Stundwerk",
			product: "Stundwerk",
			language: language.slice(0, 2).toUpperCase(),
		},
	});
	for (const event of events) calendar.createEvent(writtenEvent(event, host));
	return calendar.toString();
}

function writtenEvent(event: FeedEvent, host: string): ICalEventData {
	const { id, summary, location, version, isTentative, isBusy, when, repeats, replaces } = event;
	return {
		id: `${replaces?.id ?? id}@${host}`,
		summary,
		location: location ?? null,
		sequence: version,
		stamp: new Date((timeOfUuidV7(id) ?? 0) * 1000),
		status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
		transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
		busystatus: busyOf(isBusy, isTentative),
		...timesOf(when),
		...(repeats !== undefined && { repeating: repeats }),
		...(replaces !== undefined && { recurrenceId: dayjs(replaces.begin) }),
	};
}

/** What a zone's clocks do, for programs that do not know its name. */
function writtenZone(name: string): string | null {
	const [block] = [tzlib_get_ical_block(name)].flat();
	return typeof block === "string" ? block : null;
}

function busyOf(isBusy: boolean, isTentative: boolean): ICalEventBusyStatus {
	if (!isBusy) return ICalEventBusyStatus.FREE;
	return isTentative ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.OOF;
}

/** A whole day ends with the beginning of the next one. */
function timesOf(when: FeedEvent["when"]) {
	if ("begin" in when) {
		const { begin, end, zone } = when;
		if (zone === undefined) return { start: begin, end };
		return { start: dayjs(begin), end: dayjs(end), timezone: zone };
	}
	const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
	return { start: new Date(at(when.from)), end: new Date(at(when.to) + dayMs), allDay: true };
}
