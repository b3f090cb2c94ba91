import type { PickItem } from "./pick-item.ts";
import type { RecentChoices } from "./recent-choices.ts";
import type { Loadable } from "./use-loaded.ts";

/** `common.rename`: answers with the new name. */
export interface RenameGiven {
	/** The panel's title; "Umbenennen" unless said otherwise. */
	readonly title?: string;
	/** What is renamed, below the title. */
	readonly sub?: string;
	/** "Name" unless said otherwise. */
	readonly label?: string;
	readonly value: string;
	readonly maxLength?: number;
	readonly check?: (name: string) => string | undefined;
	/** Keeps the panel open until it is done: a "no" with details stands at the field (its name is `name`). */
	readonly save?: (name: string) => Promise<unknown>;
	/** Failures that the field cannot show. */
	readonly onFailure?: (error: unknown) => void;
	/** Keeps what was typed over a reload, e.g. `units.rename:<id>`. */
	readonly draftKey?: string;
}

/** `common.text-edit`: answers with the text. */
export interface TextEditGiven extends Omit<RenameGiven, "check" | "label" | "save"> {
	/** "Text" unless said otherwise. */
	readonly label?: string;
	readonly help?: string;
	readonly required?: boolean;
	readonly rows?: number;
	readonly save?: (text: string) => Promise<unknown>;
}

/** `common.list`: shows entries; answers with the id of the one that was opened, where they can be. */
export interface ListGiven {
	readonly title?: string;
	readonly sub?: string;
	readonly items: Loadable<readonly PickItem[]>;
	/** Said when there are none. */
	readonly empty?: string;
	/** Whether an entry can be opened. */
	readonly canOpen?: boolean;
}

/** `common.multi-check`: a short list of boxes; answers with the ids that are ticked. */
export interface MultiCheckGiven {
	readonly title?: string;
	readonly sub?: string;
	readonly items: Loadable<readonly PickItem[]>;
	readonly value: readonly string[];
	/** Answers only when it is done; throwing keeps the panel open. */
	readonly save?: (ids: readonly string[]) => Promise<unknown>;
	readonly onFailure?: (error: unknown) => void;
	/** Those chosen lately stand first. */
	readonly recent?: RecentChoices;
}

/** `common.multi-picker`: a long list with search; answers with the ids that were chosen. */
export interface MultiPickerGiven extends MultiCheckGiven {
	/** Several unless false; a single choice is taken at once. */
	readonly multi?: boolean;
	readonly searchLabel?: string;
}
