import { createElement } from "react";
import { lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import type { ConfirmGiven } from "./confirm-dialog.tsx";
import { showDialog } from "./dialog-store.ts";

export interface Confirmation {
	readonly title: string;
	readonly text?: string;
	/** Word of the button that goes on; OK unless said otherwise. */
	readonly confirm?: string;
	readonly cancel?: string;
	readonly danger?: boolean;
	/** A box that must be ticked, e.g. "Löschen bestätigen". */
	readonly checkbox?: string;
	/** A second box that must be ticked: deletes although something depends on it. The answer then says `force`. */
	readonly force?: string;
	/** Asks for a reason: its label; it may stay empty unless `reasonRequired`. */
	readonly reason?: string;
	readonly reasonRequired?: boolean;
	/** A word that must be typed. */
	readonly word?: string;
	readonly size?: "narrow" | "wide";
}

export interface Confirmed {
	readonly reason: string;
	/** Whether the box `force` was shown, and so ticked. */
	readonly force: boolean;
}

const code = lazyCode(async () => {
	const { ConfirmDialog } = await import("./confirm-dialog.tsx");
	return { default: ConfirmDialog };
});

/** Has the dialog's code at hand: it is asked for when the network may be away. */
export function preloadConfirm(): void {
	code.preload().catch(() => {
		// it is fetched when it is needed
	});
}

/** Asks before something is done; null when it is not to be done. */
export function confirm(given: Confirmation): Promise<Confirmed | null> {
	return showDialog<Confirmed | null>((answer) =>
		createElement(LazyPart<ConfirmGiven>, {
			code,
			props: { ...given, onAnswer: answer },
			fallback: null,
		}),
	);
}
