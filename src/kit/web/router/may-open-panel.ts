import { routeIsOpen } from "#domain/access/route-is-open.ts";
import type { AnyPanel, Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { routeSession, sessionStore } from "../session/session-store.ts";

/** Whether the signed-in person may open a panel; judged as routes are. */
export function mayOpenPanel({ features, permission }: Pick<AnyPanel, "features" | "permission">) {
	const session = sessionStore.get();
	if (session === null) return false;
	return routeIsOpen(
		{ features, ...(permission && { permissions: anyOf(permission) }), alwaysVisible: true },
		routeSession(session),
	);
}

/** As routes name several of which one will do. */
function anyOf({ orKey, ...needed }: NonNullable<Panel["permission"]>) {
	return orKey === undefined ? [needed] : [needed, { ...needed, key: orKey }];
}
