import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import type { RecordTopic } from "#kit/contract/live.ts";
import type {
	AnyPersonRecord,
	NewPersonValues,
	PersonDeclaration,
	PersonItem,
	PersonRecord,
} from "#kit/contract/person-record/person-record.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { useLanguage } from "../language-store.ts";
import type { AnyValues, MasterInputProps } from "../master-data/master-screens.ts";
import { useTexts } from "../texts.ts";
import { renew } from "../use-api.ts";
import { texts } from "./text.ts";

type KitWords = Words<typeof texts>;

/** What a feature says about its dated rows; the kit's words hold where it says nothing. */
export interface PersonWords
	extends Partial<Omit<KitWords, "since" | "from" | "range" | "saving" | "howFar" | "stop">> {
	/** `Lohn` */
	readonly one: string;
	/** Titles of the form, where its panel is called otherwise. */
	readonly create?: string;
	readonly edit?: string;
	/** Shown while there are none. */
	readonly none: string;
	readonly fields: Readonly<Record<string, string>>;
	/** A line below the field. */
	readonly help?: Readonly<Record<string, string>>;
	/** Values of CHOICE fields: field → value → word. */
	readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Titles of the form's sections, where there are several. */
	readonly sections?: Readonly<Record<string, string>>;
	/** Of the button that saves. */
	readonly save?: string;
}

/** Opened for a person. */
type NewRowPanel = Panel<z.ZodMiniObject<{ readonly userId: typeof id }>>;

/** A row whatever its fields are. */
export interface AnyItem extends AnyValues {
	readonly id: string;
	readonly version: number;
}

/** What an input of a special field is given: all that a field of the kit takes, what else was typed, and the row. */
export interface PersonInputProps<Value = string | null> extends MasterInputProps<Value> {
	/** Absent for a new row. */
	readonly item: AnyItem | undefined;
}

/** Master data whose entries a REFERENCE field chooses from. */
export interface Reference<Item> {
	readonly data: {
		readonly permission: PermissionKey;
		readonly operations: { readonly list: Endpoint };
	};
	readonly labelOf: (entry: never) => string;
	/** Name of the entry that a row holds. */
	readonly heldName: (item: Item) => string | null;
}

/** What is wrong with a value, as a sentence that says how to mend it. */
export type PersonChecks = Readonly<
	Record<string, (value: never, values: AnyValues) => string | undefined>
>;

interface Given<D extends PersonDeclaration> {
	readonly data: PersonRecord<D>;
	readonly words: (language: Language) => PersonWords;
	/** Name of a person, once it is known; `useUserName` of `staff/users` is it. */
	readonly useName: (userId: string) => string | undefined;
	readonly references?: { readonly [K in keyof NewPersonValues<D>]?: Reference<PersonItem<D>> };
	/** Inputs of fields that need one of their own. */
	readonly inputs?: {
		readonly [K in keyof NewPersonValues<D>]?: ComponentType<
			PersonInputProps<NewPersonValues<D>[K]>
		>;
	};
	/** Chooses whom a new row is for, where the form is not opened for a person. */
	readonly PersonInput?: ComponentType<FieldGiven<string | null>>;
	/** Takes the place of the rows of the list. */
	readonly Rows?: ComponentType<{ readonly items: readonly PersonItem<D>[] }>;
	/** Below the title of the form that changes a row; the person's name unless given. */
	readonly subOf?: (item: PersonItem<D>) => string;
	/** Live messages upon which the rows are asked for again. */
	readonly topic: RecordTopic;
	/** The first part of a row of the list. */
	readonly Row?: ComponentType<{ readonly item: PersonItem<D> }>;
	/** Sections of the form with their fields in order; all in one unless given. */
	readonly sections?: Readonly<Record<string, readonly (keyof NewPersonValues<D> & string)[]>>;
	/** What a new row begins with, where that is not nothing. */
	readonly initial?: Partial<NewPersonValues<D>>;
	readonly check?: PersonChecks;
	/** Fields that may stay empty because `adapt` fills them. */
	readonly optional?: readonly (keyof NewPersonValues<D> & string)[];
	/** What is sent of what was typed. */
	readonly adapt?: (values: NewPersonValues<D>) => NewPersonValues<D>;
	/** The panel of a new row, and the way from the list to one that is there. */
	readonly create?: NewRowPanel;
	readonly open?: (userId: string, item: PersonItem<D>) => void;
	/** Whether `open` leads to the form or to what everybody may see; the form unless given. */
	readonly opensFor?: "WRITE" | "READ";
	/** Further operations whose answers are out of date after a change. */
	readonly renews?: readonly Endpoint[];
}

/** Dated rows of people with their looks; the components work with any. */
export interface PersonScreens {
	readonly data: Pick<AnyPersonRecord, "declaration" | "operations">;
	readonly words: (language: Language) => PersonWords;
	readonly useName: (userId: string) => string | undefined;
	readonly references: Readonly<Record<string, Reference<AnyItem> | undefined>>;
	readonly inputs: Readonly<Record<string, ComponentType<PersonInputProps> | undefined>>;
	readonly PersonInput?: ComponentType<FieldGiven<string | null>>;
	readonly Row?: ComponentType<{ readonly item: AnyItem }>;
	readonly Rows?: ComponentType<{ readonly items: readonly AnyItem[] }>;
	readonly subOf?: (item: AnyItem) => string;
	readonly topic: RecordTopic;
	readonly sections: Readonly<Record<string, readonly string[]>>;
	readonly initial: AnyValues;
	readonly check: PersonChecks;
	readonly optional: readonly string[];
	readonly adapt: (values: AnyValues) => AnyValues;
	readonly opensFor: "WRITE" | "READ";
	readonly create?: NewRowPanel;
	readonly open?: (userId: string, item: AnyItem) => void;
	readonly renews: readonly Endpoint[];
}

/** The looks of declared dated rows. Example: docs/how-to/add-a-dated-row.md. */
export function personScreens<D extends PersonDeclaration>(given: Given<D>): PersonScreens {
	const { days, fields } = given.data.declaration;
	const screens = {
		references: {},
		inputs: {},
		sections: { values: [...Object.keys(fields), ...days] },
		initial: {},
		check: {},
		optional: [],
		adapt: (values: AnyValues) => values,
		opensFor: "WRITE",
		renews: [],
		...given,
	};
	// from here on fields are known by name only; their types were checked above
	return screens as unknown as PersonScreens;
}

export function usePersonWords({ words }: Pick<PersonScreens, "words">): KitWords & PersonWords {
	return { ...useTexts(texts), ...words(useLanguage()) };
}

/** Everything that shows the rows is asked for again. */
export async function renewRows({ data, renews }: PersonScreens): Promise<void> {
	const { list, get } = data.operations;
	await Promise.all([list, get, ...renews].map((endpoint) => renew(endpoint)));
}
