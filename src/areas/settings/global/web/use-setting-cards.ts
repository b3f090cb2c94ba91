import type { Icon } from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { settingsFormGroup } from "./panels.ts";
import { type CardGroup, type SettingCard, settingCards } from "./setting-cards.ts";

export interface ShownCard {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly icon: Icon;
	readonly open: () => void;
}

export interface ShownGroup {
	readonly group: CardGroup;
	readonly title: string;
	readonly cards: readonly ShownCard[];
}

/** What the signed-in person may set, narrowed to what is searched; groups without any card are absent. */
export function useSettingCards(query: string): readonly ShownGroup[] {
	const t = useTexts(texts);
	return (Object.keys(settingCards) as CardGroup[])
		.map((group) => ({
			group,
			title: t.groups[group],
			cards: settingCards[group]
				.flatMap((card) => shownCard(card, t))
				.filter((card) => isHit(card, t.groups[group], query)),
		}))
		.filter(({ cards }) => cards.length > 0);
}

function shownCard(card: SettingCard, t: Words<typeof texts>): ShownCard[] {
	const { icon } = card;
	if ("setting" in card) {
		const { setting: key } = card;
		if (!mayOpenPanel(settingsFormGroup)) return [];
		const { title, text } = t.settings[key];
		const open = () => openPanel(settingsFormGroup, { group: key });
		return [{ id: key, title, text, icon, open }];
	}
	const panel = registeredPanels().get(card.panel);
	if (panel === undefined || !mayOpenPanel(panel)) return [];
	// overviews ask for no parameters
	const open = () => openPanel(panel as unknown as Panel, {});
	return [{ id: card.panel, ...t.cards[card.card], icon, open }];
}

function isHit(card: ShownCard, group: string, query: string): boolean {
	const text = `${card.title} ${card.text} ${group}`.toLocaleLowerCase();
	return query
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
}
