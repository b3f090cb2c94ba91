import type { ComponentType } from "react";
import type * as z from "zod/mini";
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
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";

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
	/** Creates (without id) and changes. */
	readonly edit: Panel<typeof masterEditParams> | Panel<typeof masterParams>;
	/** Creates, where that is a panel of its own. */
	readonly create?: Panel<typeof noParams>;
	readonly detail?: Panel<typeof masterParams>;
	/** What `edit` is told beside the id, e.g. the category of a new entry. */
	readonly editParams?: Readonly<Record<string, string>>;
}

interface Given<F extends MasterFields, X extends Shape, L extends Shape> {
	readonly data: Omit<MasterData<string, string, F, X, L>, "contract">;
	/** `master` of both texts. */
	readonly words: { readonly de: MasterWords; readonly en: MasterWords };
	readonly panels: MasterPanels;
	/** Inputs of fields that need one of their own: RECORD and REFERENCE always do. */
	readonly inputs?: Inputs<F>;
	/** How values are shown in list and detail, where their plain text does not do. */
	readonly views?: {
		readonly [K in keyof F | keyof X]?: ComponentType<{
			readonly item: MasterItem<F, X>;
		}>;
	};
	/** Fields that make sense only sometimes, e.g. levels of a LEVEL. */
	readonly isAsked?: (field: keyof F & string, values: MasterValues<F>) => boolean;
	/** Changes values that hang on each other, whenever one is changed. */
	readonly adapt?: (values: MasterValues<F>) => MasterValues<F>;
	/** Further parts of the detail panel. */
	readonly sections?: readonly ComponentType<{
		readonly item: MasterItem<F, X>;
	}>[];
	/** Columns of the list in their order; all listed fields and computed values unless given. */
	readonly columns?: readonly (keyof MasterListItem<F, X> & string)[];
	/** Pixels of columns, where those of their kind do not do. */
	readonly widths?: {
		readonly [K in keyof MasterListItem<F, X> & string]?: number;
	};
	/** Part of every question of the list, e.g. one category. */
	readonly fixed?: { readonly [K in keyof L]?: z.input<L[K]> };
	/** What a new entry begins with, where that is not each field's own. */
	readonly initial?: Partial<MasterValues<F>>;
	/** What a person calls the entry; the value of `sortedBy` unless given. */
	readonly nameOf?: (item: MasterListItem<F, X>) => string;
	/** Entries lie at units or sites: rights held for one of them count. */
	readonly isPlaced?: boolean;
	/** Tells drafts and columns apart where several lists show parts of the same data. */
	readonly variant?: string;
}

/** A kind of master data with its looks; the components work with any. */
export interface MasterScreens {
	readonly data: Omit<MasterData, "contract">;
	readonly words: { readonly de: MasterWords; readonly en: MasterWords };
	readonly panels: MasterPanels;
	readonly inputs: Readonly<Record<string, ComponentType<MasterInputProps<unknown>> | undefined>>;
	readonly views: Readonly<Record<string, ComponentType<{ readonly item: AnyEntry }> | undefined>>;
	readonly isAsked: (field: string, values: AnyValues) => boolean;
	readonly adapt: (values: AnyValues) => AnyValues;
	readonly sections: readonly ComponentType<{ readonly item: AnyEntry }>[];
	readonly columns: readonly string[];
	readonly widths: Readonly<Record<string, number | undefined>>;
	readonly fixed: AnyValues;
	readonly initial: AnyValues;
	readonly nameOf: (item: AnyEntry) => string;
	readonly isPlaced: boolean;
	readonly variant: string | undefined;
}

/** The looks of declared master data. Example: docs/how-to/add-master-data.md. */
export function masterScreens<F extends MasterFields, X extends Shape, L extends Shape>(
	given: Given<F, X, L>,
): MasterScreens {
	const { fields, extra, sortedBy } = given.data;
	const listed = Object.keys(fields).filter((name) => !fields[name]?.detail);
	const screens = {
		inputs: {},
		views: {},
		isAsked: () => true,
		adapt: (values: AnyValues) => values,
		sections: [],
		columns: [...listed, ...Object.keys(extra)],
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
