import { useEffect, useState } from "react";
import { whenIdle } from "#kit/ui/when-idle.ts";

/** Milliseconds; at the latest: a busy page is no reason to stay without live messages. */
const latest = 1000;

/** False until the first look is drawn and the browser has time: for what nobody sees or needs at once. */
export function useCalm(): boolean {
	const [isCalm, setCalm] = useState(false);
	useEffect(() => whenIdle(() => setCalm(true), latest), []);
	return isCalm;
}
