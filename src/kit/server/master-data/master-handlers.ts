import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { MasterData, MasterFields, Shape } from "#kit/contract/master-data/master-data.ts";
import type { MasterItem, MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Handler } from "../http/serve.ts";
import type { MasterRules } from "./master-rules.ts";
import type { AnyMasterData, MasterTable } from "./master-table.ts";
import { getEntry, listEntries } from "./read-entries.ts";
import {
	createEntry,
	removeEntry,
	updateEntryState,
	updateWholeEntry,
	type Writing,
} from "./write-entries.ts";

type Handlers<Contract> = {
	readonly [K in keyof Contract]: Contract[K] extends Endpoint ? Handler<Contract[K]> : never;
};

/**
 * The use cases of declared master data, to be spread into the feature's `serve(contract, { … })`.
 *
 * @param rules what is special about it
 */
export function masterHandlers<
	N extends string,
	P extends string,
	F extends MasterFields,
	X extends Shape,
	L extends Shape,
	A extends boolean,
>(
	data: MasterData<N, P, F, X, L, A>,
	table: MasterTable,
	rules: MasterRules<MasterValues<F>, MasterItem<F, X>> = {},
): Handlers<MasterData<N, P, F, X, L, A>["contract"]> {
	const source = { data: data as unknown as AnyMasterData, table };
	const writing = { source, rules: rules as unknown as Writing["rules"] };
	const reading = { source, visible: rules.visible };
	const { name, plural } = data;
	const handlers: Record<string, unknown> = {
		[`list${plural}`]: bound(listEntries, reading),
		[`get${name}`]: bound(getEntry, reading),
		[`create${name}`]: bound(createEntry, writing),
		[`update${name}`]: bound(updateWholeEntry, writing),
		[`delete${name}`]: bound(removeEntry, writing),
		...(data.isArchivable ? { [`update${name}State`]: bound(updateEntryState, writing) } : {}),
	};
	return handlers as ReturnType<typeof masterHandlers<N, P, F, X, L, A>>;
}

function bound<S, C extends ReadContext | WriteContext, I, O>(
	useCase: (source: S, context: C, input: I) => Promise<O>,
	source: S,
) {
	return (context: C, input: I) => useCase(source, context, input);
}
