import { panelPlace } from "#kit/ui/panel-stack/panel-stack.ts";
import { goTo } from "../router/navigation.ts";
import { checkSession } from "./check-session.ts";
import { takeKeptPanels } from "./kept-panels.ts";
import { ownerOf } from "./session-store.ts";

/** After the server has opened a session: takes it over, goes to the start and gives back what was open. */
export async function completeSignIn(): Promise<void> {
	const session = await checkSession({ anew: true });
	await goTo("/", { replace: true });
	if (session === null) return;
	const kept = takeKeptPanels(ownerOf(session));
	if (kept.panels.length + kept.overlays.length > 0) panelPlace().go(kept, "replace");
}
