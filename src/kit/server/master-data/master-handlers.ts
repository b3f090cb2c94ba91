import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Handler } from "../http/serve.ts";
import type { RulesOf } from "./master-rules.ts";
import type { AnyMasterData, MasterTable } from "./master-table.ts";
import { getEntry, listEntries, listEntryOptions } from "./read-entries.ts";
import {
	createEntry,
	removeEntry,
	updateAdded,
	updateEntryState,
	updateWholeEntry,
	type Writing,
} from "./write-entries.ts";

type Handlers<Contract> = {
	readonly [K in keyof Contract]: Contract[K] extends Endpoint ? Handler<Contract[K]> : never;
};

interface Declared {
	readonly name: string;
	readonly plural: string;
	readonly fields: MasterFields;
	readonly extra: Shape;
	readonly isArchivable: boolean;
	readonly idName: string;
	readonly contract: object;
}

/**
 * The use cases of declared master data, to be spread into the feature's `serve(contract, { … })`.
 *
 * @param rules what is special about it
 */
export function masterHandlers<D extends Declared>(
	data: D,
	table: MasterTable,
	rules: RulesOf<D> = {},
): Handlers<D["contract"]> {
	const source = { data: data as unknown as AnyMasterData, table };
	const writing = { source, rules: rules as unknown as Writing["rules"] };
	const reading = { source, visible: rules.visible };
	const { name, plural, idName } = data;
	const bound = binder(idName);
	const useCases: Record<string, unknown> = {
		[`list${plural}`]: bound(listEntries, reading),
		[`list${name}Options`]: bound(listEntryOptions, reading),
		[`get${name}`]: bound(getEntry, reading),
		[`create${name}`]: bound(createEntry, writing),
		[`delete${name}`]: bound(removeEntry, writing),
		[`update${name}State`]: bound(updateEntryState, writing),
		[`update${name}CustomFields`]: bound(updateAdded, writing),
	};
	// what else changes an entry changes all of it, or a group
	const change = bound(updateWholeEntry, writing);
	const handlers = Object.keys(data.contract).map((operation) => [
		operation,
		useCases[operation] ?? change,
	]);
	return Object.fromEntries(handlers) as Handlers<D["contract"]>;
}

/** Use cases know an entry's id as `id`, whatever its operations call it. */
const binder =
	(idName: string) =>
	<S, C extends ReadContext | WriteContext, I, O>(
		useCase: (source: S, context: C, input: I) => Promise<O>,
		source: S,
	) =>
	(context: C, { [idName]: id, ...input }: Readonly<Record<string, unknown>>) =>
		useCase(source, context, { id, ...input } as I);
