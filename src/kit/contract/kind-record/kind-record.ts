import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { GeneralTopic } from "#kit/contract/live.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import { id, nothing } from "../fields.ts";
import type { MasterFields, Shape } from "../master-data/master-data.ts";
import { type MasterValues, type Outputs, shapeOf } from "../master-data/master-operations.ts";
import type { Refusal } from "../refusal.ts";

/**
 * What a company has at most one of for each of a few kinds, declared once. Entries are named by their kind; creating and
 * changing are the same operation, and version 0 says that there is none yet.
 */
export interface KindDeclaration {
	/** In operation ids: `SsoProvider` → putSsoProvider, deleteSsoProvider. */
	readonly name: string;
	/** `SsoProviders` → listSsoProviders. */
	readonly plural: string;
	/** As the trace names it, e.g. `sso_provider`. */
	readonly entity: string;
	/** `/api/sso-providers` */
	readonly path: `/api/${string}`;
	/** What reading and every change need, for the whole company. */
	readonly access: { readonly key: PermissionKey; readonly level: PermissionLevel };
	/** Topic of its live messages. */
	readonly topic: GeneralTopic;
	/** What each operation does, as the documentation of the interface says it. */
	readonly summaries: Readonly<Record<"list" | "put" | "remove", string>>;
	readonly kinds: readonly [string, ...string[]];
	/** Name of the entries in the answer of the list. */
	readonly listAs: string;
	/** What the list answers besides. */
	readonly around: Shape;
	readonly fields: MasterFields;
	/** Kept sealed and never answered; left out, the one that is kept stays. */
	readonly secrets: Readonly<Record<string, z.ZodMiniType<string, string>>>;
	/** Computed values of each entry. */
	readonly extra: Shape;
	readonly refusals: { readonly put: readonly Refusal[]; readonly remove: readonly Refusal[] };
}

type KindOf<D extends KindDeclaration> = { readonly kind: D["kinds"][number] };
type Version = { readonly version: number };

/** The values of an entry with its kind, as traces keep them. */
export type KindValues<D extends KindDeclaration> = KindOf<D> & MasterValues<D["fields"]>;
/** What is sent to create or change one. */
export type KindInput<D extends KindDeclaration> = KindValues<D> & {
	readonly [K in keyof D["secrets"]]?: string | undefined;
} & Version;
export type KindItem<D extends KindDeclaration> = { readonly id: string } & KindValues<D> &
	Version &
	Outputs<D["extra"]>;

interface Operation<M extends Method, Input, Answer>
	extends Endpoint<z.ZodMiniType<Input, Input>, z.ZodMiniType<Answer, Answer>> {
	readonly method: M;
	readonly access: KindDeclaration["access"];
	readonly raw?: never;
}
type Nothing = z.output<typeof nothing>;

export interface KindOperations<D extends KindDeclaration> {
	readonly list: Operation<
		"GET",
		Nothing,
		{ readonly [K in D["listAs"]]: KindItem<D>[] } & Outputs<D["around"]>
	>;
	readonly put: Operation<"PUT", KindInput<D>, Nothing>;
	readonly remove: Operation<"DELETE", KindOf<D>, Nothing>;
}

export type KindContract<D extends KindDeclaration> = {
	readonly [K in `list${D["plural"]}`]: KindOperations<D>["list"];
} & { readonly [K in `put${D["name"]}`]: KindOperations<D>["put"] } & {
	readonly [K in `delete${D["name"]}`]: KindOperations<D>["remove"];
};

export interface KindRecord<D extends KindDeclaration = KindDeclaration> {
	readonly declaration: D;
	/** Endpoints by what they do. */
	readonly operations: KindOperations<D>;
	/** The same by operation id, to be spread into the feature's `contract`. */
	readonly contract: KindContract<D>;
}

/** The operation ids of a declaration by what they do. */
export function kindIds({ name, plural }: Pick<KindDeclaration, "name" | "plural">) {
	return { list: `list${plural}`, put: `put${name}`, remove: `delete${name}` } as const;
}

/** Declares one entry of each kind in a feature's `contract.ts`. Example: docs/how-to/add-one-of-each-kind.md. */
export function kindRecord<const D extends KindDeclaration>(declaration: D): KindRecord<D> {
	const operations = operationsOf(declaration);
	const ids = kindIds(declaration);
	const contract = {
		[ids.list]: operations.list,
		[ids.put]: operations.put,
		[ids.remove]: operations.remove,
	};
	// the schemas are put together at run time; their types are those of the fields
	return { declaration, operations, contract } as unknown as KindRecord<D>;
}

function operationsOf(declaration: KindDeclaration) {
	const { path, access, kinds, listAs, around, summaries, refusals } = declaration;
	const ids = kindIds(declaration);
	const kind = z.enum(kinds);
	const entry = { access, path: `${path}/{kind}`, answer: nothing } as const;
	return {
		list: {
			operationId: ids.list,
			method: "GET",
			path,
			summary: summaries.list,
			access,
			input: nothing,
			answer: z.object({ [listAs]: z.array(itemOf(declaration, kind)), ...around }),
			refusals: [],
		},
		put: {
			...entry,
			operationId: ids.put,
			method: "PUT",
			summary: summaries.put,
			input: inputOf(declaration, kind),
			refusals: refusals.put,
		},
		remove: {
			...entry,
			operationId: ids.remove,
			method: "DELETE",
			summary: summaries.remove,
			input: z.object({ kind }),
			refusals: refusals.remove,
		},
	};
}

function inputOf({ fields, secrets }: KindDeclaration, kind: z.ZodMiniType) {
	const sent = Object.entries(secrets).map(([name, schema]) => [name, z.optional(schema)]);
	return z.object({
		kind,
		...shapeOf(fields, "input"),
		...Object.fromEntries(sent),
		/** 0 where there is none yet. */
		version: z.int().check(z.gte(0)),
	});
}

function itemOf({ fields, extra }: KindDeclaration, kind: z.ZodMiniType) {
	return z.object({ id, kind, ...shapeOf(fields, "answer"), version: z.number(), ...extra });
}
