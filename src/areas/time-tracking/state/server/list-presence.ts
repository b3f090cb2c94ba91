import { isoOfSecond } from "#domain/time/epoch.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import {
	type contract,
	type PresenceStatus,
	type PresentPerson,
	presenceStatuses,
} from "../contract.ts";
import { scopeOf } from "./scope.ts";
import { type PresenceRow, presence } from "./sql.ts";

/** Everything in one statement, however many people: the board of a whole company is asked for all day long. */
export const listPresence: Handler<typeof contract.listPresence> = async (context, input) => {
	const rows = await context.once<PresenceRow>(presence(scopeOf(context), input));
	const counted = rows[0]?.counts ?? {};
	return {
		people: rows.flatMap((row) => (row.id === null ? [] : [personOf(row, context.now)])),
		counts: Object.fromEntries(
			presenceStatuses.map((status) => [status, counted[status] ?? 0]),
		) as Record<PresenceStatus, number>,
		serverTime: context.now.toISOString(),
	};
};

function personOf(row: PresenceRow, now: Date): PresentPerson {
	const { counts: _, id, shift, ...rest } = row;
	const isDue = (shift?.begin ?? 0) * 1000 <= now.getTime();
	return {
		...rest,
		id: id as string,
		since: row.since?.toISOString() ?? null,
		leftAt: row.leftAt?.toISOString() ?? null,
		shift: shift && {
			begin: isoOfSecond(shift.begin),
			end: isoOfSecond(shift.end),
			isLate: row.status === "PLANNED" && isDue,
		},
	};
}
