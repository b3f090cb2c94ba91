import { Outlet } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { useSettings } from "../settings/settings-store.ts";
import { Slot } from "../slots/slot.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { HelpAside } from "./help-aside.tsx";
import { PhoneNavigation } from "./phone-navigation.tsx";
import { SideRail } from "./side-rail.tsx";
import { TopBar } from "./top-bar.tsx";
import { UnseenParts } from "./unseen-parts.tsx";
import { usePaletteKey } from "./use-palette-key.ts";
import { useResetFocus } from "./use-reset-focus.ts";
import "./shell.css";

const banner = { section: "shell.banner" };

/** The frame around every page of a signed-in person. */
export default function AppShell() {
	const t = useTexts(texts).shell;
	const { layout } = useSettings();
	const [isMenuOpen, setMenuOpen] = useState(false);
	usePaletteKey();
	useResetFocus();
	return (
		<div
			className="shell"
			data-rail={layout.sideMenuExpanded ? "wide" : "narrow"}
			data-menu={isMenuOpen ? "open" : "shut"}
		>
			{/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, only without an entry of the history */}
			<a className="skip-link" href="#main" onClick={focusMain}>
				{t.skip}
			</a>
			<SideRail onLeave={() => setMenuOpen(false)} />
			{isMenuOpen && (
				<button
					type="button"
					className="menu-shade"
					aria-label={t.closeMenu}
					onClick={() => setMenuOpen(false)}
				/>
			)}
			<div className="column">
				<TopBar />
				<ConnectionBanner />
				<Slot place={banner} />
				<div className="work">
					<main id="main" tabIndex={-1}>
						<Outlet />
					</main>
					{layout.showHelp && <HelpAside />}
				</div>
				<PhoneNavigation isMenuOpen={isMenuOpen} onMore={() => setMenuOpen((isOpen) => !isOpen)} />
			</div>
			<UnseenParts />
			<PanelHost />
		</div>
	);
}

/** Without the fragment in the address: there, Back would take the focus to it again. */
function focusMain(event: MouseEvent): void {
	event.preventDefault();
	document.getElementById("main")?.focus();
}
