import type * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { GeneralTopic } from "#kit/contract/live.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Refusal } from "../refusal.ts";
import type { GroupField } from "./group-field.ts";
import type { MasterData, MasterDeclaration, MasterFields, Shape } from "./master-data.ts";
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

/** What may be said of a record; `recordData` fills in what is left out. */
export interface RecordGiven
	extends Partial<
		Pick<MasterDeclaration, "idName" | "inUse" | "refusals" | "traceReach" | "movesFigures">
	> {
	readonly name: string;
	readonly plural: string;
	readonly entity: string;
	readonly path: string;
	readonly permission: PermissionKey;
	readonly topic: GeneralTopic;
	readonly isArchivable: boolean;
	readonly fields: MasterFields;
	readonly sortedBy: string;
	/** Computed values of each answer. */
	readonly extra?: Shape;
	/** Groups and lines of them that the list shows. They, and computed values, are null to those who may only LIST. */
	readonly details: readonly string[];
	/** Those of them that the list can be narrowed by. */
	readonly narrowedBy?: readonly string[];
	/** Computed values that everybody sees who may LIST. */
	readonly shownToAll?: readonly string[];
	/** Computed values that the list can be sorted by, and `isEnabled`; texts among them are searched, too. */
	readonly sortAlso?: readonly string[];
	/** Computed values that only make sense with a feature. */
	readonly needs?: Readonly<Record<string, UiFeature | undefined>>;
	/** Fields that are changed apart only, each part by an operation of its own; unless given each group can be. */
	readonly parts?: Readonly<Record<string, readonly string[]>>;
	/** What creating takes beside the fields. */
	readonly creation?: Shape;
	/** The only operations, where not all are there; what is created in a way of its own stands beside the declared. */
	readonly only?: readonly ("list" | "get" | "create" | "update" | "remove")[];
	/** Columns of list and file that are called otherwise than what they show. */
	readonly called?: Readonly<Record<string, string>>;
	/** Until somebody sorts it the list is in an order that its table says. */
	readonly hasOrder?: boolean;
	/** How traces name what ends an entry and brings it back; `archived`, `restored` and `deleted` unless given. */
	readonly traced?: {
		readonly archived?: string;
		readonly restored?: string;
		readonly deleted?: string;
	};
	readonly added?: AddedFields;
	/** Fields that tell entries apart in a picker: the main one, then the small one; without them there is no picker. */
	readonly picked?: readonly string[];
	/** Name of the list in saved settings and exports. */
	readonly listId: string;
}

/** What a record has beyond ordinary master data. */
export type RecordTraits = Required<
	Pick<
		RecordGiven,
		"details" | "narrowedBy" | "shownToAll" | "sortAlso" | "needs" | "parts" | "picked" | "listId"
	>
> &
	Pick<RecordGiven, "traced" | "hasOrder" | "called"> & {
		readonly creation: Shape;
		readonly added: AddedFields | undefined;
		/** Fields that the ordinary operation changes: all, or those of no part. */
		readonly changed: readonly string[];
	};

type Groups<F> = { [K in keyof F as F[K] extends GroupField ? K & string : never]: F[K] };
/** Names of the lines of all groups. */
export type LineOf<F> = {
	[K in keyof Groups<F>]: Groups<F>[K] extends GroupField<infer G> ? keyof G & string : never;
}[keyof Groups<F>];

type NoShape = Readonly<Record<never, never>>;
type Option<G, K extends string, Otherwise> = G extends { readonly [Q in K]: infer V }
	? V
	: Otherwise;
type Names<G, K extends string> =
	Option<G, K, readonly []> extends readonly (infer N extends string)[] ? N : never;
type ExtraOf<G> = Option<G, "extra", NoShape> extends infer S extends Shape ? S : NoShape;

/** Names in a declaration are those of its own fields and values. */
export interface Checked<G extends RecordGiven> {
	readonly sortedBy: keyof G["fields"] & string;
	readonly details: readonly (LineOf<G["fields"]> | (keyof Groups<G["fields"]> & string))[];
	readonly narrowedBy?: readonly Names<G, "details">[];
	readonly shownToAll?: readonly (keyof ExtraOf<G> & string)[];
	readonly sortAlso?: readonly ((keyof ExtraOf<G> & string) | "isEnabled")[];
	readonly needs?: { readonly [K in keyof ExtraOf<G>]?: UiFeature };
	readonly parts?: Readonly<Record<string, readonly (keyof G["fields"] & string)[]>>;
	readonly picked?: readonly (keyof G["fields"] & string)[];
	readonly called?: { readonly [K in keyof G["fields"] | keyof ExtraOf<G>]?: string };
}

/** Whether an operation is among those declared. */
type Has<G, O extends string> = O extends NamesOf<Option<G, "only", readonly O[]>> ? true : false;
/** What the list is sorted by is called like the column. */
type Column<G, N extends string> = N extends keyof Option<G, "called", NoShape>
	? Option<G, "called", NoShape>[N] & string
	: N;

type Key<G> = { readonly [K in Option<G, "idName", "id"> & string]: string };
type Versioned<G> = Key<G> & { readonly version: number };
type Custom<G, K extends "answer" | "change" | "filters" | "column"> =
	Option<G, "added", never> extends { readonly [Q in K]: infer V } ? V : never;
type Added<G> =
	Option<G, "added", { readonly answer: NoShape }> extends {
		readonly answer: infer S extends Shape;
	}
		? Outputs<S>
		: unknown;
