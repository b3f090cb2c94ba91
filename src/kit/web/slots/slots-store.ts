import { type RouteNeeds, routeIsOpen } from "#domain/access/route-is-open.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { createStore, useStore } from "#kit/ui/create-store.ts";
import { routeSession, useSessionOrNull } from "../session/session-store.ts";
import type { SlotAction, SlotComponent, SlotOwn, SlotPalette, Slots } from "./define-slots.ts";

export type ComponentPlace = "siteSwitch" | "topBar" | "dock" | "background";

/** What all features add elsewhere; set once at the start. */
export const slotsStore = createStore<readonly Slots[]>([]);

/** Components added to a place of the shell, or to a named place of a panel, for people who may see them. */
export function useSlotComponents(
	place: ComponentPlace | { readonly section: string },
): readonly SlotComponent[] {
	const all = useStore(slotsStore);
	const session = useSessionOrNull();
	const entries = all.flatMap((slots) =>
		typeof place === "string" ? (slots[place] ?? []) : (slots.sections?.[place.section] ?? []),
	);
	return inOrder(entries.filter((entry) => isOpen(entry, session)));
}

export function useSlotActions(): readonly SlotAction[] {
	const all = useStore(slotsStore);
	const session = useSessionOrNull();
	const entries = all.flatMap((slots) => slots.userMenu ?? []);
	return inOrder(entries.filter((entry) => isOpen(entry, session)));
}

export function useSlotOwns(): readonly SlotOwn[] {
	const all = useStore(slotsStore);
	const session = useSessionOrNull();
	return all.flatMap((slots) => slots.phoneBar ?? []).filter((entry) => isOpen(entry, session));
}

export function useSlotPalettes(): readonly SlotPalette[] {
	const all = useStore(slotsStore);
	const session = useSessionOrNull();
	return all.flatMap((slots) => slots.palette ?? []).filter((entry) => isOpen(entry, session));
}

function isOpen(needs: RouteNeeds, session: SessionAnswer | null): boolean {
	if (session === null) return false;
	// an ended trial hides routes, not what stands on those that stay
	return routeIsOpen({ alwaysVisible: true, ...needs }, routeSession(session));
}

function inOrder<T extends { readonly order?: number }>(entries: readonly T[]): T[] {
	return [...entries].sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
}
