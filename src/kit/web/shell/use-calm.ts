import { useEffect, useState } from "react";

/** At the latest: a busy page is no reason to stay without live messages. */
const latest = 1000;

/** False until the first look is drawn and the browser has time: for what nobody sees or needs at once. */
export function useCalm(): boolean {
	const [isCalm, setCalm] = useState(false);
	useEffect(() => whenIdle(() => setCalm(true)), []);
	return isCalm;
}

/** @returns takes it back */
function whenIdle(run: () => void): () => void {
	if (typeof requestIdleCallback === "undefined") {
		// Safari; by then the first look is drawn
		const timer = setTimeout(run, latest / 5);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: latest });
	return () => cancelIdleCallback(handle);
}
