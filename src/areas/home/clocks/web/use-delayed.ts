import { useEffect, useState } from "react";
import { times } from "#kit/contract/limits.ts";

/** What was typed, once no key has been pressed for the search delay; emptying it counts at once. */
export function useDelayed(typed: string): string {
	const [settled, setSettled] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), times.searchDelay);
		return () => clearTimeout(timer);
	}, [typed]);
	return typed === "" ? "" : settled;
}
