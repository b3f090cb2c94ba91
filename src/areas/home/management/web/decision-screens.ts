import { absenceDecision, substitutionDecision } from "#areas/absences/requests/web/public.ts";
import type { DecisionScreen } from "#areas/time-tracking/approvals/web/public.ts";
import { entryDecision } from "#areas/time-tracking/entries/web/public.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { monthCloseLateBookings } from "#areas/time-tracking/month-close/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { renew } from "#kit/web/use-api.ts";
import type { Decision } from "../contract.ts";

/** Is settled in its panel, one by one. */
const lateBookingDecision: DecisionScreen = {
	approve: async () => false,
	reject: async () => false,
	approvePlainly: async () => {},
	rejectPlainly: async () => {},
	renew: () => renew(monthCloses.listLateBookings),
	hintText: ({ code }) => code,
	open: () => openPanel(monthCloseLateBookings, {}),
};

/** By the name under which the server lists them. A further kind of matter is decided by one line. */
const screens: Readonly<Record<string, DecisionScreen>> = {
	absence: absenceDecision,
	time_tracking: entryDecision,
	absence_substitute: substitutionDecision,
	late_booking: lateBookingDecision,
};

export function screenOf({ entity }: Pick<Decision, "entity">): DecisionScreen {
	// a server of a later release may list more
	return screens[entity] ?? lateBookingDecision;
}

/** One row of the inbox: a matter may wait for several things. */
export function keyOf({ entity, id, kind }: Pick<Decision, "entity" | "id" | "kind">): string {
	return `${entity} ${kind} ${id}`;
}

export const mayApprove = ({ moves }: Pick<Decision, "moves">): boolean =>
	moves.includes("APPROVE");

/** Approving it asks nobody anything. */
export function isClean({ hints, isChecked, moves }: Decision): boolean {
	const isQuiet = hints.every(({ severity }) => severity === "INFO");
	return moves.includes("APPROVE") && isChecked && isQuiet;
}
