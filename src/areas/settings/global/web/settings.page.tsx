import { Button } from "@mantine/core";
import { type Icon, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLanguage } from "#kit/web/language-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useSlotComponents } from "#kit/web/slots/slots-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { settingsFormGroup } from "./panels.ts";
import { type CardGroup, type SettingCard, settingCards } from "./setting-cards.ts";
import "./settings.css";

const place = { section: "settings.global" };

/** Everything that a company sets up, in one place to look for it. */
export default function SettingsPage() {
	const t = useTexts(texts).page;
	const [query, setQuery] = useState("");
	const groups = useSettingCards(query);
	const added = useSlotComponents(place);
	const isEmpty = groups.length === 0 && added.length === 0;
	const hasNothing = isEmpty && query === "";
	return (
		<div className="settings-page">
			{!hasNothing && (
				<div className="settings-search">
					<SearchField label={t.search} placeholder={t.searchHint} onSearch={setQuery} />
				</div>
			)}
			{groups.map(({ group, title, cards }) => (
				<section key={group} aria-labelledby={`settings-${group}`}>
					<h2 id={`settings-${group}`}>{title}</h2>
					<ul className="setting-cards">
						{cards.map((card) => (
							<Card key={card.id} card={card} />
						))}
					</ul>
				</section>
			))}
			<Slot place={place} props={{ query }} />
			{hasNothing && <EmptyState text={t.nothing} action={<ProfileButton />} />}
			{isEmpty && !hasNothing && <EmptyState text={t.none(query)} />}
		</div>
	);
}

/** What somebody may set who sets nothing for the company: how it looks to her. */
function ProfileButton() {
	const language = useLanguage();
	const profile = registeredPanels().get("profile.private");
	if (profile === undefined) return null;
	return (
		<Button variant="default" onClick={() => openPanel(profile as unknown as Panel, {})}>
			{profile.title(language)}
		</Button>
	);
}

function Card({ card }: { readonly card: ShownCard }) {
	const { icon: Shape, title, text, open } = card;
	return (
		<li>
			<button type="button" className="setting-card" onClick={open}>
				<Shape size={20} stroke={1.6} aria-hidden />
				<span className="setting-words">
					<b>{title}</b>
					<span>{text}</span>
				</span>
				<IconChevronRight size={16} stroke={1.6} aria-hidden />
			</button>
		</li>
	);
}

interface ShownCard {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly icon: Icon;
	readonly open: () => void;
}

interface ShownGroup {
	readonly group: CardGroup;
	readonly title: string;
	readonly cards: readonly ShownCard[];
}

/** What the signed-in person may set, narrowed to what is searched; groups without any card are absent. */
function useSettingCards(query: string): readonly ShownGroup[] {
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
