import { createElement } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
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
	/** Asks for a reason: its label; it may stay empty unless `reasonRequired`. */
	readonly reason?: string;
	readonly reasonRequired?: boolean;
	/** A word that must be typed. */
	readonly word?: string;
	readonly size?: "narrow" | "wide";
}

export interface Confirmed {
	readonly reason: string;
}

/** Asks before something is done; null when it is not to be done. */
export function confirm(given: Confirmation): Promise<Confirmed | null> {
	return showDialog<Confirmed | null>((answer) =>
		createElement(ConfirmDialog, { ...given, onAnswer: answer }),
	);
}
