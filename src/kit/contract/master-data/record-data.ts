import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { Endpoint } from "../endpoint.ts";
import { id, nothing, queryFlag, typedText } from "../fields.ts";
import { listAnswer, listInput } from "../list.ts";
import { commonRefusals, type Refusal } from "../refusal.ts";
import { isGroup } from "./group-field.ts";
import { type MasterData, type MasterFields, masterData, type Shape } from "./master-data.ts";
import { itemSchema, listedFields, operationOf, spoken } from "./master-operations.ts";
import type { AddedFields, LineOf, RecordData, RecordTraits } from "./record-contract.ts";

interface Given<N, P, F, X, A, D, W, S, C, O> {
	readonly name: N;
	readonly plural: P;
	readonly entity: string;
	readonly path: string;
	readonly permission: PermissionKey;
	readonly topic: string;
	readonly isArchivable: A;
	readonly fields: F;
	readonly sortedBy: keyof F & string;
	readonly extra: X;
	readonly details: readonly D[];
	readonly narrowedBy: readonly W[];
	readonly sortAlso: readonly S[];
	readonly needs?: { readonly [K in keyof X]?: UiFeature };
	readonly added?: C;
	readonly picked: readonly O[];
	readonly listId: string;
	readonly refusals?: readonly Refusal[];
}

/**
 * Declares a record: master data with groups of fields that are changed apart, details in its list, fields that the
 * company adds, a picker. Example: `contacts/customers/contract.ts`.
 */
export function recordData<
	const N extends string,
	const P extends string,
	const F extends MasterFields,
	const X extends Shape,
	const A extends boolean,
	const D extends LineOf<F>,
	const W extends D,
	const S extends (keyof X & string) | "isEnabled",
	const O extends keyof F & string,
	C extends AddedFields | undefined = undefined,
>(given: Given<N, P, F, X, A, D, W, S, C, O>): RecordData<N, P, F, X, A, D, W, S, C, O> {
	const master = masterData<N, P, F, A, X>(given);
	const traits = { needs: {}, added: undefined, ...given } as unknown as RecordTraits;
	const known = { ...master, ...traits } as unknown as AnyRecord;
	const operations = operationsOf(known);
	const { name, plural } = given;
	const contract: Record<string, Endpoint> = {
		...(master.contract as Record<string, Endpoint>),
		[`list${plural}`]: operations.list,
		[`get${name}`]: operations.get,
		[`create${name}`]: operations.create,
		[`list${name}Options`]: operations.options,
	};
	for (const one of [...Object.values(operations.groups), operations.added]) {
		if (one !== undefined) contract[one.operationId] = one;
	}
	// put together at run time; its types are those of the declaration
	return { ...known, operations, contract } as unknown as RecordData<N, P, F, X, A, D, W, S, C, O>;
}

type AnyRecord = MasterData & RecordTraits;

function operationsOf(data: AnyRecord) {
	const { name, path, fields, added, operations } = data;
	const operation = operationOf(data);
	const entry = `${path}/{id}`;
	const versioned = { id, version: z.int().check(z.gte(1)) };
	const groups = Object.entries(fields).filter(([, field]) => isGroup(field));
	return {
		...operations,
		list: { ...operations.list, ...listing(data) },
		get: { ...operations.get, answer: itemSchema(withAdded(data), fields) },
		create: creating(data),
		options: picking(data),
		groups: Object.fromEntries(
			groups.map(([group, field]) => [
				group,
				operation(`update${name}${capital(group)}`, "PUT", `${entry}/${group}`, "WRITE", {
					summary: `Change the ${spoken(group)} of a ${spoken(name)} alone`,
					input: z.object({ ...versioned, [group]: field.input }),
					answer: operations.update.answer,
					refusals: [commonRefusals.staleVersion],
				}),
			]),
		),
		added:
			added &&
			operation(`update${name}CustomFields`, "PUT", `${entry}/custom-fields`, "WRITE", {
				summary: "Change values of custom fields; null empties one, what is not named stays",
				input: z.object({ ...versioned, custom: added.change }),
				answer: z.object({ version: z.number() }),
				refusals: [commonRefusals.staleVersion, ...added.refusals],
			}),
	};
}

function listing(data: AnyRecord) {
	const { added, details, extra, fields, narrowedBy, sortAlso } = data;
	const columns = [...Object.keys(listedFields(fields)), ...details, ...sortAlso];
	const declared = listInput(columns as [string, ...string[]]);
	const sortBy = added && z.optional(z.union([z.enum(columns), added.column]));
	const hidden = Object.entries(extra).map(([name, schema]) => [name, z.nullable(schema)]);
	return {
		input: z.object({
			...declared,
			...(sortBy && { sortBy, custom: z.optional(added.filters) }),
			isEnabled: z.optional(queryFlag),
			...each(narrowedBy, () => z.optional(typedText({ max: 200 }))),
		}),
		answer: listAnswer(
			itemSchema(
				withAdded({
					...data,
					extra: { ...each(details, () => z.nullable(z.string())), ...Object.fromEntries(hidden) },
				}),
				listedFields(fields),
			),
		),
	};
}

function creating({ added, operations, fields }: AnyRecord): Endpoint {
	const { create } = operations;
	if (added === undefined) return create;
	const input = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.input]));
	return {
		...create,
		input: z.object({ ...input, custom: z.optional(added.change) }),
		refusals: [...create.refusals, ...added.refusals],
	};
}

function picking(data: AnyRecord): Endpoint {
	const { name, plural, fields, picked } = data;
	const answers = each(picked, (field) => fields[field]?.answer as z.ZodMiniType);
	const item = z.object({ id, ...answers, isEnabled: z.boolean() });
	const list = plural.charAt(0).toLowerCase() + plural.slice(1);
	const path = `/api/${spoken(name).replaceAll(" ", "-")}-options`;
	return operationOf(data)(`list${name}Options`, "GET", path, "LIST", {
		summary: `Every ${spoken(name)} by name, for pickers`,
		input: nothing,
		answer: z.object({ [list]: z.array(item) }),
	});
}

const withAdded = <T extends AnyRecord>(data: T): T => ({
	...data,
	extra: { ...data.extra, ...data.added?.answer },
});

const each = <T>(names: readonly string[], make: (name: string) => T): Record<string, T> =>
	Object.fromEntries(names.map((name) => [name, make(name)]));

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
