import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { RouteNeeds } from "#domain/access/route-is-open.ts";
import type { Language } from "#kit/contract/language.ts";

export interface PaletteEntry {
	readonly id: string;
	readonly label: string;
	/** A second, quieter line. */
	readonly detail?: string;
	/** What it is found under besides its label. */
	readonly keywords?: string;
	readonly run: () => void;
}

/** Answers what somebody types into the command palette. */
export type PaletteSearch = (
	query: string,
	signal: AbortSignal,
) => Promise<readonly PaletteEntry[]>;

/** A component that a feature adds to a place of the shell or to another feature's panel. */
export interface SlotComponent extends RouteNeeds {
	readonly id: string;
	/** Lower ones first; 100 unless said otherwise. */
	readonly order?: number;
	readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
}

export interface SlotPalette extends RouteNeeds {
	readonly id: string;
	/** Stands before each entry that is found. */
	readonly icon: Icon;
	readonly heading: (language: Language) => string;
	readonly load: () => Promise<{ readonly default: PaletteSearch }>;
}

export interface SlotAction extends RouteNeeds {
	readonly id: string;
	readonly order?: number;
	readonly label: (language: Language) => string;
	readonly run: () => void;
}

/** What of a page one's own comes to: below the thumb, for people who may not open the page itself. */
export interface SlotOwn extends RouteNeeds {
	readonly id: string;
	/** Path of the page it stands in for; words and looks are the frame's. */
	readonly insteadOf: string;
	readonly run: (userId: string) => void;
}

/**
 * What a feature adds elsewhere. The shell's places: `palette` (searches), `userMenu` (actions), `siteSwitch`, `topBar`,
 * `phoneBar` (places), `dock`, `background` (no looks, e.g. live connections). Every other name is a place inside another feature's panel.
 */
export interface Slots {
	readonly palette?: readonly SlotPalette[];
	readonly userMenu?: readonly SlotAction[];
	readonly siteSwitch?: readonly SlotComponent[];
	readonly topBar?: readonly SlotComponent[];
	readonly phoneBar?: readonly SlotOwn[];
	readonly dock?: readonly SlotComponent[];
	readonly background?: readonly SlotComponent[];
	readonly sections?: Readonly<Record<string, readonly SlotComponent[]>>;
}

/** `export const slots = defineSlots({...})` in a feature's `web/slots.ts`. */
export function defineSlots(slots: Slots): Slots {
	return slots;
}
