import { useEffect } from "react";
import { type LiveMessage, streamLive } from "#kit/contract/live.ts";
import { browserConfig } from "../config.ts";
import { renewQueries } from "../renew-queries.ts";
import { headersOfRequest } from "../request-headers.ts";
import { checkSession } from "../session/check-session.ts";
import { sessionExpired } from "../session/end-session.ts";
import { ownerOf, useSession } from "../session/session-store.ts";
import { openLink } from "./live-link.ts";
import { passOn } from "./live-messages.ts";
import { liveState } from "./live-state.ts";

/** Shows nothing: the live connection of the signed-in person. */
export default function LiveBackground() {
	const session = useSession();
	const owner = ownerOf(session);
	const place = session.livePlace;
	useEffect(() => startLive(owner, place), [owner, place]);
	return null;
}

/**
 * Connects the signed-in person to live messages.
 *
 * @param owner names tenant and person
 * @param place up to where this tab knows: `livePlace` of the session's answer that came before all it shows
 * @returns ends it, at sign-out
 */
function startLive(owner: string, place: string): () => void {
	const link = openLink({
		owner,
		// the worker resolves it against its own address, which may lie elsewhere
		url: new URL(`${browserConfig().apiUrl}${streamLive.path}`, location.href).href,
		headers: headersOfRequest(),
		place,
		onMessage: (sent) => {
			if (sent.type === "state") liveState.set(sent.state);
			else take(sent.message);
		},
	});
	return () => {
		link.close();
		liveState.set("off");
	};
}

function take(message: LiveMessage): void {
	passOn(message);
	// whatever is shown may be out of date; each thing decides by its own fetching
	if (message.kind === "resync") void renewQueries();
	if (message.kind === "sessionEnded") void lookWhoIsSignedIn();
}

/** Another tab signed out, an administrator ended the session, or it was idle for too long. */
async function lookWhoIsSignedIn(): Promise<void> {
	try {
		if ((await checkSession({ anew: true })) === null) sessionExpired();
	} catch {
		// the server is away: the next call will tell
	}
}
