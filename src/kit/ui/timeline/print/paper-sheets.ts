import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { monthCells } from "../layout/head-cells.ts";

/** Days that have room beside each other on paper. */
const mostDays = 45;

/** What stands on each sheet: all days where they have room, else one month each. */
export function paperSheets(range: DayRange): readonly DayRange[] {
	if (range.to - range.from < mostDays) return [range];
	return monthCells(range).map(({ from, to }: { from: LocalDay; to: LocalDay }) => ({ from, to }));
}
