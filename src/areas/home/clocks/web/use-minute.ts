import { useEffect, useState } from "react";
import { serverNow } from "#kit/web/clock.ts";

const intervalMs = 5000;
const minute = 60_000;

/** The present minute, in milliseconds since the epoch: for what need not be drawn anew each second. */
export function useMinute(): number {
	const [now, setNow] = useState(presentMinute);
	useEffect(() => {
		const timer = setInterval(() => setNow(presentMinute()), intervalMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}

function presentMinute(): number {
	return Math.floor(serverNow() / minute) * minute;
}
