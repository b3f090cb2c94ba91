import {
	IconChevronDown,
	IconCircleCheck,
	IconCloudOff,
	IconLanguage,
	IconMoon,
	IconSun,
	IconTool,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isLanguage } from "#kit/contract/language.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { browserConfig } from "#kit/web/config.ts";
import { useConnection } from "#kit/web/connection.ts";
import { updateSettings, useSettings } from "#kit/web/settings/settings-store.ts";
import { ProductMark } from "#kit/web/shell/product-mark.tsx";
import { texts as shellTexts } from "#kit/web/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DayRing } from "./day-ring.tsx";
import "./sign-in-frame.css";

const icons = { online: IconCircleCheck, offline: IconCloudOff, maintenance: IconTool } as const;

/** What stands around every page before a session: the petrol column, language and theme, the page's own part. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
	const t = useTexts(texts).frame;
	const { product } = useTexts(shellTexts);
	return (
		<div className="entry">
			<aside className="entry-side" aria-label={t.about}>
				<p className="entry-mark">
					<ProductMark size={34} />
					<b>{product}</b>
				</p>
				<DayRing />
				<div className="entry-claim">
					<b>{t.claim}</b>
					<p>{t.claimText}</p>
				</div>
				<ServiceState />
			</aside>
			<div className="entry-paper">
				<header className="entry-top">
					<p className="entry-mark entry-mark-phone">
						<ProductMark size={28} />
						<b>{product}</b>
					</p>
					<DisplayControls />
				</header>
				<main className="entry-main">{children}</main>
			</div>
		</div>
	);
}

/** Whether signing in can work at present, and which version this is. */
function ServiceState() {
	const t = useTexts(texts).frame;
	const connection = useConnection();
	const Icon = icons[connection];
	return (
		<p className="entry-service" data-state={connection}>
			<Icon size={16} stroke={1.7} aria-hidden />
			<span role="status">{t[connection]}</span>
			<span>{t.version(browserConfig().version)}</span>
		</p>
	);
}

/** Language and theme, for the person who is not signed in yet. */
function DisplayControls() {
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
