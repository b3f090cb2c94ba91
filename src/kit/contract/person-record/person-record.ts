import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import type { nothing } from "../fields.ts";
import type { MasterFields, Shape } from "../master-data/master-data.ts";
import { type MasterValues, shapeOf } from "../master-data/master-operations.ts";
import type { Refusal } from "../refusal.ts";
import { itemOf, operationsOf, personOperationIds, valuesOf } from "./person-operations.ts";

export type PersonOperation = "list" | "get" | "create" | "update" | "end" | "remove";

/** What is valid of a person from a day to a day, declared once: endpoints, rows, list and form follow. */
export interface PersonDeclaration {
	/** In operation ids: `Wage` → createWage; its rows are named by `wageId`. */
	readonly name: string;
	/** `Wages` → listWages. */
	readonly plural: string;
	/** As the trace names it, e.g. `wage`. */
	readonly entity: string;
	/** `wages` → /api/users/{userId}/wages and /api/wages/{wageId} */
	readonly path: string;
	/** READ reads, WRITE creates, changes and ends, FULL deletes: for this person. */
	readonly permission: PermissionKey;
	/** Everybody reads what is their own, without any right. */
	readonly own?: true;
	/** Names of the first and the last day; a last day of null means until further notice. */
	readonly days: readonly [from: string, to: string];
	readonly fields: MasterFields;
	/** Said on creation and kept. */
	readonly fixed?: MasterFields;
	/** Computed values of each answer. */
	readonly extra?: Shape;
	readonly operations: readonly PersonOperation[];
	/** A new row ends the one that holds on its first day on the day before, unless said otherwise. */
	readonly endsPrevious?: true;
	/** Creating and changing answer the whole row, not its id and version. */
	readonly answersRow?: true;
	/** Each answer says whether the row holds today: `isCurrent`. */
	readonly tellsCurrent?: true;
	/** Rows of it change what the person's days come to. */
	readonly movesFigures?: true;
	/** Name of the rows in the answer of the list; `items` unless given. */
	readonly listAs?: string;
	/** Name of the parameter that rows are asked for by; the record's own unless given. */
	readonly idName?: string;
	/** Where rows are listed and created, if not below the person's `path`. */
	readonly listPath?: `/api/${string}`;
	readonly createPath?: `/api/${string}`;
	/** Of an end before its begin. */
	readonly turned: Refusal;
	readonly refusals: {
		/** Of creating, changing and ending. */
		readonly write: readonly Refusal[];
		/** Those that only creating or deleting add. */
		readonly create?: readonly Refusal[];
		readonly remove?: readonly Refusal[];
	};
}

type FixedOf<D> = D extends { readonly fixed: infer F extends MasterFields } ? F : object;
type ExtraOf<D> = D extends { readonly extra: infer X extends Shape }
	? { readonly [K in keyof X]: z.output<X[K]> }
	: object;
type CurrentOf<D> = D extends { readonly tellsCurrent: true }
	? { readonly isCurrent: boolean }
	: object;
type Days<D extends PersonDeclaration> = {
	readonly [K in D["days"][0]]: string;
} & { readonly [K in D["days"][1]]: string | null };
type IdName<D extends PersonDeclaration> = D extends { readonly idName: infer I extends string }
	? I
	: `${Uncapitalize<D["name"]>}Id`;
type Key<D extends PersonDeclaration> = { readonly [K in IdName<D>]: string };
type Version = { readonly version: number };

/** Days and fields: what a form holds and what may change. */
export type PersonValues<D extends PersonDeclaration> = Days<D> & MasterValues<D["fields"]>;
/** The same with what is said on creation alone. */
export type NewPersonValues<D extends PersonDeclaration> = PersonValues<D> &
	MasterValues<FixedOf<D>>;
/** A row as it is kept. */
export type PersonRow<D extends PersonDeclaration> = {
	readonly id: string;
	readonly userId: string;
} & Version &
	NewPersonValues<D>;
/** A row as it is answered. */
export type PersonItem<D extends PersonDeclaration> = { readonly id: string } & Version &
	NewPersonValues<D> &
	ExtraOf<D> &
	CurrentOf<D>;

interface Operation<M extends Method, Input, Answer>
	extends Endpoint<z.ZodMiniType<Input, Input>, z.ZodMiniType<Answer, Answer>> {
	readonly method: M;
	readonly access:
		| { readonly key: PermissionKey; readonly level: PermissionLevel }
		| { readonly signedIn: true };
	readonly raw?: never;
}
type Person = { readonly userId: string };
type Answered<D extends PersonDeclaration, Else> = D extends { readonly answersRow: true }
	? PersonItem<D>
	: Else;
type ListName<D> = D extends { readonly listAs: infer L extends string } ? L : "items";

export interface PersonOperations<D extends PersonDeclaration> {
	readonly list: Operation<"GET", Person, { readonly [K in ListName<D>]: PersonItem<D>[] }>;
	readonly get: Operation<"GET", Key<D>, PersonItem<D>>;
	readonly create: Operation<
		"POST",
		Person & NewPersonValues<D> & { readonly endsPrevious?: boolean },
		Answered<D, { readonly id: string }>
	>;
	readonly update: Operation<"PUT", Key<D> & PersonValues<D> & Version, Answered<D, Version>>;
	readonly end: Operation<
		"PUT",
		Key<D> & { readonly [K in D["days"][1]]: string } & Version,
		Answered<D, Version>
	>;
	readonly remove: Operation<"DELETE", Key<D>, z.output<typeof nothing>>;
}

interface Ids<D extends PersonDeclaration> {
	readonly list: `list${D["plural"]}`;
	readonly get: `get${D["name"]}`;
	readonly create: `create${D["name"]}`;
	readonly update: `update${D["name"]}`;
	readonly end: `end${D["name"]}`;
	readonly remove: `delete${D["name"]}`;
}
export type PersonContract<D extends PersonDeclaration> = {
	readonly [K in D["operations"][number] as Ids<D>[K]]: PersonOperations<D>[K];
};

export interface PersonRecord<D extends PersonDeclaration = PersonDeclaration> {
	readonly declaration: D;
	/** Checks the fields without days, where they are typed elsewhere too. */
	readonly terms: z.ZodMiniType<MasterValues<D["fields"]>, MasterValues<D["fields"]>>;
	/** The same with days. */
	readonly values: z.ZodMiniType<PersonValues<D>, PersonValues<D>>;
	/** A row as it is answered, for answers that hold more. */
	readonly item: z.ZodMiniType<PersonItem<D>, PersonItem<D>>;
	/** Endpoints by what they do. */
	readonly operations: PersonOperations<D>;
	/** Those that there are by operation id, to be spread into the feature's `contract`. */
	readonly contract: PersonContract<D>;
}

export type AnyPersonRecord = PersonRecord<PersonDeclaration>;

/** Declares dated rows of a person in a feature's `contract.ts`. Example: docs/how-to/add-a-dated-row.md. */
export function personRecord<const D extends PersonDeclaration>(declaration: D): PersonRecord<D> {
	const operations = operationsOf(declaration);
	const ids = personOperationIds(declaration);
	const made = {
		declaration,
		terms: z.object(shapeOf(declaration.fields, "input")),
		values: z.object(valuesOf(declaration)),
		item: itemOf(declaration),
		operations,
		contract: Object.fromEntries(
			declaration.operations.map((operation) => [ids[operation], operations[operation]]),
		),
	};
	// the schemas are put together at run time; their types are those of the fields
	return made as unknown as PersonRecord<D>;
}
