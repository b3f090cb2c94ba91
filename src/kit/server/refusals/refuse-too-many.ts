import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "./refuse.ts";

/** Too much was asked for; it is worth another try after so many seconds. */
export function refuseTooMany(seconds: number): never {
	return refuse(commonRefusals.tooManyRequests, {
		timeUntilRetry: seconds,
		parameters: [seconds],
	});
}
