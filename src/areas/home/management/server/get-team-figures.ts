import {
	isInFilter,
	isVisible,
	type Right,
	todayOf,
} from "#areas/staff/user-roles/server/public.ts";
import { type BalanceOfMany, balanceOfMany } from "#areas/time-tracking/overtime/server/public.ts";
import type { PresenceStatus } from "#areas/time-tracking/state/contract.ts";
import { countedPresence } from "#areas/time-tracking/state/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { teamOvertime } from "./sql.ts";

type Figures = AnswerOf<(typeof contract)["getTeamFigures"]>;

/** Who decides for somebody leads her. */
const leads: readonly Right[] = [
	["absences.manage", "FULL"],
	["timetrackings.manage", "FULL"],
];

type Counts = { readonly counts: Partial<Record<PresenceStatus, number>> };
type Overtime = { readonly overtime: BalanceOfMany };

/** In one round trip. */
export const getTeamFigures: Handler<(typeof contract)["getTeamFigures"]> = async (context) => {
	const { permissions } = context.session;
	const [present, overtime] = await context.together<[Counts, Overtime]>([
		countedPresence(context, leads),
		teamOvertime(overtimeOf(context)),
	]);
	const mayWatch = holdsAnywhere(permissions, "liveview.enabled", "READ");
	const { accounts = 0, ...sums } = overtime[0]?.overtime ?? { minutes: 0, above: 0 };
	return {
		presence: mayWatch ? presenceOf(present[0]?.counts ?? {}) : null,
		overtime: accounts === 0 ? null : { accounts, ...sums },
	};
};

/** Accounts of the people she leads, as far as she may see them. */
function overtimeOf(context: ReadContext) {
	const { tenantId, session, siteFilter } = context;
	const today = todayOf(context);
	const seesAccounts: readonly Right[] = [["overtime.manage", "READ"]];
	const conditions = [
		isVisible(session, leads, today),
		isVisible(session, seesAccounts, today),
		isInFilter(session, siteFilter, today),
	] as const;
	return balanceOfMany({ tenantId, today, conditions });
}

function presenceOf(counts: Counts["counts"]): Figures["presence"] {
	const { IN = 0, PAUSE = 0, PLANNED = 0, ABSENT = 0, OUT = 0 } = counts;
	const people = IN + PAUSE + PLANNED + ABSENT + OUT;
	return { people, present: IN + PAUSE, onPause: PAUSE, absent: ABSENT };
}
