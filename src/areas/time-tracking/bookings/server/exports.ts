import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { bookingScope, demandReadable } from "./list-bookings.ts";
import { type BookingRow, bookingList } from "./sql/booking-list.ts";

type Column = ExportColumn<BookingRow>;
type Title = keyof Words<typeof texts>["history"]["columns"];

const wordsOf = (language: Language): Words<typeof texts>["history"] => texts[language].history;

export const listExports = {
	"time-tracking.bookings": pagedExport({
		endpoint: contract.listBookings,
		title: (language) => wordsOf(language).title,
		columns: () => columns,
		demand: demandReadable,
		page: (reader, input) => bookingList(bookingScope(reader), input),
	}),
};

function column(id: Title, value: Column["value"], kind: Column["kind"] = "text"): Column {
	const title = (language: Language) => wordsOf(language).columns[id];
	return { id, title, kind, value };
}

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	column("bookedAt", (row) => row.bookedAt, "datetime"),
	column("zone", (row) => row.zone),
	column("action", (row, language) => wordsOf(language).actions[row.action]),
	column("activity", ({ activity }) => activity?.name ?? null),
	column("project", ({ projectNode }) => projectNode?.projectName ?? null),
	column("projectNode", ({ projectNode }) => projectNode?.name ?? null),
	column("source", (row, language) => wordsOf(language).sources[row.source]),
	column("device", (row) => row.deviceName),
	column("bookedBy", ({ bookedBy }) =>
		bookedBy === null ? null : `${bookedBy.lastName}, ${bookedBy.firstName}`,
	),
	column("outcome", (row, language) => wordsOf(language).outcomes[row.outcome]),
	column("receivedAt", (row) => row.receivedAt, "datetime"),
	column("late", (row) => Math.floor(row.lateSeconds / 60), "duration"),
	column("drift", (row) => row.clockDriftSeconds, "integer"),
	column("position", ({ position }, language) =>
		position === null ? null : (position.placeName ?? wordsOf(language).positions[position.kind]),
	),
	column("begun", (row) => entryTimes(row.begun, row.zone)),
	column("ended", (row) => entryTimes(row.ended, row.zone)),
	column(
		"corrected",
		({ begun, ended }) => begun?.corrected === true || ended?.corrected === true,
		"boolean",
	),
];

/** From when to when an entry is, on the clock of a zone: `08:00–12:00`, `08:00–` while it runs. */
function entryTimes(entry: BookingRow["begun"], zone: string): string | null {
	if (entry === null) return null;
	const { begin, end } = entry;
	return `${wallTime(begin, zone)}–${end === null ? "" : wallTime(end, zone)}`;
}

function wallTime(instant: string, zone: string): string {
	const second = secondOfMilliseconds(Date.parse(instant));
	const minute = localMinuteOf(minuteOf(second), zoneOf(zone));
	return [Math.floor(minute / 60), minute % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
