import type { Icon } from "@tabler/icons-react";
import type { RefObject } from "react";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { MenuItem } from "../data-grid/menu/grid-menu.tsx";
import type { TimelineCarrier } from "./drag/carry-over.ts";
import type { TimelineZoom } from "./layout/day-scale.ts";

/** Rows that belong together, such as the people of a unit; they open and close. */
export interface TimelineGroup {
	readonly id: string;
	readonly name: string;
	/** Beside the name, as "14 Personen". */
	readonly note?: string;
	/** What is to be known about all of its rows. */
	readonly hint?: { readonly icon: Icon; readonly text: string };
}

/** Somebody or something whose days are shown. */
export interface TimelineRow {
	readonly id: string;
	/** Rows of a group stand together, in the order they are given in. */
	readonly groupId?: string;
	readonly name: string;
	/** Under the name, where items have two lines. */
	readonly note?: string;
	/** With initials before the name. */
	readonly person?: { readonly firstName: string; readonly lastName: string };
	/** At the right, and what it is a part of: `24,0` and `/ 30`. */
	readonly figure?: string;
	readonly ofFigure?: string;
	/** 0 to 1, as a bar before the figure. */
	readonly share?: number;
	/** What note and figures mean, where it is pointed at. */
	readonly hint?: string;
	/** The figure is to be looked at. */
	readonly isAlert?: boolean;
	/** The row that everything else is about. */
	readonly isMarked?: boolean;
}

export type ItemState = "PLANNED" | "REQUESTED" | "APPROVED" | "REJECTED" | "CANCELLED";

/** Something that takes up days of a row; both ends inclusive. */
export interface TimelineItem extends DayRange {
	readonly id: string;
	readonly rowId: string;
	/** Takes up the second half of its first day only. */
	readonly startsAtNoon?: boolean;
	/** Takes up the first half of its last day only. */
	readonly endsAtNoon?: boolean;
	/** Minutes on the wall clock of its first and its last day, seen where hours are shown. */
	readonly beginMinute?: number;
	readonly endMinute?: number;
	readonly state: ItemState;
	/** What its state means of it, where that is not the word for what is to be approved. */
	readonly stateLabel?: string;
	/** Any colour; never carries the text. Grey without one. */
	readonly tone?: string;
	readonly label: string;
	/** Where there is no room for the label. */
	readonly short?: string;
	/** After the label, or under it where items have two lines. */
	readonly note?: string;
	/** Where there is no room for the note. */
	readonly shortNote?: string;
	readonly icon?: Icon;
	/** Something that is not sent yet. */
	readonly isDraft?: boolean;
	/** Nothing yet: somebody is needed for it. */
	readonly isVacant?: boolean;
	/** Laid over what is there: it would be so, as far as it is chosen. */
	readonly proposal?: "CHOSEN" | "DROPPED";
	/** Can neither be moved nor extended. */
	readonly isFixed?: boolean;
	/** Why that is so, said to who tries it all the same. */
	readonly fixedWhy?: string;
	/** What it is in conflict with, in words. */
	readonly conflict?: string;
}

/** What is to be known of a stretch of a row's days, beneath its items. */
export interface TimelineCell extends DayRange {
	readonly id: string;
	readonly rowId: string;
	/** Darker than the others; closed; or marked by its picture alone. */
	readonly look: "shade" | "hatch" | "mark";
	/** Heard on its days, and seen where it is pointed at. */
	readonly label: string;
	readonly icon?: Icon;
	/** On the wall clock of its first and its last day. */
	readonly beginMinute: number;
	readonly endMinute: number;
}

/** Days that are closed to the rows of a group, or to all. */
export interface TimelineBand extends DayRange {
	readonly id: string;
	readonly label: string;
	readonly groupId?: string;
}

/** Days that have a name, as school holidays; said in the head. */
export interface TimelineSpan extends DayRange {
	readonly id: string;
	readonly label: string;
}

/** A day that is free for all, as a public holiday. */
export interface TimelineHoliday {
	readonly day: LocalDay;
	readonly label: string;
	/** Free from noon on. */
	readonly isHalf?: boolean;
}

/** How many are there on a day, and how many are needed. */
export interface DayCoverage {
	readonly day: LocalDay;
	readonly count: number;
	readonly needed?: number;
	/** How many lack where too many of one kind do not make up for another; else what is needed beyond the count. */
	readonly missing?: number;
	/** Where too few are there although all together would be enough, in words. */
	readonly lacks?: string;
}

/** The same of an hour of a day, 0 to 23. */
export interface HourCoverage extends DayCoverage {
	readonly hour: number;
}

