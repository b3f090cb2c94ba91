import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { mayLookUp, mayReadTrace } from "./may-read-trace.ts";
import { eventOf, isReadable, isWithinReach, nameById } from "./readable-events.ts";
import { type EventRow, eventRows } from "./sql.ts";

const pageSize = 50;

/** What may not be seen has no history, as what is not there: nobody learns whether it exists. */
export const getLogHistory: Handler<typeof contract.getLogHistory> = async (
	context,
	{ entity, entityId, before },
) => {
	const { session, tenantId, services } = context;
	const traces = services.traces;
	const rule = traces.rules.get(entity) ?? refuse(commonRefusals.malformed);
	if (!mayLookUp(session, rule)) {
		refuse(commonRefusals.forbidden, { permission: rule.key, level: "READ" });
	}
	const rows = await context.once<EventRow>(
		eventRows({
			tenantId,
			entityId,
			entities: [entity, ...rule.parts],
			about: rule.about.filter((one) => isWithinReach(session, traces, one)),
			reach: rule.reach,
			before: before ?? null,
			// one more tells whether there are older ones
			limit: pageSize + 1,
			today: todayOf(context),
		}),
	);
	const shown = rows.slice(0, pageSize);
	const events = shown
		.filter((row) => mayReadTrace(session, rule, row))
		.filter((row) => !rule.about.includes(row.entity) || isReadable(session, traces, row))
		.map((row) => eventOf(session, traces, row));
	const next = rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
	return { events: await nameById(context, events), next };
};
