import {
	accountKind,
	expiringLines,
	expiringTogether,
	unitOfKind,
} from "#areas/absences/leave-accounts/server/public.ts";
import { type Collisions, collisionsOfMany } from "#areas/absences/requests/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { type BalanceOfMany, balanceOfMany } from "#areas/time-tracking/overtime/server/public.ts";
import type { PresenceStatus } from "#areas/time-tracking/state/contract.ts";
import { countedPresence } from "#areas/time-tracking/state/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { StandingLine } from "#domain/leave/open-leave.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { teamSums } from "./sql.ts";
import { leads, ledConflicts, ledPeople } from "./team.ts";

type Figures = AnswerOf<(typeof contract)["getTeamFigures"]>;

type Counts = { readonly counts: Partial<Record<PresenceStatus, number>> };

interface Sums extends Record<string, unknown> {
	readonly overtime: BalanceOfMany;
	readonly conflicts: Collisions;
	/** Of each account, and in what they are kept. */
	readonly unit: AccountUnit | null;
	readonly expiring: readonly (readonly StandingLine[])[];
}

/** In one round trip. */
export const getTeamFigures: Handler<(typeof contract)["getTeamFigures"]> = async (context) => {
	const { permissions } = context.session;
	const today = todayOf(context);
	const [present, [sums]] = await context.together<[Counts, Sums]>([
		countedPresence(context, leads),
		teamSums({
			overtime: balanceOfMany(ledPeople(context, ["overtime.manage", "READ"])),
			conflicts: collisionsOfMany(ledConflicts(context)),
			expiring: expiringLines(ledPeople(context, ["leaveaccounts.manage", "LIST"])),
			unit: unitOfKind(context.tenantId, accountKind(context.tenantId, undefined)),
		}),
	]);
	// a select without a table has one row
	const { overtime, conflicts, expiring, unit } = sums as Sums;
	const { accounts, ...balance } = overtime;
	const mayWatch = holdsAnywhere(permissions, "liveview.enabled", "READ");
	const seesLeave = holdsAnywhere(permissions, "leaveaccounts.manage", "LIST");
	return {
		presence: mayWatch ? presenceOf(present[0]?.counts ?? {}) : null,
		overtime: accounts === 0 ? null : { accounts, ...balance },
		conflicts,
		expiring: seesLeave ? expiringTogether(expiring, { unit: unit ?? "DAYS", today }) : null,
	};
};

function presenceOf(counts: Counts["counts"]): Figures["presence"] {
	const { IN = 0, PAUSE = 0, PLANNED = 0, ABSENT = 0, OUT = 0 } = counts;
	const people = IN + PAUSE + PLANNED + ABSENT + OUT;
	return { people, present: IN + PAUSE, onPause: PAUSE, absent: ABSENT };
}