export interface TimelineCoverage {
	readonly title: string;
	readonly note?: string;
	/** Above the days on which somebody is missing, where days are told one after the other. */
	readonly shortTitle?: string;
	readonly days: readonly DayCoverage[];
	/** Told instead of the days where hours are shown. */
	readonly hours?: readonly HourCoverage[];
	/** Bars, or what is needed written under what is there. Weeks have bars in any case, of their lowest day. */
	readonly look?: "bars" | "ratio";
}

/** Days of one row. */
export interface TimelinePlace extends DayRange {
	readonly rowId: string;
	/** Of the first and the last day, where an item was moved or extended by hours. */
	readonly beginMinute?: number;
	readonly endMinute?: number;
	readonly startsAtNoon?: boolean;
	readonly endsAtNoon?: boolean;
}

/** What a menu is asked for. */
export interface TimelineSpot {
	readonly place: TimelinePlace;
	readonly item: TimelineItem | undefined;
	/** Those that are selected, and the one pointed at. */
	readonly items: readonly TimelineItem[];
}

/** What a place would mean for what is held over it. */
export interface PlaceHint {
	readonly text: string;
	/** It would be refused, or nearly so. */
	readonly isGrave: boolean;
}

/** What can be done; what is left out cannot be done here. */
export interface TimelineActions {
	readonly onOpen?: (item: TimelineItem) => void;
	readonly onOpenRow?: (row: TimelineRow) => void;
	readonly onCreate?: (place: TimelinePlace) => void;
	/** `isCopy`: with Alt held, the item itself stays. */
	readonly onMove?: (item: TimelineItem, place: TimelinePlace, isCopy: boolean) => void;
	readonly onExtend?: (item: TimelineItem, place: TimelinePlace) => void;
	readonly onDelete?: (items: readonly TimelineItem[]) => void;
	readonly onSelect?: (ids: ReadonlySet<string>) => void;
	/** A month of the head was chosen, at its first day that is shown. */
	readonly onMonth?: (day: LocalDay) => void;
	readonly menu?: (spot: TimelineSpot) => readonly MenuItem[];
	/** What is dropped is asked about before anything is done, so that it is not said to be done. */
	readonly asksFirst?: boolean;
	/** Whether an item may be put there; anywhere without it. */
	readonly mayPut?: (place: TimelinePlace, item: TimelineItem | undefined) => boolean;
	/** What is to be known before something is let go at a place where it rests; nothing if all is well. */
	readonly hintOf?: (held: HeldOver, signal: AbortSignal) => Promise<PlaceHint | undefined>;
}

/** Something held over a place; without an item something new is drawn. */
export interface HeldOver {
	readonly item: TimelineItem | undefined;
	readonly place: TimelinePlace;
	readonly isCopy: boolean;
}

export interface TimelineGiven extends TimelineActions {
	/** What is shown, for screen readers and on paper. */
	readonly label: string;
	/** All days that can be scrolled to. */
	readonly range: DayRange;
	readonly zoom: TimelineZoom;
	readonly today?: LocalDay;
	readonly rows: readonly TimelineRow[];
	/** In the order they are shown in; rows without one of them come first. */
	readonly groups?: readonly TimelineGroup[];
	readonly items: readonly TimelineItem[];
	readonly cells?: readonly TimelineCell[];
	readonly bands?: readonly TimelineBand[];
	readonly spans?: readonly TimelineSpan[];
	readonly holidays?: readonly TimelineHoliday[];
	readonly coverage?: TimelineCoverage;
	/** Above the left column. */
	readonly corner: { readonly title: string; readonly note?: string };
	readonly selected?: ReadonlySet<string>;
	/** Lines of text that an item has. */
	readonly lines?: 1 | 2;
	/** Pixels that a day needs at least, at the usual size of type. */
	readonly leastDayWidth?: number;
	/** Scrolled into sight whenever it is another, clear of so many pixels that something covers at the right. */
	readonly reveal?: DayRange & { readonly rowId?: string; readonly covered?: number };
	/** As high as what it stands in, or as its rows as long as they fit. */
	readonly height?: "fill" | "content";
	/** Is given what takes something from beside the timeline over it. */
	readonly carrier?: RefObject<TimelineCarrier | null>;
	/** What bands and named days are as a kind, for the legend. */
	readonly names?: { readonly bands?: string; readonly spans?: string };
	/** Under it at the left, beside the states that occur. */
	readonly legend?: readonly { readonly tone: string; readonly label: string }[];
}
