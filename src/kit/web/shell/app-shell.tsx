import { IconCloudOff, IconTool } from "@tabler/icons-react";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { preloadConfirm } from "#kit/ui/dialog/confirm.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { whenIdle } from "#kit/ui/when-idle.ts";
import { serverAddress } from "../config.ts";
import { useConnection } from "../connection.ts";
import { useSettings } from "../settings/settings-store.ts";
import { Slot } from "../slots/slot.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { HelpAside } from "./help/help-aside.tsx";
import { openPalette } from "./palette/open-palette.ts";
import { PhoneBar } from "./phone/phone-bar.tsx";
import { SideRail } from "./side-rail.tsx";
import { TopBar } from "./top-bar.tsx";
import "./shell.css";

/** Milliseconds; at the latest: a busy page is no reason to stay without live messages. */
const latest = 1000;

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
				<PhoneBar isMenuOpen={isMenuOpen} onMore={() => setMenuOpen((isOpen) => !isOpen)} />
			</div>
			<UnseenParts />
			<PanelHost />
		</div>
	);
}

/** Ctrl+K (⌘K) opens the command palette from anywhere. */
function usePaletteKey(): void {
	useEffect(() => {
		const open = (event: KeyboardEvent) => {
			const isCommand = event.ctrlKey || event.metaKey;
			if (!isCommand || event.key.toLowerCase() !== "k") return;
			event.preventDefault();
			openPalette();
		};
		window.addEventListener("keydown", open);
		return () => window.removeEventListener("keydown", open);
	}, []);
}

/** A new page begins at its top: for the eye and for the keyboard. */
function useResetFocus(): void {
	const path = useRouterState({ select: (state) => state.location.pathname });
	const before = useRef(path);
	useEffect(() => {
		if (before.current === path) return;
		before.current = path;
		const main = document.getElementById("main");
		main?.scrollTo(0, 0);
		main?.focus({ preventScroll: true });
	}, [path]);
}

/** Without the fragment in the address: there, Back would take the focus to it again. */
function focusMain(event: MouseEvent): void {
	event.preventDefault();
	document.getElementById("main")?.focus();
}

/** Says all the time that the server is away or being worked on. */
function ConnectionBanner() {
	const t = useTexts(texts);
	const state = useConnection();
	if (state === "online") return null;
	const Shape = state === "offline" ? IconCloudOff : IconTool;
	return (
		<div className="connection-banner" role="status">
			<Shape className="banner-icon" size={18} stroke={1.7} aria-hidden />
			<span>
				{state === "offline" ? t.errors.serverNotFoundText(serverAddress()) : t.errors.maintenance}
			</span>
		</div>
	);
}

/** What belongs to the shell but is not part of the first look: the dock, live connections, the dialog that asks. */
function UnseenParts() {
	const isCalm = useCalm();
	useEffect(() => {
		if (isCalm) preloadConfirm();
	}, [isCalm]);
	return (
		<>
			<div className="dock">{isCalm && <Slot place="dock" />}</div>
			{isCalm && <Slot place="background" />}
		</>
	);
}

/** False until the first look is drawn and the browser has time: for what nobody sees or needs at once. */
function useCalm(): boolean {
	const [isCalm, setCalm] = useState(false);
	useEffect(() => whenIdle(() => setCalm(true), latest), []);
	return isCalm;
}
