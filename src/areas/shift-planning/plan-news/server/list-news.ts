import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract, ShiftNews } from "../contract.ts";
import type { KnownCell } from "./plan-moves.ts";
import { lastReading, type NewsRow, ownNews, type ReadRow } from "./sql.ts";

export const listShiftNews: Handler<typeof contract.listShiftNews> = async (context) => {
	const { tenantId, session } = context;
	const { userId } = session;
	const [rows, [reading]] = await context.together<[NewsRow, ReadRow]>([
		ownNews(tenantId, userId, todayOf(context)),
		lastReading(tenantId, userId),
	]);
	const items = rows.map(({ shift, was, madeAt, ...row }) => ({
		...row,
		madeAt: madeAt.toISOString(),
		shift: shownOf(shift),
		was: was && shownOf(was),
	}));
	return { items, readAt: reading?.readAt?.toISOString() ?? null };
};

type Shown = KnownCell & Pick<ShiftNews["shift"], "activity" | "workspace">;

/** By the clock of its place. */
function shownOf(cell: KnownCell): ShiftNews["shift"] {
	const { day, begin, end, zone, activity, workspace } = cell as Shown;
	const midnight = dayOfIso(day) * 1440;
	const minuteOf = (instant: number) =>
		instant + zoneOf(zone).offsetAt(instant as EpochMinute) - midnight;
	return { day, beginMinute: minuteOf(begin), endMinute: minuteOf(end), activity, workspace };
}
