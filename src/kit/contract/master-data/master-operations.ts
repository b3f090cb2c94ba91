import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import { id, nothing, queryFlag } from "../fields.ts";
import { listAnswer, listInput, type SortDirection } from "../list.ts";
import { commonRefusals, type Refusal } from "../refusal.ts";
import type { MasterDeclaration, MasterFields, RefusalsOf, Shape } from "./master-data.ts";
import type { MasterField } from "./master-fields.ts";
import { masterRefusals } from "./master-refusals.ts";

/** The values of an entry: what a form holds and what creating and changing take. */
export type MasterValues<Fields> = {
	readonly [K in keyof Fields]: Fields[K] extends MasterField<infer V> ? V : never;
};

type ListedFields<Fields> = {
	[K in keyof Fields as Fields[K] extends MasterField<infer _V, true> ? never : K]: Fields[K];
};

interface Head {
	readonly id: string;
	readonly version: number;
	/** True also where nothing can be archived. */
	readonly isEnabled: boolean;
}
export type Outputs<S extends Shape> = { readonly [K in keyof S]: z.output<S[K]> };

/** An entry in full. */
export type MasterItem<
	Fields extends MasterFields = MasterFields,
	Extra extends Shape = Shape,
> = Head & MasterValues<Fields> & Outputs<Extra>;

/** An entry as a list shows it: without details. */
export type MasterListItem<
	Fields extends MasterFields = MasterFields,
	Extra extends Shape = Shape,
> = Head & MasterValues<ListedFields<Fields>> & Outputs<Extra>;

export type MasterListInput<Fields, Filters extends Shape> = {
	readonly search?: string | undefined;
	readonly sortBy?: (keyof Fields & string) | undefined;
	readonly sortDirection?: SortDirection | undefined;
	readonly isEnabled?: boolean | undefined;
	readonly page: number;
	readonly pageSize: number;
} & { readonly [K in keyof Filters]?: z.output<Filters[K]> | undefined };

export interface MasterPage<Item> {
	readonly items: Item[];
	readonly total: number;
	readonly page: number;
	readonly pageSize: number;
}

export interface Operation<M extends Method, Given, Input, Answer>
	extends Endpoint<z.ZodMiniType<Input, Given>, z.ZodMiniType<Answer, Answer>> {
	readonly method: M;
	readonly access: { readonly key: PermissionKey; readonly level: PermissionLevel };
	readonly raw?: never;
}

export type Same<M extends Method, Input, Answer> = Operation<M, Input, Input, Answer>;
interface Key {
	readonly id: string;
}
type Nothing = z.output<typeof nothing>;

export interface MasterOperations<F extends MasterFields, X extends Shape, L extends Shape> {
	readonly list: Operation<
		"GET",
		Partial<MasterListInput<F, L>>,
		MasterListInput<F, L>,
		MasterPage<MasterListItem<F, X>>
	>;
	readonly get: Same<"GET", Key, MasterItem<F, X>>;
	readonly create: Same<"POST", MasterValues<F>, MasterItem<F, X>>;
	readonly update: Same<
		"PUT",
		MasterValues<F> & Key & { readonly version: number },
		MasterItem<F, X>
	>;
	readonly remove: Same<"DELETE", Key, Nothing>;
	readonly updateState: Same<
		"PUT",
		Key & { readonly isEnabled: boolean; readonly version: number },
		MasterItem<F, X>
	>;
}

/** The operations under their ids. */
export type MasterContract<
	N extends string,
	P extends string,
	F extends MasterFields,
	X extends Shape,
	L extends Shape,
	A extends boolean,
> = {
	readonly [K in `list${P}`]: MasterOperations<F, X, L>["list"];
} & {
	readonly [K in `get${N}`]: MasterOperations<F, X, L>["get"];
} & {
	readonly [K in `create${N}`]: MasterOperations<F, X, L>["create"];
} & {
	readonly [K in `update${N}`]: MasterOperations<F, X, L>["update"];
} & {
	readonly [K in `delete${N}`]: MasterOperations<F, X, L>["remove"];
} & (A extends true
		? {
				readonly [K in `update${N}State`]: MasterOperations<F, X, L>["updateState"];
			}
		: unknown);

/** The id of an entry, as its operations call it. */
const keyOf = ({ idName }: Pick<MasterDeclaration, "idName">): Shape => ({ [idName]: id });

/** The same with the version that is to be changed. */
export const versionedKey = (data: Pick<MasterDeclaration, "idName">): Shape => ({
	...keyOf(data),
	version: z.number().check(z.int(), z.gte(1)),
});

/** The endpoints of a declaration. */
export function masterOperations<F extends MasterFields, X extends Shape, L extends Shape>(
	data: MasterDeclaration<string, string, F, X, L>,
): MasterOperations<F, X, L> {
	const made = { ...readingOperations(data), ...writingOperations(data) };
	// the schemas are put together at run time; their types are those of the fields
	return made as unknown as MasterOperations<F, X, L>;
}

