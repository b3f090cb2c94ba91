import { useEffect, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { deviceNow } from "#kit/web/clock.ts";

export interface Lock {
	/** Seconds that are left. */
	readonly left: number;
	/** Seconds it began with. */
	readonly whole: number;
}

interface End {
	readonly at: number;
	readonly whole: number;
}

/**
 * The time until one may try again, counted down each second; the server is what really locks. It locks a name, so
 * another one may try at once.
 */
export function useLock(username: string) {
	const [ends, setEnds] = useState<ReadonlyMap<string, End>>(new Map());
	const [now, setNow] = useState(deviceNow);
	useEffect(() => {
		if (ends.size === 0) return;
		const timer = setInterval(() => {
			const time = deviceNow();
			setNow(time);
			const left = [...ends].filter(([, end]) => end.at > time);
			if (left.length < ends.size) setEnds(new Map(left));
		}, times.clockTick);
		return () => clearInterval(timer);
	}, [ends]);
	const end = ends.get(nameOf(username));
	const left = end === undefined ? 0 : Math.ceil((end.at - now) / 1000);
	return {
		lock: end === undefined ? null : ({ left: Math.max(0, left), whole: end.whole } satisfies Lock),
		begin: (name: string, timeUntilRetry: number) => {
			const whole = Math.max(1, Math.ceil(timeUntilRetry));
			const time = deviceNow();
			setNow(time);
			setEnds((before) => new Map(before).set(nameOf(name), { at: time + whole * 1000, whole }));
		},
	};
}

/** As the server takes a typed name. */
function nameOf(typed: string): string {
	return typed.trim().toLowerCase();
}

/** Seconds as minutes and seconds. Example: 272 → "04:32". */
export function lockTime(seconds: number): string {
	return [Math.floor(seconds / 60), seconds % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
