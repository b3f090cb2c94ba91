import type { ComponentType, ReactNode } from "react";
import type * as z from "zod/mini";
import type { Language } from "#kit/contract/language.ts";
import type { OrganisationType, RecordTopic } from "#kit/contract/live.ts";
import type { MasterData, MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type {
	MasterItem,
	MasterListItem,
	MasterValues,
} from "#kit/contract/master-data/master-operations.ts";
import type {
	masterEditParams,
	masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import type { MasterWords } from "#kit/contract/master-data/master-words.ts";
import type {
	LineOf,
	RecordData,
	RecordTraits,
} from "#kit/contract/master-data/record-contract.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import type { MasterRights } from "./use-master-rights.ts";

/** An entry, whatever its fields are. */
export interface AnyEntry extends Readonly<Record<string, unknown>> {
	readonly id: string;
	readonly version: number;
	readonly isEnabled: boolean;
}

export type AnyValues = Readonly<Record<string, unknown>>;

/** What an input of a special field is given: all that a field of the kit takes, and what else was typed. */
export interface MasterInputProps<Value, Values = AnyValues> extends FieldGiven<Value> {
	/** Everything typed so far: a field may depend on another. */
	readonly values: Values;
	readonly isNew: boolean;
}

type Inputs<F> = {
	readonly [K in keyof F]?: ComponentType<
		MasterInputProps<MasterValues<F>[K & keyof MasterValues<F>], MasterValues<F>>
	>;
};

export interface MasterPanels {
	/** Creates (without id) and changes; without it the name can be changed, and each part. */
	readonly edit?: Panel<typeof masterEditParams> | Panel<typeof masterParams>;
	/** Creates, where that is a panel of its own. */
	readonly create?: Panel<typeof noParams>;
	readonly detail?: Panel<typeof masterParams>;
	/** What `edit` gets beside the id, e.g. the category of a new entry. */
	readonly editParams?: Readonly<Record<string, string>>;
	/** One for each part. */
	readonly parts?: Readonly<Record<string, Panel<typeof masterParams>>>;
}

/** What the form of a new entry asks beside the fields. */
export interface NewInputs<Values extends object = AnyValues> {
	readonly initial: Values;
	readonly rules: FormRules<Values>;
	readonly input: (values: Values) => AnyValues;
	readonly inputs: (form: Form<Values>) => ReactNode;
}

/** A feature knows what its inputs hold; the form of a new entry knows them by name only. */
export const newInputs = <Values extends object>(given: NewInputs<Values>): NewInputs =>
	given as unknown as NewInputs;

/** How the fields that a company adds are shown and typed in; the feature that keeps them brings it. */
export interface AddedScreens {
	/** Announced when the fields themselves change. */
	readonly topic: RecordTopic | undefined;
	useList(): {
		readonly columns: readonly GridColumn<AnyEntry>[];
		readonly filters: readonly GridFilter<AnyEntry>[];
	};
	useNew(): NewInputs;
	/** In the detail, group by group. */
	readonly sections: (item: AnyEntry, screens: MasterScreens) => ReactNode;
}

interface Declared<F, X, L> {
	readonly fields: F;
	readonly extra: X;
	readonly filters: L;
	readonly sortedBy: string;
}

interface Given<F extends MasterFields, X extends Shape, L extends Shape> {
	readonly data: Declared<F, X, L>;
	/** `master` of both texts. */
	readonly words: { readonly de: MasterWords; readonly en: MasterWords };
	readonly panels: MasterPanels;
	/** Inputs of fields that need one of their own: RECORD and REFERENCE always do. */
	readonly inputs?: Inputs<F>;
	/** How values are shown in list and detail, where their plain text does not do. */
	readonly views?: {
		readonly [K in keyof F | keyof X]?: ComponentType<{ readonly item: MasterItem<F, X> }>;
	};
	/** Fields that make sense only sometimes, e.g. levels of a LEVEL. */
	readonly isAsked?: (field: keyof F & string, values: MasterValues<F>) => boolean;
	/** Changes values that hang on each other, whenever one is changed. */
	readonly adapt?: (values: MasterValues<F>, before: MasterValues<F>) => MasterValues<F>;
	/** How values read in list, detail and print, where their kind does not say it. */
	readonly texts?: {
		readonly [K in keyof F | keyof X]?: (
			item: MasterItem<F, X>,
			language: Language,
		) => string | null;
	};
	/** How values read in list and print where their text must be looked up, as the name of what is referred to; stays the same from draw to draw. */
	readonly useNames?: () => Names;
	/** What creating asks beside the fields. */
	readonly useNew?: () => NewInputs;
	/** The step that follows creating an entry, in the place of its panel; without one that closes. */
	readonly afterCreate?: (id: string) => void;
	/** Whether an entry can be archived at present; where not, `stays` of its words says why. */
	readonly mayArchive?: (item: MasterItem<F, X>) => boolean;
	/** How an entry is ended that is not simply deleted, and until when it can be. */
	readonly ending?: {
		readonly label: BothTexts;
		readonly isOpen: (item: MasterListItem<F, X>) => boolean;
		readonly run: (item: MasterListItem<F, X>) => void;
	};
	/** Deletes in another way than asked for once, e.g. together with what hangs on it; gets the usual way. */
	readonly useRemoval?: (usual: RemoveEntry) => RemoveEntry;
	/** What else can be done with an entry, by those who may change it. */
	readonly actions?: (item: MasterListItem<F, X>) => readonly RowAction<AnyEntry>[];
	/** Messages of the organisation that change what the list shows. */
	readonly organisation?: readonly OrganisationType[];
	/** How the detail shows values for which the list's look does not do. */
	readonly facts?: {
		readonly [K in keyof F | keyof X]?: ComponentType<{ readonly item: MasterItem<F, X> }>;
	};
	/** Columns of the list that are there once somebody chooses them. */
	readonly hidden?: readonly string[];
	/** Columns of texts that stand at the right, as figures do. */
	readonly atEnd?: readonly string[];
	/** Columns that cards leave out, of all rows or of some, so that they say the same from row to row. */
	readonly offCards?: Partial<Record<string, true | ((item: AnyEntry) => boolean)>>;
	readonly added?: AddedScreens;
	/** Name of the place in the detail that other features add to. */
	readonly place?: string;
	/** Further parts of the detail panel. */
	readonly sections?: readonly ComponentType<{ readonly item: MasterItem<F, X> }>[];
	/** Columns of the list in their order; all listed fields and computed values unless given. */
	readonly columns?: readonly ((keyof MasterListItem<F, X> & string) | LineOf<F>)[];
	/** Pixels of columns, where those of their kind do not do. */
	readonly widths?: {
		readonly [K in (keyof MasterListItem<F, X> & string) | LineOf<F>]?: number;
	};
	/** Part of every question of the list, e.g. one category. */
	readonly fixed?: { readonly [K in keyof L]?: z.input<L[K]> };
	/** What a new entry begins with, where that is not each field's own; null where nothing is there yet. */
	readonly initial?: { readonly [K in keyof F]?: MasterValues<F>[K] | null };
	/** What a person calls the entry; the value of `sortedBy` unless given. */
	readonly nameOf?: (item: MasterListItem<F, X>) => string;
	/** Entries lie at units or sites: rights held for one of them count. */
	readonly isPlaced?: boolean;
	/** Tells drafts and columns apart where several lists show parts of the same data. */
	readonly variant?: string;
}

/** Declared master data, or a record, of which more is known. */
export type AnyData = Omit<MasterData, "contract" | "operations"> &
	Partial<RecordTraits> & {
		readonly contract: object;
		readonly operations: MasterData["operations"] &
			Partial<Pick<RecordData["operations"], "parts" | "added" | "options">>;
	};

/** A kind of master data with its looks; the components work with any. */
export interface MasterScreens {
	readonly data: AnyData;
	readonly words: { readonly de: MasterWords; readonly en: MasterWords };
	readonly panels: MasterPanels;
	readonly facts: Readonly<Record<string, ComponentType<{ readonly item: AnyEntry }> | undefined>>;
	readonly hidden: readonly string[];
	readonly atEnd: readonly string[];
	readonly offCards: Partial<Record<string, true | ((item: AnyEntry) => boolean)>>;
	readonly added: AddedScreens;
	readonly record: RecordParts;
	readonly place: string | undefined;
	readonly inputs: Readonly<Record<string, ComponentType<MasterInputProps<unknown>> | undefined>>;
	readonly views: Readonly<Record<string, ComponentType<{ readonly item: AnyEntry }> | undefined>>;
	readonly isAsked: (field: string, values: AnyValues) => boolean;
	readonly adapt: (values: AnyValues, before: AnyValues) => AnyValues;
	readonly texts: Readonly<
		Record<string, ((item: AnyEntry, language: Language) => string | null) | undefined>
	>;
	readonly useNames: () => Names;
	readonly useNew: () => NewInputs;
	readonly afterCreate: ((id: string) => void) | undefined;
	readonly mayArchive: (item: AnyEntry) => boolean;
	readonly useRemoval: (usual: RemoveEntry) => RemoveEntry;
	readonly ending:
		| {
				readonly label: BothTexts;
				readonly isOpen: (item: AnyEntry) => boolean;
				readonly run: (item: AnyEntry) => void;
		  }
		| undefined;
	readonly actions: (item: AnyEntry) => readonly RowAction<AnyEntry>[];
	readonly organisation: readonly OrganisationType[];
	readonly sections: readonly ComponentType<{ readonly item: AnyEntry }>[];
	readonly columns: readonly string[];
	readonly widths: Readonly<Record<string, number | undefined>>;
	readonly fixed: AnyValues;
	readonly initial: AnyValues;
	readonly nameOf: (item: AnyEntry) => string;
	readonly isPlaced: boolean;
	readonly variant: string | undefined;
}

/** Field → what its value is called. */
export type Names = Readonly<Partial<Record<string, (item: AnyEntry) => string>>>;

/** Resolves to whether it was done. */
export type RemoveEntry = (item: AnyEntry) => Promise<boolean>;

/** What list and detail show of records alone; other master data does not load it. */
export interface RecordParts {
	/** Sections of the detail for parts. */
	readonly parts: (item: AnyEntry, screens: MasterScreens) => ReactNode;
	/** What may be done with several entries at once. */
	useBulk(screens: MasterScreens, rights: MasterRights): readonly BulkAction<AnyEntry>[];
}

const nothing: RecordParts = { parts: () => null, useBulk: () => noBulk };
const noBulk: readonly BulkAction<AnyEntry>[] = [];

const nothingAdded: AddedScreens = {
	topic: undefined,
	useList: () => none,
	useNew: () => ({ initial: {}, rules: {}, input: () => none.input, inputs: () => null }),
	sections: () => null,
};
const none = { columns: [], filters: [], input: {} };
const noNames: Names = {};

/** The looks of declared master data. Example: docs/how-to/add-master-data.md. */
export function masterScreens<F extends MasterFields, X extends Shape, L extends Shape>(
	given: Given<F, X, L>,
): MasterScreens {
	const { fields, extra, sortedBy, details = [] } = given.data as unknown as AnyData;
	const listed = Object.keys(fields).filter((name) => !fields[name]?.detail);
	const screens = {
		inputs: {},
		views: {},
		isAsked: () => true,
		adapt: (values: AnyValues) => values,
		texts: {},
		useNames: () => noNames,
		useNew: (given.added ?? nothingAdded).useNew,
		afterCreate: undefined,
		mayArchive: () => true,
		useRemoval: (usual: RemoveEntry) => usual,
		ending: undefined,
		actions: () => [],
		organisation: [],
		sections: [],
		columns: [...listed, ...details, ...Object.keys(extra)],
		facts: {},
		hidden: [],
		atEnd: [],
		offCards: {},
		added: nothingAdded,
		record: nothing,
		place: undefined,
		widths: {},
		fixed: {},
		initial: {},
		nameOf: (item: AnyEntry) => String(item[sortedBy]),
		isPlaced: false,
		variant: undefined,
		...given,
	};
	// from here on fields are known by name only; their types were checked above
	return screens as unknown as MasterScreens;
}
