import type { Endpoint } from "#kit/contract/endpoint.ts";
import { personIdName, personOperationIds } from "#kit/contract/person-record/person-operations.ts";
import type {
	NewPersonValues,
	PersonContract,
	PersonDeclaration,
	PersonRecord,
	PersonRow,
} from "#kit/contract/person-record/person-record.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Handler } from "../http/serve.ts";
import type { PersonTable } from "./person-table.ts";
import type { EndedRow } from "./sql.ts";
import {
	addRow,
	changeRow,
	createRow,
	getRow,
	type Kind,
	listRows,
	type NewRow,
	type Rules,
	removeRow,
	traceEnds,
	type Values,
} from "./write-rows.ts";

type PersonRules<D extends PersonDeclaration> = Rules<NewPersonValues<D>, PersonRow<D>>;

type Handlers<Contract> = {
	readonly [K in keyof Contract]: Contract[K] extends Endpoint ? Handler<Contract[K]> : never;
};

export interface PersonRows<D extends PersonDeclaration> {
	/** The use cases, to be spread into the feature's `serve(contract, { … })`. */
	readonly handlers: Handlers<PersonContract<D>>;
	/** Writes a row of a person whom the caller was allowed to change. @returns its id */
	readonly add: (
		context: WriteContext,
		userId: string,
		values: NewPersonValues<D>,
		endsPrevious?: boolean,
	) => Promise<string>;
	/** Leaves the trace of rows that ended because of another change. */
	readonly traceEnds: (
		context: WriteContext,
		userId: string,
		ended: readonly EndedRow[],
	) => Promise<void>;
}

/** The use cases of dated rows of a person, all by the one rule of who may. Example: docs/how-to/add-a-dated-row.md. */
export function personRows<D extends PersonDeclaration>(
	record: PersonRecord<D>,
	table: PersonTable,
	rules: PersonRules<D>,
): PersonRows<D> {
	const kind = { record, table, rules } as unknown as Kind;
	const idName = personIdName(record.declaration);
	const ids = personOperationIds(record.declaration);
	const named = (input: Values) => String(input[idName]);
	const all = {
		[ids.list]: (context: ReadContext, input: { readonly userId: string }) =>
			listRows(kind, context, input.userId),
		[ids.get]: (context: ReadContext, input: Values) => getRow(kind, context, named(input)),
		[ids.create]: (context: WriteContext, input: NewRow) => createRow(kind, context, input),
		[ids.update]: (context: WriteContext, { version, [idName]: id, ...values }: Values) =>
			changeRow(kind, context, { id: String(id), version: Number(version), values }),
		[ids.end]: (context: WriteContext, { version, [idName]: id, ...values }: Values) =>
			changeRow(kind, context, { id: String(id), version: Number(version), values }),
		[ids.remove]: (context: WriteContext, input: Values) => removeRow(kind, context, named(input)),
	};
	const made = record.declaration.operations.map((operation) => [
		ids[operation],
		all[ids[operation]],
	]);
	return {
		handlers: Object.fromEntries(made) as Handlers<PersonContract<D>>,
		add: (context, userId, values, endsPrevious = false) =>
			addRow(kind, context, userId, values as Values, endsPrevious),
		traceEnds: (context, userId, ended) => traceEnds(kind, context, userId, ended),
	};
}