type Whole<G extends RecordGiven> = MasterItem<G["fields"], ExtraOf<G>>;

type Parts<G extends RecordGiven> = Option<
	G,
	"parts",
	{ readonly [K in keyof Groups<G["fields"]> & string]: readonly [K] }
>;
type NamesOf<P> = P extends readonly (infer N)[] ? N : never;
/** Fields that the ordinary operation does not change. */
type Apart<G> = Option<G, "parts", never> extends infer P ? NamesOf<P[keyof P]> : never;
/** Groups that are changed apart may be left out of a new entry, which are empty then. */
type LeftOut<G extends RecordGiven> = Apart<G> & keyof Groups<G["fields"]>;

type CreateValues<G extends RecordGiven> = MasterValues<Omit<G["fields"], LeftOut<G>>> &
	Partial<MasterValues<Pick<G["fields"], LeftOut<G> & keyof G["fields"]>>> &
	(Option<G, "creation", NoShape> extends infer S extends Shape ? Partial<Outputs<S>> : unknown) &
	([Custom<G, "change">] extends [never]
		? unknown
		: { readonly custom?: z.output<Custom<G, "change">> | undefined });

/** The operations that a record adds, and those it changes. */
export type RecordContract<G extends RecordGiven> = {
	readonly [K in `list${G["plural"]}`]: Operation<
		"GET",
		Partial<RecordListInput<G>>,
		RecordListInput<G>,
		MasterPage<RecordListItem<G> & Added<G>>
	>;
} & (Has<G, "get"> extends true
	? { readonly [K in `get${G["name"]}`]: Same<"GET", Key<G>, Whole<G> & Added<G>> }
	: unknown) &
	(Has<G, "create"> extends true
		? { readonly [K in `create${G["name"]}`]: Same<"POST", CreateValues<G>, Whole<G>> }
		: unknown) &
	(Has<G, "update"> extends true ? ChangeContract<G> : unknown) & {
		readonly [K in `delete${G["name"]}`]: Same<"DELETE", Key<G>, Readonly<Record<string, never>>>;
	} & (G["isArchivable"] extends true
		? {
				readonly [K in `update${G["name"]}State`]: Same<
					"PUT",
					Versioned<G> & { readonly isEnabled: boolean },
					Whole<G>
				>;
			}
		: unknown) &
	([Custom<G, "change">] extends [never]
		? unknown
		: {
				readonly [K in `update${G["name"]}CustomFields`]: Same<
					"PUT",
					Versioned<G> & { readonly custom: z.output<Custom<G, "change">> },
					{ readonly version: number }
				>;
			}) &
	([Names<G, "picked">] extends [never]
		? unknown
		: {
				readonly [K in `list${G["name"]}Options`]: Same<
					"GET",
					NoShape,
					{
						readonly [Q in Uncapitalize<G["plural"]>]: (Pick<
							MasterValues<G["fields"]>,
							Names<G, "picked"> & keyof G["fields"]
						> & { readonly id: string; readonly isEnabled: boolean })[];
					}
				>;
			});

type ChangeContract<G extends RecordGiven> = {
	readonly [K in `update${G["name"]}`]: Same<
		"PUT",
		Versioned<G> & MasterValues<Omit<G["fields"], Apart<G>>>,
		Whole<G>
	>;
} & {
	readonly [K in keyof Parts<G> & string as `update${G["name"]}${Capitalize<K>}`]: Same<
		"PUT",
		Versioned<G> & Pick<MasterValues<G["fields"]>, NamesOf<Parts<G>[K]> & keyof G["fields"]>,
		Whole<G>
	>;
};

type RecordListInput<G extends RecordGiven> = Omit<
	MasterListInput<G["fields"], NoShape>,
	"sortBy"
> & {
	readonly sortBy?:
		| Column<G, (keyof G["fields"] & string) | Names<G, "details"> | Names<G, "sortAlso">>
		| z.output<Custom<G, "column">>
		| undefined;
} & { readonly [K in Names<G, "narrowedBy">]?: string | undefined } & ([
		Custom<G, "filters">,
	] extends [never]
		? unknown
		: { readonly custom?: z.output<Custom<G, "filters">> | undefined });

/** Without READ only what is no detail. */
type RecordListItem<G extends RecordGiven> = MasterListItem<
	G["fields"],
	Pick<ExtraOf<G>, Names<G, "shownToAll"> & keyof ExtraOf<G>> & Shape
> & {
	readonly [K in Exclude<keyof ExtraOf<G>, Names<G, "shownToAll">>]: z.output<ExtraOf<G>[K]> | null;
} & {
	readonly [K in Names<G, "details">]:
		| (K extends keyof G["fields"] ? MasterValues<G["fields"]>[K] : string)
		| null;
};

export type RecordData<G extends RecordGiven = RecordGiven> = Omit<
	MasterData<G["name"], G["plural"], G["fields"], ExtraOf<G>, NoShape, G["isArchivable"]>,
	"contract" | "operations"
> &
	RecordTraits & {
		readonly details: G["details"];
		readonly creation: Option<G, "creation", NoShape>;
		readonly contract: RecordContract<G>;
		/** The same by what they do; those of parts by the part's name. */
		readonly operations: Readonly<
			Record<"list" | "get" | "create" | "update" | "remove" | "updateState" | "options", Endpoint>
		> & {
			readonly parts: Readonly<Record<string, Endpoint>>;
			readonly added: Endpoint | undefined;
		};
	};
