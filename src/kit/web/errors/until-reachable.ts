import { browserConfig } from "../config.ts";
import { connection } from "../connection.ts";

const first = 1000;
const longest = 10_000;

/** Asks the server every few seconds, and at once when the device has a network again; ends when it can work. */
export async function untilReachable(): Promise<void> {
	for (let pause = first; ; pause = Math.min(pause * 1.5, longest)) {
		await waitOrOnline(pause);
		if (await isReady()) break;
	}
	connection.set("online");
}

async function isReady(): Promise<boolean> {
	try {
		const answer = await fetch(`${browserConfig().apiUrl}/readyz`, {
			cache: "no-store",
		});
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
