import type * as z from "zod/mini";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Refusal } from "../refusal.ts";
import type { GroupField } from "./group-field.ts";
import type { MasterData, MasterFields, Shape } from "./master-data.ts";
import type {
	MasterItem,
	MasterListInput,
	MasterListItem,
	MasterPage,
	MasterValues,
	Operation,
	Outputs,
	Same,
} from "./master-operations.ts";

/** Fields that each company adds to a kind of record; the feature that keeps them says how they are exchanged. */
export interface AddedFields {
	/** `CUSTOMER`, as that feature names the kind. */
	readonly entity: string;
	/** Part of list and detail. */
	readonly answer: Shape;
	/** What creating takes besides the fields, and changing them apart takes. */
	readonly change: z.ZodMiniType;
	readonly filters: z.ZodMiniType;
	/** Columns of the list besides those declared, e.g. `custom.spind_nr`. */
	readonly column: z.ZodMiniType;
	readonly refusals: readonly Refusal[];
}

/** What a record has beyond ordinary master data. */
export interface RecordTraits {
	/** Lines of groups that the list shows. They, and computed values, are null to those who may only LIST. */
	readonly details: readonly string[];
	/** Those of them that the list can be narrowed by. */
	readonly narrowedBy: readonly string[];
	/** Computed values that the list can be sorted by, and `isEnabled`. */
	readonly sortAlso: readonly string[];
	/** Computed values that only make sense with a feature. */
	readonly needs: Readonly<Record<string, UiFeature | undefined>>;
	readonly added: AddedFields | undefined;
	/** Fields that tell entries apart in a picker: the main one, then the small one. */
	readonly picked: readonly string[];
	/** Name of the list in saved settings and exports. */
	readonly listId: string;
}

type Groups<F> = { [K in keyof F as F[K] extends GroupField ? K & string : never]: F[K] };
/** Names of the lines of all groups. */
export type LineOf<F> = {
	[K in keyof Groups<F>]: Groups<F>[K] extends GroupField<infer G> ? keyof G & string : never;
}[keyof Groups<F>];

type Key = { readonly id: string };
type Versioned = Key & { readonly version: number };
type Added<C> = C extends AddedFields ? Outputs<C["answer"]> : unknown;
type Change<C> = C extends AddedFields ? z.output<C["change"]> : never;

/** The operations that a record adds, and those it changes. */
export type RecordContract<
	N extends string,
	P extends string,
	F extends MasterFields,
	X extends Shape,
	A extends boolean,
	D extends string,
	W extends D,
	S extends string,
	C,
	O extends string,
> = Omit<
	MasterData<N, P, F, X, Readonly<Record<never, never>>, A>["contract"],
	`list${P}` | `get${N}` | `create${N}`
> & {
	readonly [K in `list${P}`]: Operation<
		"GET",
		Partial<RecordListInput<F, D, W, S, C>>,
		RecordListInput<F, D, W, S, C>,
		MasterPage<RecordListItem<F, X, D> & Added<C>>
	>;
} & { readonly [K in `get${N}`]: Same<"GET", Key, MasterItem<F, X> & Added<C>> } & {
	readonly [K in `create${N}`]: Same<
		"POST",
		MasterValues<F> &
			(C extends AddedFields ? { readonly custom?: Change<C> | undefined } : unknown),
		MasterItem<F, X>
	>;
} & {
	readonly [K in keyof Groups<F> & string as `update${N}${Capitalize<K>}`]: Same<
		"PUT",
		Versioned & { readonly [Q in K]: MasterValues<F>[Q] },
		MasterItem<F, X>
	>;
} & (C extends AddedFields
		? {
				readonly [K in `update${N}CustomFields`]: Same<
					"PUT",
					Versioned & { readonly custom: Change<C> },
					{ readonly version: number }
				>;
			}
		: unknown) & {
		readonly [K in `list${N}Options`]: Same<
			"GET",
			Readonly<Record<never, never>>,
			{
				readonly [Q in Uncapitalize<P>]: (Pick<MasterValues<F>, O & keyof F> &
					Key & { readonly isEnabled: boolean })[];
			}
		>;
	};

type RecordListInput<F, D extends string, W extends D, S extends string, C> = Omit<
	MasterListInput<F, Readonly<Record<never, never>>>,
	"sortBy"
> & {
	readonly sortBy?:
		| (keyof F & string)
		| D
		| S
		| (C extends AddedFields ? z.output<C["column"]> : never)
		| undefined;
} & { readonly [K in W]?: string | undefined } & (C extends AddedFields
		? { readonly custom?: z.output<C["filters"]> | undefined }
		: unknown);

/** Without READ only what is no detail. */
export type RecordListItem<
	F extends MasterFields,
	X extends Shape,
	D extends string,
> = MasterListItem<F, Readonly<Record<never, never>>> & {
	readonly [K in keyof X]: z.output<X[K]> | null;
} & { readonly [K in D]: string | null };

export type RecordData<
	N extends string = string,
	P extends string = string,
	F extends MasterFields = MasterFields,
	X extends Shape = Shape,
	A extends boolean = boolean,
	D extends string = string,
	W extends D = D,
	S extends string = string,
	C extends AddedFields | undefined = AddedFields | undefined,
	O extends string = string,
> = Omit<MasterData<N, P, F, X, Readonly<Record<never, never>>, A>, "contract" | "operations"> &
	RecordTraits & {
		readonly details: readonly D[];
		readonly contract: RecordContract<N, P, F, X, A, D, W, S, C, O>;
		/** The same by what they do; those of groups by the group's name. */
		readonly operations: Readonly<
			Record<"list" | "get" | "create" | "update" | "remove" | "updateState" | "options", Endpoint>
		> & {
			readonly groups: Readonly<Record<string, Endpoint>>;
			readonly added: Endpoint | undefined;
		};
	};
