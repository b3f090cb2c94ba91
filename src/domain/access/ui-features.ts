import { holdsAnywhere } from "./may.ts";
import type { PermissionMap } from "./permission-map.ts";

/** Parts of the product that a tenant may have or not; routes and dashboard parts ask for them. */
export const uiFeatures = [
	"USERS",
	"UNITS",
	"USERSQUALIFICATIONS",
	"CUSTOMERS",
	"SETTINGS",
	"LEAVEACCOUNTS",
	"PROJECTS",
	"TIMETRACKINGS",
	"ADVANCEDREPORTS",
	"PAYROLLS",
	"SHIFTPLAN",
	"TARGETACTUALS",
	"MANAGER",
	"CUSTOMFIELDS",
] as const;

export type UiFeature = (typeof uiFeatures)[number];

/**
 * The features of a session: those of its tenant, MANAGER only for people who decide on something somewhere.
 *
 * Example: tenant [USERS, MANAGER], FULL on absences.manage for one unit → [USERS, MANAGER]; without it → [USERS].
 */
export function sessionFeatures(
	tenantFeatures: readonly string[],
	permissions: PermissionMap,
): UiFeature[] {
	const decides =
		holdsAnywhere(permissions, "timetrackings.manage", "FULL") ||
		holdsAnywhere(permissions, "absences.manage", "FULL");
	return uiFeatures.filter(
		(feature) => tenantFeatures.includes(feature) && (feature !== "MANAGER" || decides),
	);
}
