import { connection } from "../connection.ts";
import { untilReachable } from "./until-reachable.ts";

/**
 * Waits for the end of a maintenance, and calls `onReturn` whenever the server is there again.
 * Called once at the start.
 */
export function watchConnection(onReturn: () => void): void {
	let before = connection.get();
	connection.subscribe(() => {
		const now = connection.get();
		if (now === "maintenance" && before !== "maintenance") void untilReachable();
		if (now === "online" && before !== "online") onReturn();
		before = now;
	});
}
