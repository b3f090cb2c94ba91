import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useSlotComponents } from "#kit/web/slots/slots-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type ShownCard, useSettingCards } from "./use-setting-cards.ts";
import "./settings.css";

const place = { section: "settings.global" };

/** Everything that a company sets up, in one place to look for it. */
export default function SettingsPage() {
	const t = useTexts(texts).page;
	const [query, setQuery] = useState("");
	const groups = useSettingCards(query);
	const added = useSlotComponents(place);
	const isEmpty = groups.length === 0 && added.length === 0;
	return (
		<div className="settings-page">
			<div className="settings-search">
				<SearchField label={t.search} placeholder={t.searchHint} onSearch={setQuery} />
			</div>
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
			{isEmpty && <EmptyState text={query === "" ? t.nothing : t.none(query)} />}
		</div>
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
