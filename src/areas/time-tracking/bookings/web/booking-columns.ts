import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { ListedBooking } from "../contract/booking-list.ts";
import type { texts } from "../text.ts";

type History = Words<typeof texts>["history"];
type Booking = ListedBooking;
type Column = GridColumn<Booking>;

interface Given {
	readonly t: History;
	readonly format: Format;
	/** Who may not see where people stood has no column for it. */
	readonly hasPositions: boolean;
}

/** What is known of a booking, and what became of it. */
export function bookingColumns(given: Given): readonly Column[] {
	return [
		...whatColumns(given),
		...entryColumns(given),
		outcomeColumn(given.t),
		...originColumns(given),
		...(given.hasPositions ? [positionColumn(given.t)] : []),
		correctedColumn(given.t),
	];
}

function whatColumns({ t, format }: Given): readonly Column[] {
	return [
		column.string<Booking>({
			id: "bookedAt",
			title: t.columns.bookedAt,
			value: ({ bookedAt, zone }) => format.instant(bookedAt, zone),
			hideable: false,
			width: 130,
		}),
		text("zone", t, ({ zone }) => zone, { defaultVisible: false }),
		text("action", t, ({ action }) => t.actions[action], { width: 72 }),
		text("activity", t, ({ activity }) => activity?.name, { width: 110 }),
		text("project", t, ({ projectNode }) => projectNode?.projectName, {
			width: 100,
			features: ["PROJECTS"],
		}),
		text("projectNode", t, ({ projectNode }) => projectNode?.name, {
			features: ["PROJECTS"],
			defaultVisible: false,
		}),
	];
}

function outcomeColumn(t: History): Column {
	return text("outcome", t, ({ outcome }) => t.outcomes[outcome], {
		width: 112,
		filter: "outcomes",
		offCards: ({ outcome }) => outcome === "APPLIED",
		tone: ({ outcome }) =>
			outcome === "CONFLICT" || outcome === "CLOSED_MONTH" ? "alarm" : undefined,
	});
}

function originColumns({ t, format }: Given): readonly Column[] {
	return [
		text("source", t, ({ source }) => t.sources[source], {
			width: 146,
			minWidth: 146,
			filter: "sources",
		}),
		text("device", t, ({ deviceName }) => deviceName, { width: 120 }),
		column.user<Booking>({
			id: "bookedBy",
			title: t.columns.bookedBy,
			value: ({ bookedBy }) => bookedBy,
			sortable: false,
			width: 130,
		}),
		column.string<Booking>({
			id: "receivedAt",
			title: t.columns.receivedAt,
			value: ({ receivedAt, zone }) => format.instant(receivedAt, zone),
			defaultVisible: false,
			width: 130,
		}),
		text(
			"late",
			t,
			({ lateSeconds }) => (lateSeconds < 60 ? undefined : `${format.hours(lateSeconds / 60)} h`),
			{ width: 128, align: "end" },
		),
		column.number<Booking>({
			id: "drift",
			title: t.columns.drift,
			value: ({ clockDriftSeconds }) => clockDriftSeconds,
			sortable: false,
			defaultVisible: false,
		}),
	];
}

function positionColumn(t: History): Column {
	return text(
		"position",
		t,
		({ position }) =>
			position === null ? undefined : (position.placeName ?? t.positions[position.kind]),
		{ width: 120, tone: ({ position }) => (position?.kind === "OUTSIDE" ? "alarm" : undefined) },
	);
}

function entryColumns({ t, format }: Given): readonly Column[] {
	const times = (entry: Booking["begun"], zone: string) =>
		entry === null
			? undefined
			: `${format.time(entry.begin, zone)} – ${
					entry.end === null ? t.running : format.time(entry.end, zone)
				}`;
	return [
		text("begun", t, ({ begun, zone }) => times(begun, zone), {
			width: 144,
			// a card tells what the booking is about: at a begin what began, at an end what ended
			offCards: ({ action, ended }) => action === "END" && ended !== null,
		}),
		text("ended", t, ({ ended, zone }) => times(ended, zone), {
			width: 134,
			offCards: ({ action }) => action !== "END",
		}),
	];
}

function correctedColumn(t: History): Column {
	return text(
		"corrected",
		t,
		({ begun, ended }) => (begun?.corrected || ended?.corrected ? t.yes : undefined),
		{ width: 134 },
	);
}

type TextGiven = Parameters<typeof column.string<Booking>>[0];

/** A text that the list cannot be sorted by. */
function text(
	id: keyof History["columns"],
	t: History,
	value: TextGiven["value"],
	more: Partial<TextGiven> = {},
): Column {
	return column.string<Booking>({ id, title: t.columns[id], value, sortable: false, ...more });
}
