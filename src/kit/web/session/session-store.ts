import { useCallback } from "react";
import {
	holdsAnywhere,
	holdsGlobally,
	isAdministrator,
	may,
	type Place,
} from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionMap } from "#domain/access/permission-map.ts";
import type { RouteSession } from "#domain/access/route-is-open.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { createStore, useStore } from "#kit/ui/create-store.ts";
import { browserConfig } from "../config.ts";

/** Who is signed in; null when nobody is. */
export const sessionStore = createStore<SessionAnswer | null>(null);

/** The session, for everything that is shown to signed-in people only. */
export function useSession(): SessionAnswer {
	const session = useStore(sessionStore);
	if (session === null) throw new Error("Nobody is signed in");
	return session;
}

export function useSessionOrNull(): SessionAnswer | null {
	return useStore(sessionStore);
}

/** Whether a level of a key is held, anywhere or at a place. The server decides; this only spares people dead buttons. */
export function useMay(key: PermissionKey, level: PermissionLevel, place?: Place): boolean {
	const permissions = permissionsOf(useSessionOrNull());
	return place === undefined
		? holdsAnywhere(permissions, key, level)
		: may(permissions, key, level, place);
}

/** The same for the whole company. */
export function useMayGlobally(key: PermissionKey, level: PermissionLevel): boolean {
	return holdsGlobally(permissionsOf(useSessionOrNull()), key, level);
}

export function useFeature(feature: UiFeature): boolean {
	return useSessionOrNull()?.uiFeatures.includes(feature) ?? false;
}

export function useIsAdministrator(): boolean {
	return isAdministrator(permissionsOf(useSessionOrNull()));
}

export function permissionsOf(session: SessionAnswer | null): PermissionMap {
	// zod writes `siteId?: string | undefined`, the domain `siteId?: string`; an absent id is absent in both
	return (session?.permissions ?? {}) as PermissionMap;
}

/** What routes and panels are judged by. */
export function routeSession(session: SessionAnswer): RouteSession {
	return {
		uiFeatures: session.uiFeatures,
		permissions: permissionsOf(session),
		trialState: session.trialState,
		developerTools: browserConfig().developerTools,
	};
}

/** Names the person in what this browser keeps. */
export function ownerOf(session: SessionAnswer): string {
	return `${session.tenant.id}.${session.userId}`;
}

/** Asks for several parts of the product one by one; stays the same function as long as they do. */
export function useHasFeature(): (feature: UiFeature) => boolean {
	const features = useSessionOrNull()?.uiFeatures;
	return useCallback((feature) => features?.includes(feature) ?? false, [features]);
}
