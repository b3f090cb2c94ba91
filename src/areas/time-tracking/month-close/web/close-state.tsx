import { IconClock, IconLock, IconLockOpen } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { CloseStateName } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./month-close.css";

const icons = { closed: IconLock, open: IconLockOpen, running: IconClock };

/** A month open, closed or still running, as icon and word: never by colour alone. */
export function CloseState({ state }: { readonly state: CloseStateName }) {
	const t = useTexts(texts).states;
	const Shape = icons[state];
	return (
		<span className="month-close-state" data-tone={state}>
			<Shape size={14} stroke={1.8} aria-hidden />
			<span>{t[state]}</span>
		</span>
	);
}
