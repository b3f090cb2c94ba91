import { todayOf, visibleOrAll } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { planKey } from "../contract/keys.ts";
import { availabilityRange, type contract, longestDays } from "../contract.ts";
import { openFromOf } from "./open-from.ts";
import { type AvailabilityRow, availabilitiesOf, type PlaceRow, placeOf } from "./sql.ts";

export const listAvailabilities: Handler<typeof contract.listAvailabilities> = async (
	context,
	{ from, to, userIds },
) => {
	const { tenantId, session } = context;
	const length = dayOfIso(to) - dayOfIso(from) + 1;
	if (length < 1 || length > longestDays) refuse(availabilityRange);
	const today = todayOf(context);
	const ownId = session.userId;
	const scope = { tenantId, ownId, people: visibleOrAll(session, planKey, "READ", today) };
	const [rows, [place]] = await context.together<[AvailabilityRow, PlaceRow]>([
		availabilitiesOf(scope, { from, to, userIds: userIds ?? [ownId] }),
		placeOf(tenantId, ownId, today),
	]);
	return {
		items: rows.map(({ begin, end, ...row }) => ({
			...row,
			begin: begin.toISOString(),
			end: end.toISOString(),
		})),
		openFrom: openFromOf(place, today),
	};
};
