import { useEffect } from "react";
import { ownerOf, useSession } from "../session/session-store.ts";
import { startLive } from "./start-live.ts";

/** Without looks: the live connection of whoever is signed in. */
export default function LiveBackground() {
	const session = useSession();
	const owner = ownerOf(session);
	const place = session.livePlace;
	useEffect(() => startLive(owner, place), [owner, place]);
	return null;
}
