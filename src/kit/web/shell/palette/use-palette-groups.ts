import { type Icon, IconFile, IconLayoutSidebarRight } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { useStore } from "#kit/ui/create-store.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { useLanguage } from "../../language-store.ts";
import { goTo } from "../../router/navigation.ts";
import { areaLabel, menuOf, pageLabel } from "../../router/open-pages.ts";
import { pagesStore } from "../../router/pages-store.ts";
import { routeSession, useSession } from "../../session/session-store.ts";
import type { PaletteEntry, SlotPalette } from "../../slots/define-slots.ts";
import { useSlotPalettes } from "../../slots/slots-store.ts";
import { texts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import { paletteMatches } from "./palette-matches.ts";

export interface PaletteGroup {
	/** Stands before each entry; `area` picks that of the menu instead. */
	readonly icon: Icon;
	readonly heading: string;
	readonly entries: readonly (PaletteEntry & { readonly area?: string })[];
}

const mostOfEach = 8;

/** What the palette offers for a query: pages, panels, and what the features find. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
	const t = useTexts(texts).palette;
	const language = useLanguage();
	const pages = usePageEntries();
	const panels = [...registeredPanels().values()]
		.filter((panel) => panel.palette && mayOpenPanel(panel))
		.map((panel) => ({
			id: panel.id,
			label: panel.title(language),
			run: () => openPanel(panel as unknown as Panel, {}),
		}));
	const found = useFound(query);
	const groups = [
		{ icon: IconFile, heading: t.pages, entries: paletteMatches(pages, query) },
		{ icon: IconLayoutSidebarRight, heading: t.panels, entries: paletteMatches(panels, query) },
		...found.map(({ palette, entries }) => ({
			icon: palette.icon,
			heading: palette.heading(language),
			entries,
		})),
	];
	return groups
		.map((group) => ({ ...group, entries: group.entries.slice(0, mostOfEach) }))
		.filter((group) => group.entries.length > 0);
}

function usePageEntries() {
	const language = useLanguage();
	const session = useSession();
	const pages = useStore(pagesStore);
	return menuOf(pages, routeSession(session)).flatMap((area) =>
		area.pages.map((page) => ({
			id: page.path,
			area: area.area,
			label: pageLabel(page, language),
			detail: areaLabel(area.area, language),
			run: () => void goTo(page.path),
		})),
	);
}

interface Found {
	readonly palette: SlotPalette;
	readonly entries: readonly PaletteEntry[];
}

/** Asks the features half a second after the last key; an answer to an older query is dropped. */
function useFound(query: string): readonly Found[] {
	const palettes = useSlotPalettes();
	const [found, setFound] = useState<readonly Found[]>([]);
	const ids = palettes.map((palette) => palette.id).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew each time, its ids say whether it changed
	useEffect(() => {
		const controller = new AbortController();
		const ask = async (palette: SlotPalette): Promise<Found> => {
			const { default: search } = await palette.load();
			const entries = await search(query.trim(), controller.signal);
			return { palette, entries };
		};
		if (query.trim() === "") {
			setFound([]);
			return;
		}
		const timer = setTimeout(async () => {
			const answers = await Promise.allSettled(palettes.map(ask));
			if (controller.signal.aborted) return;
			setFound(answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
		}, times.searchDelay);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [query, ids]);
	return found;
}
