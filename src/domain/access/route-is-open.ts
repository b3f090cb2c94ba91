import { holdsAnywhere, holdsGlobally, isAdministrator } from "./may.ts";
import type { PermissionKey } from "./permission-keys.ts";
import type { PermissionLevel } from "./permission-level.ts";
import type { PermissionMap } from "./permission-map.ts";
import type { UiFeature } from "./ui-features.ts";

/** What a route asks for. */
export interface RouteNeeds {
	/** All of them. */
	readonly features?: readonly UiFeature[];
	/** One of them; none given means none needed. */
	readonly permissions?: readonly RoutePermission[];
	/** Stays when the trial has ended. It does not stand for features and permissions. */
	readonly alwaysVisible?: boolean;
	readonly adminOnly?: boolean;
	/** Only for administrators, and only where the installation has its developer tools on. */
	readonly developer?: boolean;
}

export interface RoutePermission {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	/** Must be held for the whole company; else any scope will do. */
	readonly global?: boolean;
}

export interface RouteSession {
	readonly uiFeatures: readonly string[];
	readonly permissions: PermissionMap;
	readonly trialState: string;
	/** From the configuration of the installation. */
	readonly developerTools: boolean;
}

/**
 * Whether a route or a child route is there for a session, in menu and router alike. An area's mark `alwaysVisible`
 * must be handed in with its children too.
 *
 * Example: feature PAYROLLS needed, session without it → false.
 */
export function routeIsOpen(route: RouteNeeds, session: RouteSession): boolean {
	if (session.trialState === "TRIAL_EXPIRED" && !route.alwaysVisible) return false;
	if (route.developer && !session.developerTools) return false;
	if ((route.adminOnly || route.developer) && !isAdministrator(session.permissions)) return false;
	const { features = [], permissions = [] } = route;
	return (
		features.every((feature) => session.uiFeatures.includes(feature)) &&
		(permissions.length === 0 ||
			permissions.some((permission) => isHeld(permission, session.permissions)))
	);
}

function isHeld({ key, level, global }: RoutePermission, permissions: PermissionMap): boolean {
	return global ? holdsGlobally(permissions, key, level) : holdsAnywhere(permissions, key, level);
}
