import { useEffect } from "react";
import { ownerOf, useSession } from "../session/session-store.ts";
import { startLive } from "./start-live.ts";

/** Without looks: the live connection of whoever is signed in. */
export default function LiveBackground() {
	const owner = ownerOf(useSession());
	useEffect(() => startLive(owner), [owner]);
	return null;
}
