import { changedBy } from "#domain/shifts/templates/virtual-copies.ts";
import type { Words } from "#kit/contract/texts.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import type { Demand } from "../../contract/demand.ts";
import type { texts } from "../text.ts";
import type { Kind } from "../use-kinds.ts";

type Item = Demand["items"][number];
type Exception = Demand["exceptions"][number];

/** A line of a template on a day. */
export interface DemandLine {
	readonly item: Item;
	/** What is said of it on that day; null: it is as always. */
	readonly exception: Exception | null;
	/** Shifts that stand for it already. */
	readonly filled: number;
}

/** What templates ask for on a day, left out or not. */
export function linesOn({ items, exceptions, copies }: Demand, day: string): DemandLine[] {
	const onDay = copies.filter(([, iso]) => iso === day);
	return [...Map.groupBy(onDay, ([nth]) => nth)].flatMap(([nth, own]) => {
		const item = items[nth];
		if (item === undefined) return [];
		const exception = exceptions.find((one) => one.itemId === item.id && one.day === day) ?? null;
		const filled = own.filter(([, , , , shiftId]) => shiftId !== null).length;
		return { item, exception, filled };
	});
}

type Named = readonly Kind[];

/** "Frühdienst 06:00–14:30", as it is on a day with an exception, and as it is without one. */
export function lineWords(item: Item, exception: Exception | null, kinds: Named): string {
	const { activityId, beginMinute, endMinute } = changedBy(item, exception);
	const name = kinds.find(({ id }) => id === activityId)?.name ?? "";
	const clock = (minute: number) => printMinute(minute % 1440);
	return `${name} ${clock(beginMinute)}–${clock(endMinute)}`.trim();
}

/** With how many are needed, and by which template. */
export function wholeLine(item: Item, kinds: Named, { people }: Words<typeof texts>): string {
	return [lineWords(item, null, kinds), people(item.copies), item.templateName].join(" · ");
}
