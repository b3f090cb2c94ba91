import type { Icon } from "@tabler/icons-react";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { MenuItem } from "../data-grid/menu/grid-menu.tsx";
import type { ItemState, TimelineHoliday } from "../timeline/timeline-given.ts";

/** Something on one or more days of one person's calendar; both days inclusive. */
export interface CalendarEvent extends DayRange {
	readonly id: string;
	/** Minutes on the wall clock of its first and its last day; without them it takes up whole days. */
	readonly beginMinute?: number;
	readonly endMinute?: number;
	readonly state: ItemState;
	/** Any colour; never carries the text. Grey without one. */
	readonly tone?: string;
	readonly label: string;
	/** After the label, as "1 Tag" or the name of a room. */
	readonly note?: string;
	readonly icon?: Icon;
	/** An appointment: a pale box, whatever its state. */
	readonly isBox?: boolean;
}

/** Minutes of a day that were planned or booked; what passes midnight ends above 1440. */
export interface DaySpan {
	readonly kind: "plan" | "booked";
	readonly beginMinute: number;
	readonly endMinute: number;
}

/** What is known of a day beside its events. */
export interface CalendarDay {
	readonly day: LocalDay;
	/** As `7:44`, at the right of the day. */
	readonly figure?: string;
	/** As `+0:30`, before it. */
	readonly delta?: { readonly text: string; readonly isLess: boolean };
	readonly spans?: readonly DaySpan[];
	/** Under them, as `08:00 – 16:14`. */
	readonly times?: string;
}

/** What a menu is asked for. */
export interface CalendarSpot {
	readonly day: LocalDay;
	readonly event: CalendarEvent | undefined;
}

export interface CalendarGiven {
	/** What is shown, for screen readers. */
	readonly label: string;
	readonly events: readonly CalendarEvent[];
	readonly days?: readonly CalendarDay[];
	readonly holidays?: readonly TimelineHoliday[];
	readonly today?: LocalDay;
	readonly selected?: LocalDay;
	readonly onSelect?: (day: LocalDay) => void;
	readonly onOpen?: (event: CalendarEvent) => void;
	/** Asked for by a double click, on a day or at a minute of it. */
	readonly onCreate?: (day: LocalDay, minute: number | undefined) => void;
	readonly menu?: (spot: CalendarSpot) => readonly MenuItem[];
}
