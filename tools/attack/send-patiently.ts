import { setTimeout as pause } from "node:timers/promises";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { sendOperation } from "../structure/send-operation.ts";

const attempts = 5;
const longestSeconds = 5;

/**
 * Sends as `sendOperation` does. A server that limits how often it is asked has not looked at the request yet: it is asked again
 * when it says so; `took` are milliseconds of the last attempt. One's own is started without those limits.
 */
export async function sendPatiently(...asked: Parameters<typeof sendOperation>) {
	for (let nth = 1; ; nth++) {
		const begin = performance.now();
		const answer = await sendOperation(...asked);
		const took = performance.now() - begin;
		const wait = secondsToWait(answer);
		if (wait === undefined || nth === attempts) return { ...answer, took };
		await pause(wait * 1000);
	}
}

function secondsToWait({ status, text }: { status: number; text: string }): number | undefined {
	if (status !== commonRefusals.tooManyRequests.status) return undefined;
	const { code, timeUntilRetry } = JSON.parse(text) as { code?: string; timeUntilRetry?: number };
	if (code !== commonRefusals.tooManyRequests.code || timeUntilRetry === undefined)
		return undefined;
	return timeUntilRetry <= longestSeconds ? timeUntilRetry : undefined;
}
