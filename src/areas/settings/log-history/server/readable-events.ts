import type { ReadContext } from "#kit/server/http/context.ts";
import type { Session } from "#kit/server/session.ts";
import type { TraceRules } from "#kit/server/trace-rules.ts";
import type { LogEvent } from "../contract.ts";
import { changesOf, type TraceChange } from "./changes-of.ts";
import { mayLookUp, mayReadTrace, reachesPlace } from "./may-read-trace.ts";
import { type EventRow, type NameRow, nameRows } from "./sql.ts";

export function isWithinReach(session: Session, { rules }: TraceRules, entity: string): boolean {
	const rule = rules.get(entity);
	return rule !== undefined && mayLookUp(session, rule);
}

/** Of a wage, say: the person who may not read it need not learn that there was a change either. */
export function isReadable(session: Session, { rules }: TraceRules, row: EventRow): boolean {
	const rule = rules.get(row.entity);
	return rule !== undefined && mayReadTrace(session, rule, row);
}

export function eventOf(session: Session, traces: TraceRules, row: EventRow): LogEvent {
	const isOpenTo = isReadable(session, traces, row);
	const all = isOpenTo ? changesOf(row) : [];
	const changes = all.filter((change) => isOpen(session, traces, change, row));
	return {
		id: row.id,
		at: row.at.toISOString(),
		entity: row.entity,
		action: row.action,
		actorKind: row.actorKind,
		actor: row.actor,
		impersonator: row.impersonator,
		reason: isOpenTo ? row.reason : null,
		changes: changes.map(({ field, ...values }) => ({ field: [...field], ...values })),
		isMasked: !isOpenTo || changes.length < all.length,
	};
}

/** Lists are looked into, for a field in one of their items. */
function isOpen(session: Session, { masked }: TraceRules, change: TraceChange, row: EventRow) {
	const names = [...change.field, ...namesIn(change.before), ...namesIn(change.after)];
	return names.every((name) => {
		const key = masked[name];
		return key === undefined || reachesPlace(session, key, row);
	});
}

function namesIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(namesIn);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type Naming = Pick<ReadContext, "once" | "tenantId" | "services">;

/** Puts names in the place of ids; the id of what is gone stays. */
export async function nameById(context: Naming, events: readonly LogEvent[]): Promise<LogEvent[]> {
	const ids = new Set<string>();
	for (const { changes } of events) {
		for (const { before, after } of changes) {
			replaceIds([before, after], (id) => {
				ids.add(id);
				return id;
			});
		}
	}
	if (ids.size === 0) return [...events];
	const { named } = context.services.traces;
	const rows = await context.once<NameRow>(nameRows(context.tenantId, [...ids], named));
	const names = new Map(rows.map(({ id, name }) => [id, name]));
	const withNames = (value: unknown) => replaceIds(value, (id) => names.get(id) ?? id);
	return events.map((event) => ({
		...event,
		changes: event.changes.map(({ field, before, after }) => ({
			field,
			before: withNames(before),
			after: withNames(after),
		})),
	}));
}

function replaceIds(value: unknown, replace: (id: string) => string): unknown {
	if (typeof value === "string") return idShape.test(value) ? replace(value.toLowerCase()) : value;
	if (Array.isArray(value)) return value.map((one) => replaceIds(one, replace));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, replaceIds(one, replace)]),
	);
}
