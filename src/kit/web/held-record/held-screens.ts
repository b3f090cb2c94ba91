import type { Icon } from "@tabler/icons-react";
import type * as z from "zod/mini";
import type { id } from "#kit/contract/fields.ts";
import type {
	HeldDeclaration,
	HeldItem,
	HeldRecord,
} from "#kit/contract/held-record/held-record.ts";
import type { Language } from "#kit/contract/language.ts";
import type { RecordTopic } from "#kit/contract/live.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";

/** What a feature says about what people hold. */
export interface HeldWords {
	/** Shown while a person holds nothing and never did. */
	readonly empty: string;
	readonly notLoaded: string;
	/** The question before it is taken back. */
	readonly giveBackTitle: string;
	readonly giveBackText: string;
	/** What failed, when taking back does. */
	readonly returning: string;
}

/** How one of them reads in the list. */
interface Line {
	readonly icon: Icon;
	readonly title: string;
	/** What tells it apart from others of its kind. */
	readonly detail?: string | undefined;
}

interface Given<D extends HeldDeclaration, Item> {
	readonly data: Pick<HeldRecord<D>, "declaration" | "operations">;
	readonly words: (language: Language) => HeldWords;
	readonly lineOf: (item: Item, language: Language) => Line;
	/** Name of a person, once it is known; `useUserName` of `staff/users` is it. */
	readonly useName: (userId: string) => string | undefined;
	/** Live messages upon which the list is asked for again. */
	readonly topic: RecordTopic;
	/** The panel that hands one out. */
	readonly create: Panel<z.ZodMiniObject<{ readonly userId: typeof id }>>;
}

/** A row whatever its fields are. */
export interface AnyItem extends Readonly<Record<string, unknown>> {
	readonly id: string;
}

export type HeldScreens = Given<HeldDeclaration, AnyItem>;

/** The looks of what people hold. Example: docs/how-to/add-what-people-hold.md. */
export function heldScreens<D extends HeldDeclaration>(given: Given<D, HeldItem<D>>): HeldScreens {
	// from here on fields are known by name only; their types were checked above
	return given as unknown as HeldScreens;
}
