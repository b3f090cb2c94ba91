import { routeIsOpen } from "#domain/access/route-is-open.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { routeSession, useSession } from "#kit/web/session/session-store.ts";
import { type ReportName, reports } from "../contract.ts";

/** The part of the product that a report is of, where it is of one. */
const features: Partial<Record<ReportName, UiFeature>> = {
	rangeSummary: "TIMETRACKINGS",
	overtime: "TIMETRACKINGS",
	nightWork: "TIMETRACKINGS",
	violations: "TIMETRACKINGS",
	planActual: "SHIFTPLAN",
	punctuality: "SHIFTPLAN",
};

/** The reports that the signed-in person may see, in their order. */
export function useOpenReports(): readonly ReportName[] {
	const session = routeSession(useSession());
	return (Object.keys(reports) as ReportName[]).filter((name) => {
		const feature = features[name];
		const permissions = [{ key: reports[name].key, level: "READ" }] as const;
		return routeIsOpen({ permissions, ...(feature && { features: [feature] }) }, session);
	});
}
