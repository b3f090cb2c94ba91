import { IconChevronDown, IconLanguage, IconMoon, IconSun } from "@tabler/icons-react";
import { isLanguage } from "#kit/contract/language.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Language and theme, for whoever is not signed in yet. */
export function DisplayControls() {
	const t = useTexts(texts).frame;
	const { layout, region } = useSettings();
	const isDark = layout.theme === "dark";
	return (
		<div className="entry-display">
			<span className="entry-language">
				<IconLanguage size={16} stroke={1.7} aria-hidden />
				<select
					aria-label={t.language}
					value={region.language}
					onChange={({ currentTarget: { value } }) => {
						if (isLanguage(value)) updateSettings({ region: { language: value } });
					}}
				>
					<option value="de-DE" lang="de">
						{t.german}
					</option>
					<option value="en-EN" lang="en">
						{t.english}
					</option>
				</select>
				<IconChevronDown size={14} stroke={2} aria-hidden />
			</span>
			<IconButton
				icon={isDark ? IconSun : IconMoon}
				label={isDark ? t.light : t.dark}
				onClick={() => updateSettings({ layout: { theme: isDark ? "light" : "dark" } })}
			/>
		</div>
	);
}
