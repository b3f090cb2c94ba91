import { useMemo } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { TimeGrid, type TimeGridGiven } from "./hours/time-grid.tsx";
import { weekDays } from "./layout/month-weeks.ts";

interface Given extends TimeGridGiven {
	/** Any day of the week. */
	readonly week: LocalDay;
}

/** A week from Monday to Sunday with its hours. */
export function WeekGrid({ week, ...given }: Given) {
	const shown = useMemo(() => weekDays(week), [week]);
	return <TimeGrid {...given} shown={shown} />;
}
