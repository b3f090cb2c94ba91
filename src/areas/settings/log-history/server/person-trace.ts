import type { Session } from "#kit/server/session.ts";
import type { TraceRules } from "#kit/server/trace-rules.ts";
import type { LogEvent } from "../contract.ts";
import { reachesPlace } from "./may-read-trace.ts";
import { eventOf, isReadable, type Naming, nameById } from "./readable-events.ts";
import { type EventRow, eventRows } from "./sql.ts";

const batchSize = 200;

interface Asking extends Naming {
	readonly session: Session;
	/** Civil day. */
	readonly today: string;
}

interface TracedBatch {
	readonly events: readonly LogEvent[];
	/** So many more there are that the reader may not see. */
	readonly keptBack: number;
}

/**
 * Everything traced about a person since an instant, the newest first, as far as the reader may see it. Illness takes its own
 * right, also of the person who may read the trace of everything.
 */
export async function* personTrace(
	asking: Asking,
	userId: string,
	since: Date,
): AsyncGenerator<TracedBatch, void> {
	const { session, tenantId, today, services } = asking;
	const { traces } = services;
	const entities = [...traces.rules].flatMap(([name, { reach }]) =>
		reach === "PERSON" ? [name] : [],
	);
	for (let before: string | null = null; ; ) {
		const rows: readonly EventRow[] = await asking.once<EventRow>(
			eventRows({
				...{ tenantId, entityId: userId, entities, about: entities, reach: "PERSON" },
				...{ before, limit: batchSize, today },
			}),
		);
		const recent = rows.filter(({ at }) => at >= since);
		const open = recent.filter((row) => isOpenTo(session, traces, row));
		const events = open.map((row) => eventOf(session, traces, row));
		yield { events: await nameById(asking, events), keptBack: recent.length - open.length };
		before = rows.at(-1)?.id ?? null;
		if (recent.length < batchSize || before === null) return;
	}
}

function isOpenTo(session: Session, traces: TraceRules, row: EventRow): boolean {
	if (!isReadable(session, traces, row)) return false;
	const { key } = traces.rules.get(row.entity) ?? {};
	return key !== "sicknotes.manage" || reachesPlace(session, key, row);
}
