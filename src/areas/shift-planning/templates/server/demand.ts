import { freeFactorOf, holidaysAt } from "#domain/holidays/holidays-at.ts";
import { type VirtualCopy, virtualCopies } from "#domain/shifts/templates/virtual-copies.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TemplateItemValues } from "../contract/template-items.ts";
import type { DemandRows, HolidayRow, TemplateRow } from "./sql/demand.ts";

type RowsOf<Rows extends readonly unknown[]> = { readonly [K in keyof Rows]: readonly Rows[K][] };

export type NeededCopy = VirtualCopy<TemplateItemValues> & { readonly template: TemplateRow };

/** The copies of templates on the days of a range, template by template. */
export function copiesOf(
	[templates, holidays, exceptions, filled]: RowsOf<DemandRows>,
	range: { readonly from: string; readonly to: string },
): NeededCopy[] {
	const days = { from: dayOfIso(range.from), to: dayOfIso(range.to) };
	const given = {
		exceptions: exceptions.map((row) => ({ ...row, day: dayOfIso(row.day) })),
		filled: filled.map((row) => ({ ...row, day: dayOfIso(row.day) })),
	};
	const sharesAt = sharesOf(holidays);
	return templates.flatMap((template) =>
		virtualCopies(template, days, { ...given, holidays: sharesAt(template.siteId) }).map(
			(copy) => ({
				...copy,
				template,
			}),
		),
	);
}

/** How much of which days is free at a site; each site is worked out once. */
function sharesOf(holidays: readonly HolidayRow[]) {
	const dates = [...new Set(holidays.map(({ date }) => date))];
	const known = new Map<string | null, ReadonlyMap<LocalDay, number>>();
	return (siteId: string | null) => {
		const shares =
			known.get(siteId) ??
			new Map(
				dates.map((date) => [dayOfIso(date), freeFactorOf(holidaysAt(holidays, date, siteId))]),
			);
		known.set(siteId, shares);
		return shares;
	};
}

/** Which copy it is, to be compared. */
export const keyOfCopy = (itemId: string, day: string, copy: number) => `${itemId} ${day} ${copy}`;

export const keyOf = ({ item, day, copy }: NeededCopy) => keyOfCopy(item.id, isoOfDay(day), copy);
