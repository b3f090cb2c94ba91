import ical, { ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { timeOfUuidV7 } from "#domain/time/uuid-v7.ts";
import type { FeedEvent } from "./feed-events.ts";

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
		prodId: {
			company: "Stundwerk",
			product: "Stundwerk",
			language: language.slice(0, 2).toUpperCase(),
		},
	});
	for (const { id, summary, version, isTentative, isBusy, when } of events) {
		calendar.createEvent({
			id: `${id}@${host}`,
			summary,
			sequence: version,
			stamp: new Date((timeOfUuidV7(id) ?? 0) * 1000),
			status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
			transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
			busystatus: busyOf(isBusy, isTentative),
			...timesOf(when),
		});
	}
	return calendar.toString();
}

function busyOf(isBusy: boolean, isTentative: boolean): ICalEventBusyStatus {
	if (!isBusy) return ICalEventBusyStatus.FREE;
	return isTentative ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.OOF;
}

/** A whole day ends with the beginning of the next one. */
function timesOf(when: FeedEvent["when"]) {
	if ("begin" in when) return { start: when.begin, end: when.end };
	const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
	return { start: new Date(at(when.from)), end: new Date(at(when.to) + dayMs), allDay: true };
}