function readingOperations(data: AnyDeclaration) {
	const { name, plural, path, fields, idName } = data;
	const operation = operationOf(data);
	return {
		list: operation(`list${plural}`, "GET", path, "LIST", {
			summary: `List ${spoken(plural)}`,
			input: z.object(listShape(data)),
			answer: listAnswer(itemSchema(data, listedFields(fields))),
		}),
		get: operation(`get${name}`, "GET", `${path}/{${idName}}`, "READ", {
			summary: `Read one ${spoken(name)}`,
			input: z.object(keyOf(data)),
			answer: itemSchema(data, fields),
		}),
	};
}

function writingOperations(data: AnyDeclaration) {
	const { name, path, fields, idName, inUse } = data;
	const operation = operationOf(data);
	const one = spoken(name);
	const entry = `${path}/{${idName}}`;
	const state = `${entry}/state`;
	const values = shapeOf(fields, "input");
	const answer = itemSchema(data, fields);
	const { duplicate, referenceNotFound } = masterRefusals;
	const own = ownRefusals(data);
	const stale = commonRefusals.staleVersion;
	return {
		create: operation(`create${name}`, "POST", path, "WRITE", {
			summary: `Create a ${one}`,
			input: z.object(values),
			answer,
			refusals: [duplicate, referenceNotFound, ...own.create],
		}),
		update: operation(`update${name}`, "PUT", entry, "WRITE", {
			summary: `Change a ${one}`,
			input: z.object({ ...values, ...versionedKey(data) }),
			answer,
			refusals: [stale, duplicate, referenceNotFound, ...own.update],
		}),
		remove: operation(`delete${name}`, "DELETE", entry, "FULL", {
			summary: `Delete a ${one} that nothing is linked with`,
			input: z.object(keyOf(data)),
			answer: nothing,
			refusals: [inUse, ...own.remove],
		}),
		updateState: operation(`update${name}State`, "PUT", state, "WRITE", {
			summary: `Archive or restore a ${one}`,
			input: z.object({ ...versionedKey(data), isEnabled: z.boolean() }),
			answer,
			refusals: [stale, ...own.updateState],
		}),
	};
}

type AnyDeclaration = Pick<
	MasterDeclaration,
	| "name"
	| "plural"
	| "path"
	| "permission"
	| "fields"
	| "extra"
	| "filters"
	| "refusals"
	| "inUse"
	| "idName"
	| "movesFigures"
>;

/** Named for all, they are those of whatever creates or changes. */
function ownRefusals({ refusals }: AnyDeclaration): Required<RefusalsOf> {
	const none = { create: [], update: [], updateState: [], remove: [] };
	if (!isList(refusals)) return { ...none, ...refusals };
	return { ...none, create: refusals, update: refusals, updateState: refusals };
}

const isList = (given: AnyDeclaration["refusals"]): given is readonly Refusal[] =>
	Array.isArray(given);

interface Rest {
	readonly summary: string;
	readonly input: z.ZodMiniType;
	readonly answer: z.ZodMiniType;
	readonly refusals?: readonly Refusal[];
}

export function operationOf(data: Pick<MasterDeclaration, "permission" | "movesFigures">) {
	return (
		operationId: string,
		method: Method,
		path: string,
		level: PermissionLevel,
		rest: Rest,
	): Endpoint => ({
		operationId,
		method,
		path,
		access: { key: data.permission, level },
		refusals: [],
		// kept by name only: what is made of it does not depend on the types of its fields
		master: data as unknown as MasterDeclaration,
		...(data.movesFigures && method !== "GET" && { movesFigures: data.movesFigures }),
		...rest,
	});
}

function listShape({ fields, filters }: Pick<MasterDeclaration, "fields" | "filters">): Shape {
	const names = Object.keys(listedFields(fields)) as [string, ...string[]];
	return {
		...listInput(names),
		isEnabled: z.optional(queryFlag),
		...Object.fromEntries(
			Object.entries(filters).map(([name, schema]) => [name, z.optional(schema)]),
		),
	};
}

export function itemSchema({ extra }: Pick<MasterDeclaration, "extra">, fields: MasterFields) {
	return z.object({
		id,
		version: z.number(),
		isEnabled: z.boolean(),
		...shapeOf(fields, "answer"),
		...extra,
	});
}

export function listedFields(fields: MasterFields): MasterFields {
	return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.detail));
}

export function shapeOf(fields: MasterFields, side: "input" | "answer"): Shape {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]]));
}

/** `CostCentres` → `cost centres` */
export function spoken(name: string): string {
	return name.replace(/(?!^)([A-Z])/g, " $1").toLowerCase();
}
