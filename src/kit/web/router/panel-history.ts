import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import type { AnyPanel } from "#kit/ui/panel-stack/define-panel.ts";
import { type PanelAddress, readAddress, writeAddress } from "#kit/ui/panel-stack/panel-address.ts";
import { hasUnsavedPanels, mayLeave, needsAsking } from "#kit/ui/panel-stack/panel-dismissal.ts";
import {
	openPanels,
	registeredPanels,
	setUpPanels,
	showPanels,
} from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen, type PanelState } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "../session/session-store.ts";
import { mayOpenPanel } from "./may-open-panel.ts";
import { parseSearchText, writeSearchText } from "./search-text.ts";

interface PanelHistoryState {
	/** Parameters too long for the address. */
	readonly panelParams?: PanelAddress["long"];
	/** The address this entry was opened from, to know whether Back undoes it. */
	readonly openedFrom?: string;
}

/** Keeps the panel stack in the address: opening is an entry of the history, Back closes, a reload restores. */
export function connectPanels(history: RouterHistory, panels: readonly AnyPanel[] = []): void {
	const show = () => showPanels(stateOf(history.location));
	setUpPanels({
		// some may have been fetched before the start was through
		panels: [...registeredPanels().values(), ...panels],
		mayOpen: mayOpenPanel,
		place: { ...placeIn(history), reread: show },
	});
	history.subscribe(show);
	sessionStore.subscribe(show);
	history.block({
		enableBeforeUnload: hasUnsavedPanels,
		blockerFn: async ({ nextLocation }) => !(await mayLeave(openPanels(), stateOf(nextLocation))),
	});
	show();
}

function placeIn(history: RouterHistory) {
	let isGoingBack = false;
	history.subscribe(() => {
		isGoingBack = false;
	});
	const move = (next: PanelState, how: "push" | "replace") => {
		const { href, state } = addressOf(history.location, next);
		const openedFrom = how === "push" ? history.location.href : undefined;
		history[how](href, { ...state, openedFrom }, { ignoreBlocker: true });
	};
	/** Without anybody to ask it happens at once, so that calls in a row build on each other. */
	const asked = (next: PanelState, then: () => void) => {
		const before = openPanels();
		if (!needsAsking(before, next)) then();
		else void mayLeave(before, next).then((may) => may && then());
	};
	return {
		go: (next: PanelState, how: "push" | "replace") => asked(next, () => move(next, how)),
		backTo: (next: PanelState) =>
			asked(next, () => {
				if (isGoingBack) return;
				const { openedFrom } = history.location.state as PanelHistoryState;
				if (openedFrom !== addressOf(history.location, next).href) {
					move(next, "replace");
					return;
				}
				isGoingBack = true;
				history.back({ ignoreBlocker: true });
			}),
	};
}

function addressOf(location: HistoryLocation, panels: PanelState) {
	const { p, o, long } = writeAddress(panels, registeredPanels());
	const { p: _p, o: _o, ...rest } = parseSearchText(location.search);
	const search = writeSearchText({ ...rest, p, o });
	const state: PanelHistoryState = long === undefined ? {} : { panelParams: long };
	return { href: `${location.pathname}${search}${location.hash}`, state };
}

function stateOf(location: HistoryLocation): PanelState {
	const { p, o } = parseSearchText(location.search);
	if (p === undefined && o === undefined) return nothingOpen;
	const { panelParams } = (location.state ?? {}) as PanelHistoryState;
	return readAddress(
		{
			...(p === undefined ? {} : { p }),
			...(o === undefined ? {} : { o }),
			...(panelParams === undefined ? {} : { long: panelParams }),
		},
		registeredPanels(),
		mayOpenPanel,
	);
}
