import { useEffect, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { deviceNow } from "#kit/web/clock.ts";

export interface Lock {
	/** Seconds that are left. */
	readonly left: number;
	/** Seconds it began with. */
	readonly whole: number;
}

/** The time until one may try again, counted down each second; the server is what really locks. */
export function useLock() {
	const [end, setEnd] = useState<{ at: number; whole: number } | null>(null);
	const [left, setLeft] = useState(0);
	useEffect(() => {
		if (end === null) return;
		const timer = setInterval(() => {
			const rest = Math.ceil((end.at - deviceNow()) / 1000);
			setLeft(Math.max(0, rest));
			if (rest <= 0) setEnd(null);
		}, times.clockTick);
		return () => clearInterval(timer);
	}, [end]);
	return {
		lock: end === null ? null : ({ left, whole: end.whole } satisfies Lock),
		begin: (timeUntilRetry: number) => {
			const whole = Math.max(1, Math.ceil(timeUntilRetry));
			setLeft(whole);
			setEnd({ at: deviceNow() + whole * 1000, whole });
		},
	};
}

/** Seconds as minutes and seconds. Example: 272 → "04:32". */
export function lockTime(seconds: number): string {
	return [Math.floor(seconds / 60), seconds % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
