import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Language } from "#kit/contract/language.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { isSomethingFloating } from "#kit/ui/panel-stack/is-something-floating.ts";
import { openPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { topOf } from "#kit/ui/panel-stack/panel-state.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useLanguage } from "../../language-store.ts";
import { updateSettings } from "../../settings/settings-store.ts";
import { texts } from "../../text.ts";
import { useTexts } from "../../texts.ts";
import { useMenu } from "../use-menu.ts";
import "./help-aside.css";

const files = import.meta.glob<string>("../../../../../docs/help/*/**/*.md", {
	query: "?raw",
	import: "default",
});

/** Only who opens the help needs what shows it. */
const helpText = lazyCode(() => import("./help-text.tsx"));

/** What the page in front of somebody is for and how it is used. */
export function HelpAside() {
	const t = useTexts(texts).shell;
	const language = useLanguage();
	const { path } = useMenu();
	const { data, isPending } = useQuery({
		queryKey: ["help", language, path],
		queryFn: () => readHelp(language, path),
		staleTime: Number.POSITIVE_INFINITY,
	});
	useEscape();
	return (
		<aside className="help" aria-label={t.help}>
			<div className="help-head">
				<h2>{t.help}</h2>
				<IconButton icon={IconX} label={t.closeHelp} onClick={close} />
			</div>
			{isPending && <LoadingState />}
			{data === null && <p>{t.noHelp}</p>}
			{data && <LazyPart code={helpText} props={{ text: data }} fallback={<LoadingState />} />}
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

/** The text of a page, else that of its area, else none. */
async function readHelp(language: Language, path: string): Promise<string | null> {
	const folder = `../../../../../docs/help/${language.slice(0, 2)}`;
	const area = `/${path.split("/")[1] ?? ""}`;
	const load = files[`${folder}${path}.md`] ?? files[`${folder}${area}.md`];
	if (load === undefined) return null;
	const [text] = await Promise.all([load(), helpText.preload()]);
	return text;
}
