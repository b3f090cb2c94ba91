import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint, Method } from "../endpoint.ts";
import { id, instant, nothing } from "../fields.ts";
import type { MasterFields, Shape } from "../master-data/master-data.ts";
import { type MasterValues, type Outputs, shapeOf } from "../master-data/master-operations.ts";
import type { Refusal } from "../refusal.ts";

/** What a person holds from an instant until it is returned, declared once. Nothing of it is changed, so it has no version. */
export interface HeldDeclaration {
	/** In operation ids: `HardwareToken` → createHardwareToken, returnHardwareToken. */
	readonly name: string;
	/** `HardwareTokens` → listHardwareTokens. */
	readonly plural: string;
	/** As the trace names it, e.g. `hardware_token`. */
	readonly entity: string;
	/** `hardware-tokens` → /api/users/{userId}/hardware-tokens */
	readonly path: string;
	/** READ reads, WRITE hands out and takes back: for this person. */
	readonly permission: PermissionKey;
	/** What each operation does, as the documentation of the interface says it. */
	readonly summaries: Readonly<Record<"list" | "create" | "giveBack", string>>;
	/** Name of the rows in the answer of the list. */
	readonly listAs: string;
	/** Names of the instants: handed out, and returned, which is null as long as it is held. */
	readonly instants: readonly [given: string, returned: string];
	/** Said when it is handed out, kept and answered. */
	readonly fields: MasterFields;
	/** Said when it is handed out and never kept: `prepare` makes of it what is. */
	readonly saidOnce: MasterFields;
	/** What `prepare` makes of it for everybody who may read: kept, answered and traced. */
	readonly shown: Shape;
	/** Of handing out. */
	readonly refusals: readonly Refusal[];
}

/** What is said when it is handed out. */
export type HeldInput<D extends HeldDeclaration> = MasterValues<D["fields"]> &
	MasterValues<D["saidOnce"]>;
/** What is kept and answered besides the instants. */
export type HeldValues<D extends HeldDeclaration> = MasterValues<D["fields"]> & Outputs<D["shown"]>;
export type HeldItem<D extends HeldDeclaration> = { readonly id: string } & HeldValues<D> & {
		readonly [K in D["instants"][0]]: string;
	} & { readonly [K in D["instants"][1]]: string | null };

interface Operation<M extends Method, Input, Answer>
	extends Endpoint<z.ZodMiniType<Input, Input>, z.ZodMiniType<Answer, Answer>> {
	readonly method: M;
	readonly access: { readonly key: PermissionKey; readonly level: PermissionLevel };
	readonly raw?: never;
}
type Person = { readonly userId: string };

export interface HeldOperations<D extends HeldDeclaration> {
	readonly list: Operation<"GET", Person, { readonly [K in D["listAs"]]: HeldItem<D>[] }>;
	readonly create: Operation<"POST", Person & HeldInput<D>, { readonly id: string }>;
	readonly giveBack: Operation<"PUT", Person & { readonly id: string }, z.output<typeof nothing>>;
}

export type HeldContract<D extends HeldDeclaration> = {
	readonly [K in `list${D["plural"]}`]: HeldOperations<D>["list"];
} & { readonly [K in `create${D["name"]}`]: HeldOperations<D>["create"] } & {
	readonly [K in `return${D["name"]}`]: HeldOperations<D>["giveBack"];
};

export interface HeldRecord<D extends HeldDeclaration = HeldDeclaration> {
	readonly declaration: D;
	/** Endpoints by what they do. */
	readonly operations: HeldOperations<D>;
	/** The same by operation id, to be spread into the feature's `contract`. */
	readonly contract: HeldContract<D>;
}

/** The operation ids of a declaration by what they do. */
export function heldIds({ name, plural }: Pick<HeldDeclaration, "name" | "plural">) {
	return { list: `list${plural}`, create: `create${name}`, giveBack: `return${name}` } as const;
}

/** Declares what people hold in a feature's `contract.ts`. Example: docs/how-to/add-what-people-hold.md. */
export function heldRecord<const D extends HeldDeclaration>(declaration: D): HeldRecord<D> {
	const operations = operationsOf(declaration);
	const ids = heldIds(declaration);
	const contract = {
		[ids.list]: operations.list,
		[ids.create]: operations.create,
		[ids.giveBack]: operations.giveBack,
	};
	// the schemas are put together at run time; their types are those of the fields
	return { declaration, operations, contract } as unknown as HeldRecord<D>;
}

function operationsOf(
	declaration: HeldDeclaration,
): Record<keyof HeldOperations<HeldDeclaration>, Endpoint> {
	const { path: of, permission: key, fields, saidOnce, listAs, refusals, summaries } = declaration;
	const ids = heldIds(declaration);
	const path = `/api/users/{userId}/${of}`;
	return {
		list: {
			operationId: ids.list,
			method: "GET",
			path,
			summary: summaries.list,
			access: { key, level: "READ" },
			input: z.object({ userId: id }),
			answer: z.object({ [listAs]: z.array(itemOf(declaration)) }),
			refusals: [],
		},
		create: {
			operationId: ids.create,
			method: "POST",
			path,
			summary: summaries.create,
			access: { key, level: "WRITE" },
			input: z.object({ userId: id, ...shapeOf({ ...fields, ...saidOnce }, "input") }),
			answer: z.object({ id }),
			refusals,
		},
		giveBack: {
			operationId: ids.giveBack,
			method: "PUT",
			path: `${path}/{id}/return`,
			summary: summaries.giveBack,
			access: { key, level: "WRITE" },
			input: z.object({ userId: id, id }),
			answer: nothing,
			refusals: [],
		},
	};
}

function itemOf({ instants: [given, returned], fields, shown }: HeldDeclaration) {
	return z.object({
		id,
		...shapeOf(fields, "answer"),
		...shown,
		[given]: instant,
		[returned]: z.nullable(instant),
	});
}
