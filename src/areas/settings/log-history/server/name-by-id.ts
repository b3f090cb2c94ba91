import type { ReadContext } from "#kit/server/http/context.ts";
import type { LogEvent } from "../contract.ts";
import { type NameRow, nameRows } from "./sql.ts";

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Puts names in the place of ids; the id of what is gone stays. */
export async function nameById(
	context: ReadContext,
	events: readonly LogEvent[],
): Promise<LogEvent[]> {
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
	if (typeof value === "string") {
		return idShape.test(value) ? replace(value.toLowerCase()) : value;
	}
	if (Array.isArray(value)) return value.map((one) => replaceIds(one, replace));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, replaceIds(one, replace)]),
	);
}
