import { ApiError } from "./api-error.ts";

const mostAttempts = 4;
/** Nobody looks at an empty page for longer. */
const longestWait = 60;

/**
 * Reads again what was refused because too much had been asked at once, after the time that the server names; what it refuses
 * again and again is thrown.
 */
export async function readPatiently<T>(
	read: () => Promise<T>,
	signal: AbortSignal | undefined,
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await read();
		} catch (error) {
			const seconds = secondsToWait(error);
			if (seconds === undefined || attempt === mostAttempts) throw error;
			await passed(seconds, signal);
		}
	}
}

/** Undefined: waiting would not help. */
function secondsToWait(error: unknown): number | undefined {
	if (!(error instanceof ApiError) || error.status !== 429) return undefined;
	const { timeUntilRetry } = error;
	return timeUntilRetry !== undefined && timeUntilRetry <= longestWait ? timeUntilRetry : undefined;
}

function passed(seconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const leave = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", leave);
			resolve();
		}, seconds * 1000);
		if (signal?.aborted) leave();
		else signal?.addEventListener("abort", leave, { once: true });
	});
}
