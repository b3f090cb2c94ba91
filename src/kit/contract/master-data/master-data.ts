import type * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { GeneralTopic } from "#kit/contract/live.ts";
import type { FigureReach } from "../endpoint.ts";
import type { Refusal } from "../refusal.ts";
import type { MasterField } from "./master-fields.ts";
import {
	type MasterContract,
	type MasterOperations,
	masterOperations,
} from "./master-operations.ts";
import { masterRefusals } from "./master-refusals.ts";

export type MasterFields = Readonly<Record<string, MasterField>>;
export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What a kind of master data is, declared once: from it follow endpoints, validation, queries, form, list and detail. */
export interface MasterDeclaration<
	Name extends string = string,
	Plural extends string = string,
	Fields extends MasterFields = MasterFields,
	Extra extends Shape = Shape,
	Filters extends Shape = Shape,
	Archivable extends boolean = boolean,
> {
	/** In operation ids and codes: `CostCentre` → getCostCentre. */
	readonly name: Name;
	/** `CostCentres` → listCostCentres. */
	readonly plural: Plural;
	/** Its table, as the audit names it: `cost_centre`. */
	readonly entity: string;
	/** `/api/cost-centres` */
	readonly path: string;
	/** LIST lists, READ reads, WRITE creates and changes, FULL deletes. */
	readonly permission: PermissionKey;
	/** Topic of its live messages, e.g. `COSTCENTRES`. */
	readonly topic: GeneralTopic;
	/** Whether entries are archived (`isEnabled`) instead of deleted once they are used. */
	readonly isArchivable: Archivable;
	readonly fields: Fields;
	/** Lists are sorted by it unless said otherwise. */
	readonly sortedBy: keyof Fields & string;
	/** Computed values of each answer, e.g. how many people are linked. */
	readonly extra: Extra;
	/** Filters of the list beside search and `isEnabled`. */
	readonly filters: Filters;
	/** Refusals that the feature's own rules add to creating and changing, or to single operations. */
	readonly refusals: readonly Refusal[] | RefusalsOf;
	/** Says that something is linked; `IN_USE` unless given. */
	readonly inUse: Refusal;
	/** What operations call the id of an entry; `id` unless given. */
	readonly idName: string;
	/** Where its words stand in the feature's texts; `master` unless given. */
	readonly words: string;
	/** Who may read its history: with the permission held anywhere, for the whole company, or for the site that it is. */
	readonly traceReach: "ANYWHERE" | "COMPANY" | "SITE";
	/** Whose days come to other figures when an entry is made, changed or deleted; nobody's unless given. */
	readonly movesFigures?: FigureReach;
}

/** Refusals of single operations. */
export type RefusalsOf = Partial<
	Readonly<Record<"create" | "update" | "updateState" | "remove", readonly Refusal[]>>
>;

export interface MasterData<
	Name extends string = string,
	Plural extends string = string,
	Fields extends MasterFields = MasterFields,
	Extra extends Shape = Shape,
	Filters extends Shape = Shape,
	Archivable extends boolean = boolean,
> extends MasterDeclaration<Name, Plural, Fields, Extra, Filters, Archivable> {
	/** The endpoints by what they do. */
	readonly operations: MasterOperations<Fields, Extra, Filters>;
	/** The same by operation id, to be spread into the feature's `contract`. */
	readonly contract: MasterContract<Name, Plural, Fields, Extra, Filters, Archivable>;
}

/** No computed values, no filters of its own. */
type NoShape = Readonly<Record<never, never>>;

type Given<N extends string, P extends string, F, X, L, A> = {
	readonly name: N;
	readonly plural: P;
	readonly fields: F;
	readonly isArchivable: A;
	readonly sortedBy: keyof F & string;
	readonly extra?: X;
	readonly filters?: L;
} & Pick<MasterDeclaration, "entity" | "path" | "permission" | "topic"> &
	Partial<
		Pick<
			MasterDeclaration,
			"refusals" | "inUse" | "idName" | "words" | "traceReach" | "movesFigures"
		>
	>;

/**
 * Declares master data in a feature's `contract.ts`. Example: docs/how-to/add-master-data.md.
 */
export function masterData<
	const N extends string,
	const P extends string,
	const F extends MasterFields,
	const A extends boolean,
	const X extends Shape = NoShape,
	const L extends Shape = NoShape,
>(given: Given<N, P, F, X, L, A>): MasterData<N, P, F, X, L, A> {
	const declaration = {
		extra: {},
		filters: {},
		refusals: [],
		inUse: masterRefusals.inUse,
		idName: "id",
		words: "master",
		traceReach: "ANYWHERE",
		...given,
	} as unknown as MasterDeclaration<N, P, F, X, L, A>;
	const operations = masterOperations(declaration);
	const { name, plural } = given;
	const contract = {
		[`list${plural}`]: operations.list,
		[`get${name}`]: operations.get,
		[`create${name}`]: operations.create,
		[`update${name}`]: operations.update,
		[`delete${name}`]: operations.remove,
		...(given.isArchivable ? { [`update${name}State`]: operations.updateState } : {}),
	};
	return {
		...declaration,
		operations,
		contract: contract as MasterData<N, P, F, X, L, A>["contract"],
	};
}
