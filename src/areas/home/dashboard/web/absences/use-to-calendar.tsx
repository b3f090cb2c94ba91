import { IconCalendar } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { GridMenu, type MenuItem, type OpenMenu } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

/** Opens one's own calendar at a day. */
export function toCalendar(day: string): void {
	void goTo(`/home/calendar?date=${day}`);
}

const nothing = () => [];

/**
 * A double click on what lies on a day, or its menu, leads to the calendar.
 *
 * @param more what else the menu of a day has
 */
export function useToCalendar(more: (day: string) => readonly MenuItem[] = nothing) {
	const t = useTexts(texts);
	const frame = useRef<HTMLDivElement>(null);
	const [menu, setMenu] = useState<OpenMenu | undefined>();
	const open = (day: string, { x, y }: { readonly x: number; readonly y: number }) => {
		const edges = frame.current?.getBoundingClientRect();
		const run = () => toCalendar(day);
		const calendar = { id: "calendar", label: t.toCalendar, icon: IconCalendar, run };
		const items = [...more(day), calendar];
		setMenu({ items, label: t.menu, x: x - (edges?.left ?? 0), y: y - (edges?.top ?? 0) });
	};
	const onRow = (day: string) => ({
		onDoubleClick: () => toCalendar(day),
		onContextMenu: (event: MouseEvent) => {
			event.preventDefault();
			open(day, { x: event.clientX, y: event.clientY });
		},
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== "ContextMenu" && !(event.shiftKey && event.key === "F10")) return;
			event.preventDefault();
			const { left, bottom } = event.currentTarget.getBoundingClientRect();
			open(day, { x: left, y: bottom });
		},
	});
	const shown = menu && <GridMenu menu={menu} onClose={() => setMenu(undefined)} />;
	return { frame, menu: shown, onRow };
}
