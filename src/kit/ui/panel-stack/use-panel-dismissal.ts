import { useEffect } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { confirm } from "../dialog/confirm.ts";
import { texts } from "../text.ts";
import { useLatest } from "../use-latest.ts";
import { usePanel } from "./panel-context.ts";
import { type DismissalHook, setDismissal } from "./panel-dismissal.ts";

/**
 * Lets a panel have a say before it closes (button, Escape, Back, another page, another panel).
 *
 * @param hook true lets it close
 * @param isDirty whether something typed would be lost; the browser then asks before the tab closes
 */
export function usePanelDismissal(hook: DismissalHook, isDirty = false): void {
	const { id } = usePanel();
	const latest = useLatest(hook);
	useEffect(() => setDismissal(id, () => latest.current(), isDirty), [id, isDirty, latest]);
}

/**
 * Asks before something typed is lost.
 *
 * @param now asked at that moment, also within an event that has not been rendered yet
 * @param discard forgets what was typed when it is given up
 */
export function useUnsavedGuard(isDirty: boolean, now = () => isDirty, discard?: () => void): void {
	const t = useTexts(texts).unsaved;
	usePanelDismissal(async () => {
		if (!now()) return true;
		const answer = await confirm({
			title: t.title,
			text: t.text,
			confirm: t.discard,
			cancel: t.keep,
			danger: true,
		});
		if (answer !== null) discard?.();
		return answer !== null;
	}, isDirty);
}
