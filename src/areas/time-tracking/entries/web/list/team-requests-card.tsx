import { holdsAnywhere } from "#domain/access/may.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { permissionsOf, sessionStore, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

const decides = ["timetrackings.manage", "FULL"] as const;
/** Only supervisors have it: others do not fetch its code. */
const code = lazyCode(() => import("./team-requests.tsx"));

/** The code comes with the answers that the dashboard waits for. */
export async function preloadTeamRequests(): Promise<void> {
	const isSupervisor = holdsAnywhere(permissionsOf(sessionStore.get()), ...decides);
	// without it the box says by itself that it could not be loaded
	if (isSupervisor) await code.preload().catch(() => {});
}

export function useDecidesForTeam(): boolean {
	return useMay(...decides);
}

/** The box of what waits for the signed-in supervisor. */
export function TeamRequests() {
	const { title } = useTexts(texts).team;
	const fallback = (
		<Card title={title} flush className="requested-card">
			<LoadingState />
		</Card>
	);
	return <LazyPart code={code} props={{}} fallback={fallback} />;
}
