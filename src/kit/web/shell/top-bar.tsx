import { IconHelp, IconMoon, IconSearch, IconSun } from "@tabler/icons-react";
import { useStore } from "#kit/ui/create-store.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useLanguage } from "../language-store.ts";
import { areaLabel, pageLabel } from "../router/open-pages.ts";
import { updateSettings, useSettings } from "../settings/settings-store.ts";
import { Slot } from "../slots/slot.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { pageHeading } from "./page-heading.ts";
import { openPalette } from "./palette/open-palette.ts";
import { ProductMark } from "./product-mark.tsx";
import { useMenu } from "./use-menu.ts";
import "./top-bar.css";

/** Where somebody is, and what helps everywhere. */
export function TopBar() {
	const { shell: t, notFound } = useTexts(texts);
	const language = useLanguage();
	const { area, page } = useMenu();
	const { layout } = useSettings();
	const heading = useStore(pageHeading);
	const isDark = layout.theme === "dark";
	const title = heading ?? (page ? pageLabel(page, language) : notFound.title);
	const name = area && areaLabel(area.area, language);
	return (
		<header className="top-bar">
			<span className="top-mark">
				<ProductMark size={28} />
			</span>
			<div className="top-title">
				{name !== undefined && name !== title && <span className="top-area">{name}</span>}
				<h1>{title}</h1>
			</div>
			<button type="button" className="top-search" onClick={openPalette}>
				<IconSearch size={16} stroke={1.7} aria-hidden />
				<span className="top-words">{t.search}</span>
				<kbd>{t.searchKeys}</kbd>
			</button>
			<div className="top-actions">
				<Slot place="topBar" />
				<IconButton
					className="top-theme"
					icon={isDark ? IconSun : IconMoon}
					label={isDark ? t.light : t.dark}
					onClick={() => updateSettings({ layout: { theme: isDark ? "light" : "dark" } })}
				/>
				<IconButton
					icon={IconHelp}
					label={t.help}
					aria-pressed={layout.showHelp}
					onClick={() => updateSettings({ layout: { showHelp: !layout.showHelp } })}
				/>
			</div>
		</header>
	);
}
