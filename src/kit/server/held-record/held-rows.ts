import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import {
	type HeldContract,
	type HeldDeclaration,
	type HeldInput,
	type HeldRecord,
	type HeldValues,
	heldIds,
} from "#kit/contract/held-record/held-record.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "../audit.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Handler } from "../http/serve.ts";
import type { Announcement } from "../live/announcer.ts";
import type { DemandPerson } from "../person-record/write-rows.ts";
import { type Demand, demanded, readDemanded } from "../refusals/demand.ts";
import { refuse } from "../refusals/refuse.ts";
import { refuseBroken } from "../refusals/refuse-broken.ts";
import { todayOf } from "../today-of.ts";
import type { HeldTable } from "./held-table.ts";
import { type AnyHeld, insertHeld, returnHeld, rowsHeld } from "./sql.ts";

type Values = Readonly<Record<string, unknown>>;

interface Rules<Input, Kept> {
	/** Refuses people without the right for the person; `userDemand` of `staff/user-roles` is it. */
	readonly demand: DemandPerson;
	/** Refuses, or says what is kept of what was said, with the table's secret columns. */
	readonly prepare: (
		context: WriteContext,
		input: Input,
	) => (Kept & Values) | Promise<Kept & Values>;
	/** What is announced to browsers. */
	readonly tell: (row: { readonly id: string; readonly userId: string }) => Announcement;
}

interface Kind {
	readonly record: HeldRecord;
	readonly table: HeldTable;
	readonly rules: Rules<Values, Values>;
}

type Handlers<Contract> = {
	readonly [K in keyof Contract]: Contract[K] extends Endpoint ? Handler<Contract[K]> : never;
};

/** The use cases of what people hold, all by the one rule of who may. Example: docs/how-to/add-what-people-hold.md. */
export function heldRows<D extends HeldDeclaration>(
	record: HeldRecord<D>,
	table: HeldTable,
	rules: Rules<HeldInput<D>, HeldValues<D>>,
): Handlers<HeldContract<D>> {
	const kind = { record, table, rules } as unknown as Kind;
	const ids = heldIds(record.declaration);
	return {
		[ids.list]: (context: ReadContext, { userId }: Row) => list(kind, context, userId),
		[ids.create]: (context: WriteContext, input: NewRow) => create(kind, context, input),
		[ids.giveBack]: (context: WriteContext, row: Row) => giveBack(kind, context, row),
	} as unknown as Handlers<HeldContract<D>>;
}

interface Row {
	readonly id: string;
	readonly userId: string;
}
interface NewRow extends Values {
	readonly userId: string;
}

function demandOf(
	{ record, rules }: Kind,
	context: ReadContext | WriteContext,
	needed: { readonly userId: string; readonly level: PermissionLevel },
): Demand {
	const key = record.declaration.permission;
	return rules.demand(context.session, { key, ...needed, today: todayOf(context) });
}

async function list(kind: Kind, context: ReadContext, userId: string): Promise<Values> {
	const { listAs, instants } = kind.record.declaration;
	const { tenantId } = context;
	const [rows] = await readDemanded<[AnyHeld]>(
		context,
		demandOf(kind, context, { userId, level: "READ" }),
		[rowsHeld(kind.table, instants[1], { tenantId, userId })],
	);
	const spelled = (row: Values) =>
		Object.fromEntries(
			instants.map((name) => [name, (row[name] as Date | null)?.toISOString() ?? null]),
		);
	return { [listAs]: rows.map((row) => ({ ...row, ...spelled(row) })) };
}

async function create(kind: Kind, context: WriteContext, { userId, ...input }: NewRow) {
	const { tx, tenantId, now } = context;
	const { table, rules, record } = kind;
	await demanded(tx, demandOf(kind, context, { userId, level: "WRITE" }));
	const kept = await rules.prepare(context, input);
	const id = newId(now.getTime());
	const values = { ...kept, [record.declaration.instants[0]]: now };
	await refuseBroken(table.constraints, () =>
		insertHeld(tx, table, { tenantId, id, userId }, values),
	);
	await finish(kind, context, { id, userId }, { action: "created", after: tracedOf(kind, kept) });
	return { id };
}

/** From now on the person does not hold it; somebody else may. */
async function giveBack(kind: Kind, context: WriteContext, { id, userId }: Row) {
	const { tx, tenantId, now } = context;
	await demanded(tx, demandOf(kind, context, { userId, level: "WRITE" }));
	const [, returned] = kind.record.declaration.instants;
	const row = await returnHeld(tx, kind.table, returned, { tenantId, id, userId, now });
	if (row === undefined) return refuse(commonRefusals.notFound);
	await finish(kind, context, { id, userId }, { action: "returned", before: tracedOf(kind, row) });
	return {};
}

/** What the trace keeps: fields and what is shown, neither instants nor what was said once. */
function tracedOf({ record }: Kind, row: Values): Values {
	const { fields, shown } = record.declaration;
	const names = [...Object.keys(fields), ...Object.keys(shown)];
	return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** Leaves the trace of a change, and announces it. */
async function finish(
	{ record, rules }: Kind,
	context: WriteContext,
	{ id, userId }: Row,
	change: { readonly action: string; readonly before?: Values; readonly after?: Values },
): Promise<void> {
	const about = { entity: record.declaration.entity, entityId: id, subjectUserId: userId };
	await audit(context.tx, context, { ...about, ...change });
	context.announce(rules.tell({ id, userId }));
}
