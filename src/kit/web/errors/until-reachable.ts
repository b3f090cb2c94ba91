import { browserConfig } from "../config.ts";
import { connection } from "../connection.ts";
import { backOff } from "./back-off.ts";

/**
 * Asks the server every few seconds, and at once when the device has a network again; ends when it can work.
 *
 * @param pauses given where one wait follows another, so that they grow over all of them
 * @param isWanted asks no more once nobody waits
 */
export async function untilReachable(
	pauses: Iterator<number, never> = backOff(),
	isWanted = () => true,
): Promise<void> {
	do {
		await waitOrOnline(pauses.next().value);
		if (!isWanted()) return;
	} while (!(await isReady()));
	connection.set("online");
}

async function isReady(): Promise<boolean> {
	try {
		const answer = await fetch(`${browserConfig().apiUrl}/readyz`, { cache: "no-store" });
		return answer.ok;
	} catch {
		return false;
	}
}

function waitOrOnline(pause: number): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			window.removeEventListener("online", end);
			resolve();
		};
		const timer = setTimeout(end, pause);
		window.addEventListener("online", end);
	});
}

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
