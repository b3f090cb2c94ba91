import type { Endpoint } from "#kit/contract/endpoint.ts";
import {
	type KindContract,
	type KindDeclaration,
	type KindInput,
	type KindItem,
	type KindRecord,
	kindIds,
} from "#kit/contract/kind-record/kind-record.ts";
import type { Outputs } from "#kit/contract/master-data/master-operations.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "../audit.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Handler } from "../http/serve.ts";
import { refuse } from "../refusals/refuse.ts";
import { requireGlobally } from "../refusals/require-globally.ts";
import { refuseStale } from "../refusals/stale-version.ts";
import type { Session } from "../session.ts";
import type { KindTable } from "./kind-table.ts";
import {
	type AnyEntry,
	deleteEntry,
	entriesOf,
	insertEntry,
	lockEntry,
	updateEntry,
} from "./sql.ts";

type Values = Readonly<Record<string, unknown>>;
type Write = () => Promise<void>;

/** What is special about the entries. */
interface Rules<Input, Item, Around> {
	/** Refuses people who hold the right, but may not change all the same. */
	readonly demand?: (session: Session) => void;
	/** What the list answers beside the entries. */
	readonly around: (context: ReadContext) => Around;
	/** Refuses what can never be; `before` is absent where there is none yet. */
	readonly check: (context: WriteContext, input: Input, before: Item | undefined) => void;
	/** Changes or removes what is there, by `write`, or refuses; `after` is absent where it goes. */
	readonly change: (
		context: WriteContext,
		entry: { readonly before: Item; readonly after?: Input },
		write: Write,
	) => Promise<void>;
}

interface Kind {
	readonly record: KindRecord;
	readonly table: KindTable;
	readonly rules: Rules<PutInput, AnyEntry, Values>;
}

interface PutInput extends Values {
	readonly kind: string;
	readonly version: number;
}

type Handlers<Contract> = {
	readonly [K in keyof Contract]: Contract[K] extends Endpoint ? Handler<Contract[K]> : never;
};

/** The use cases of entries of which there is one for each kind. Example: docs/how-to/add-one-of-each-kind.md. */
export function kindHandlers<D extends KindDeclaration>(
	record: KindRecord<D>,
	table: KindTable,
	rules: Rules<KindInput<D>, KindItem<D>, Outputs<D["around"]>>,
): Handlers<KindContract<D>> {
	const kind = { record, table, rules } as unknown as Kind;
	const ids = kindIds(record.declaration);
	return {
		[ids.list]: (context: ReadContext) => list(kind, context),
		[ids.put]: (context: WriteContext, input: PutInput) => put(kind, context, input),
		[ids.remove]: (context: WriteContext, input: { readonly kind: string }) =>
			remove(kind, context, input.kind),
	} as unknown as Handlers<KindContract<D>>;
}

async function list({ record, table, rules }: Kind, context: ReadContext): Promise<Values> {
	const { access, listAs } = record.declaration;
	requireGlobally(context.session, access.key, access.level);
	const entries = await context.once<AnyEntry>(entriesOf(table, context.tenantId));
	return { [listAs]: entries, ...rules.around(context) };
}

function demand({ record, rules }: Kind, { session }: WriteContext): void {
	const { key, level } = record.declaration.access;
	requireGlobally(session, key, level);
	rules.demand?.(session);
}

async function put(kind: Kind, context: WriteContext, input: PutInput) {
	const { tx, tenantId } = context;
	demand(kind, context);
	const before = await lockEntry(tx, kind.table, tenantId, input.kind);
	kind.rules.check(context, input, before);
	const sealed = sealedOf(kind, context, input);
	const id = before?.id ?? newId(context.now.getTime());
	const current = before ? { ...tracedOf(kind, before), version: before.version } : { version: 0 };
	const stale = () =>
		refuseStale(tx, { tenantId, entity: kind.record.declaration.entity, entityId: id, current });
	if (input.version !== current.version) await stale();
	const values = { ...byColumn(kind.table.columns, input), ...sealed };
	if (before !== undefined) {
		const write = () => updateEntry(tx, kind.table, { tenantId, id }, values);
		await kind.rules.change(context, { before, after: input }, write);
	} else if (!(await insertEntry(tx, kind.table, { tenantId, id, kind: input.kind }, values))) {
		// set up by somebody else at the same moment: what was shown does not hold any more
		await stale();
	}
	// of secrets only that there is a new one
	const isSecretNew = Object.keys(sealed).length > 0;
	const after = { ...tracedOf(kind, input), ...(isSecretNew && { isSecretNew }) };
	const done = { action: before === undefined ? "created" : "changed", after };
	await finish(kind, context, id, { ...done, before: before && tracedOf(kind, before) });
	return {};
}

async function remove(kind: Kind, context: WriteContext, name: string) {
	const { tx, tenantId } = context;
	demand(kind, context);
	const before = await lockEntry(tx, kind.table, tenantId, name);
	if (before === undefined) return refuse(commonRefusals.notFound);
	const { id } = before;
	await kind.rules.change(context, { before }, () => deleteEntry(tx, kind.table, { tenantId, id }));
	await finish(kind, context, id, { action: "deleted", before: tracedOf(kind, before) });
	return {};
}

/** By column; a secret that was left out stays as it is kept. */
function sealedOf({ table }: Kind, { services }: WriteContext, input: PutInput): Values {
	const given = Object.entries(table.sealed).filter(([name]) => input[name] !== undefined);
	return Object.fromEntries(
		given.map(([name, column]) => [column, services.secrets.seal(String(input[name]))]),
	);
}

const byColumn = (columns: KindTable["columns"], values: Values): Values =>
	Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, values[field]]));

/** What a trace may hold: kind and fields, no secret. */
function tracedOf({ record }: Kind, entry: Values): Values {
	const names = ["kind", ...Object.keys(record.declaration.fields)];
	return Object.fromEntries(names.map((name) => [name, entry[name]]));
}

/** Leaves the trace of a change, and announces it. */
async function finish(
	{ record }: Kind,
	context: WriteContext,
	entityId: string,
	change: {
		readonly action: string;
		readonly before?: Values | undefined;
		readonly after?: Values;
	},
): Promise<void> {
	const { entity, topic } = record.declaration;
	await audit(context.tx, context, { entity, entityId, ...change });
	context.announce({ kind: topic });
}
