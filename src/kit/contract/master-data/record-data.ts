import * as z from "zod/mini";
import type { Endpoint } from "../endpoint.ts";
import { nothing, queryFlag, typedText } from "../fields.ts";
import { listAnswer, listInput } from "../list.ts";
import { commonRefusals } from "../refusal.ts";
import { fieldAt, isGroup } from "./group-field.ts";
import { type MasterData, masterData } from "./master-data.ts";
import {
	itemSchema,
	listedFields,
	operationOf,
	spoken,
	versionedKey,
} from "./master-operations.ts";
import type { Checked, RecordData, RecordGiven, RecordTraits } from "./record-contract.ts";

/**
 * Declares a record: master data with groups of fields that are changed apart, details in its list, fields that the
 * company adds, a picker. Example: `contacts/customers/contract.ts`; one that lies in the tree of units: `staff/sites`.
 */
export function recordData<const G extends RecordGiven>(given: G & Checked<G>): RecordData<G> {
	const master = masterData({ ...given, sortedBy: given.sortedBy as string });
	const known = { ...master, ...traitsOf(given) } as unknown as AnyRecord;
	const operations = operationsOf(known);
	const { list, get, create, update, remove, updateState, options, parts, added } = operations;
	const has = (one: Operation) => given.only?.includes(one) ?? true;
	const found = [
		list,
		has("get") && get,
		has("create") && create,
		...(has("update") ? [update, ...Object.values(parts)] : []),
		has("remove") && remove,
		given.isArchivable && updateState,
		known.picked.length > 0 && options,
		added,
	];
	const contract = Object.fromEntries(
		found.flatMap((one) => (one ? [[one.operationId, one] as const] : [])),
	);
	// put together at run time; its types are those of the declaration
	return { ...known, operations, contract } as unknown as RecordData<G>;
}

type AnyRecord = MasterData & RecordTraits;
type Operation = NonNullable<RecordGiven["only"]>[number];

function traitsOf(given: RecordGiven): RecordTraits {
	const names = Object.keys(given.fields);
	const groups = names.filter((name) => isGroup(given.fields[name]));
	const apart = Object.values(given.parts ?? {}).flat();
	return {
		narrowedBy: [],
		shownToAll: [],
		sortAlso: [],
		needs: {},
		added: undefined,
		picked: [],
		creation: {},
		parts: Object.fromEntries(groups.map((group) => [group, [group]])),
		...given,
		changed: names.filter((name) => !apart.includes(name)),
	};
}

function operationsOf(data: AnyRecord) {
	const { name, path, fields, added, operations, parts, changed, idName } = data;
	const operation = operationOf(data);
	const entry = `${path}/{${idName}}`;
	const versioned = versionedKey(data);
	const inputs = (names: readonly string[]) =>
		each(names, (field) => fields[field]?.input as z.ZodMiniType);
	return {
		...operations,
		list: { ...operations.list, ...listing(data) },
		get: { ...operations.get, answer: itemSchema(withAdded(data), fields) },
		create: creating(data),
		update: { ...operations.update, input: z.object({ ...inputs(changed), ...versioned }) },
		options: picking(data),
		parts: Object.fromEntries(
			Object.entries(parts).map(([part, names]) => [
				part,
				operation(`update${name}${capital(part)}`, "PUT", `${entry}/${part}`, "WRITE", {
					summary: `Change the ${spoken(part)} of a ${spoken(name)} alone`,
					input: z.object({ ...versioned, ...inputs(names) }),
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
	const { added, details, extra, fields, narrowedBy, shownToAll, sortAlso } = data;
	const { called = {} } = data;
	const columns = [...Object.keys(listedFields(fields)), ...details, ...sortAlso]
		.filter((name) => !["GROUP", "RECORD"].includes(fieldAt(fields, name)?.kind ?? ""))
		.map((name) => called[name] ?? name);
	const declared = listInput(columns as [string, ...string[]]);
	const sortBy = added && z.optional(z.union([z.enum(columns), added.column]));
	const answers = Object.entries(extra).map(([name, schema]) => [
		name,
		shownToAll.includes(name) ? schema : z.nullable(schema),
	]);
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
					extra: {
						...each(details, (name) => z.nullable(fieldAt(fields, name)?.answer ?? z.string())),
						...Object.fromEntries(answers),
					},
				}),
				listedFields(fields),
			),
		),
	};
}

function creating({ added, operations, fields, changed, creation }: AnyRecord): Endpoint {
	const { create } = operations;
	const inputs = Object.entries(fields).map(([name, field]) => [
		name,
		isGroup(field) && !changed.includes(name)
			? z._default(field.input, field.initial)
			: field.input,
	]);
	return {
		...create,
		input: z.object({
			...Object.fromEntries(inputs),
			...creation,
			...(added && { custom: z.optional(added.change) }),
		}),
		refusals: [...create.refusals, ...(added?.refusals ?? [])],
	};
}

function picking(data: AnyRecord): Endpoint {
	const { name, plural, fields, picked } = data;
	const answers = each(picked, (field) => fields[field]?.answer as z.ZodMiniType);
	const item = z.object({ id: z.string(), ...answers, isEnabled: z.boolean() });
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

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
