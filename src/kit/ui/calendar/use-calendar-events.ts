import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { OpenMenu } from "../data-grid/menu/grid-menu.tsx";
import type { CalendarGiven } from "./calendar-given.ts";
import type { CalendarWords } from "./calendar-words.ts";

/** Clicks, keys and the menu of a calendar, heard in one place: days and events say what they are by their data. */
export function useCalendarEvents(given: CalendarGiven, words: CalendarWords) {
	const frame = useRef<HTMLDivElement>(null);
	const [menu, setMenu] = useState<OpenMenu | undefined>();
	const opener = useRef<HTMLElement | null>(null);
	const openMenu = (target: Element, at?: { x: number; y: number }): boolean => {
		const spot = spotOf(target, given);
		const entries = (spot && given.menu?.(spot)) ?? [];
		if (entries.length === 0 || frame.current === null) return false;
		opener.current = target.closest<HTMLElement>("[data-event], [data-day]");
		setMenu({ items: entries, label: words.t.menu, ...placeIn(frame.current, target, at) });
		return true;
	};
	return {
		frame,
		menu,
		closeMenu: () => {
			setMenu(undefined);
			opener.current?.focus({ preventScroll: true });
		},
		onClick: ({ target }: MouseEvent) => {
			const spot = spotOf(target as Element, given);
			if (spot?.event !== undefined) given.onOpen?.(spot.event);
			else if (spot !== undefined) given.onSelect?.(spot.day);
		},
		onDoubleClick: (event: MouseEvent) => {
			const spot = spotOf(event.target as Element, given);
			if (spot === undefined || spot.event !== undefined) return;
			given.onCreate?.(spot.day, minuteAt(event));
		},
		onContextMenu: (event: MouseEvent) => {
			const isOpen = openMenu(event.target as Element, { x: event.clientX, y: event.clientY });
			if (isOpen) event.preventDefault();
		},
		onMenuKey: (event: KeyboardEvent): boolean => {
			const isOpen = isMenuKey(event) && openMenu(event.target as Element);
			if (isOpen) event.preventDefault();
			return isOpen;
		},
	};
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
	return key === "ContextMenu" || (shiftKey && key === "F10");
}

function spotOf(target: Element, { events }: CalendarGiven) {
	const day = target.closest<HTMLElement>("[data-day]")?.dataset.day;
	const id = target.closest<HTMLElement>("[data-event]")?.dataset.event;
	const event = id === undefined ? undefined : events.find((one) => one.id === id);
	const shown = day === undefined ? event?.from : (Number(day) as LocalDay);
	return shown === undefined ? undefined : { day: shown, event };
}

const dayMinutes = 1440;
const step = 15;

/** Of a column of hours, the quarter of an hour above the pointer. */
function minuteAt({ target, clientY }: MouseEvent): number | undefined {
	const column = (target as Element).closest<HTMLElement>("[data-hours]");
	if (column === null) return undefined;
	const { top, height } = column.getBoundingClientRect();
	const minute = ((clientY - top) / height) * dayMinutes;
	return Math.max(0, Math.min(dayMinutes - step, Math.floor(minute / step) * step));
}

function placeIn(frame: HTMLElement, target: Element, at: { x: number; y: number } | undefined) {
	const edges = frame.getBoundingClientRect();
	const zoom = edges.width / frame.offsetWidth || 1;
	const { left, bottom } = target.getBoundingClientRect();
	const { x, y } = at ?? { x: left, y: bottom };
	return { x: (x - edges.left) / zoom, y: (y - edges.top) / zoom };
}
