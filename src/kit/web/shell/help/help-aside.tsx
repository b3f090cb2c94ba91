import { IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { isSomethingFloating } from "#kit/ui/panel-stack/is-something-floating.ts";
import { openPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { topOf } from "#kit/ui/panel-stack/panel-state.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { updateSettings } from "../../settings/settings-store.ts";
import { texts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import "./help-aside.css";

/** Only who opens the help needs what finds and shows it. */
const content = lazyCode(() => import("./help-content.tsx"));

/** What the page in front of somebody is for and how it is used. */
export function HelpAside() {
	const t = useTexts(texts).shell;
	useEscape();
	return (
		<aside className="help" aria-label={t.help}>
			<div className="help-head">
				<h2>{t.help}</h2>
				<IconButton icon={IconX} label={t.closeHelp} onClick={close} />
			</div>
			<LazyPart code={content} props={{}} fallback={<LoadingState />} />
		</aside>
	);
}

function close(): void {
	updateSettings({ layout: { showHelp: false } });
}

/** Escape closes the help once nothing else wants the key: panels, menus and dialogs take it first. */
function useEscape(): void {
	useEffect(() => {
		const hear = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			if (topOf(openPanels()) !== undefined || isSomethingFloating()) return;
			event.preventDefault();
			close();
			document.getElementById("main")?.focus({ preventScroll: true });
		};
		// in the phase of capture: what floats vanishes at the same key and would not be seen afterwards
		window.addEventListener("keydown", hear, { capture: true });
		return () => window.removeEventListener("keydown", hear, { capture: true });
	}, []);
}
