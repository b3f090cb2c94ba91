import type { ReactNode } from "react";
import { lazyDialog } from "./lazy-dialog.ts";

export interface Confirmation {
	readonly title: string;
	readonly text?: string;
	/** What is to be known before, below the text. */
	readonly details?: ReactNode;
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
	/** What stands there at first. */
	readonly reasonText?: string;
	/** A word that must be typed. */
	readonly word?: string;
	readonly size?: "narrow" | "wide";
}

export interface Confirmed {
	readonly reason: string;
	/** Whether the box `force` was shown, and so ticked. */
	readonly force: boolean;
}

const asked = lazyDialog<Confirmation, Confirmed | null>(() => import("./confirm-dialog.tsx"));

export const preloadConfirm = asked.preload;

/** Asks before something is done; null when it is not to be done. */
export const confirm = asked.ask;
