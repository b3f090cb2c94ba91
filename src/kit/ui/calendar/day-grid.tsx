import { useMemo } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { TimeGrid, type TimeGridGiven } from "./hours/time-grid.tsx";

interface Given extends TimeGridGiven {
	readonly day: LocalDay;
}

/** One day with its hours. */
export function DayGrid({ day, ...given }: Given) {
	const shown = useMemo(() => [day], [day]);
	return <TimeGrid {...given} shown={shown} />;
}
