import { useEffect, useState } from "react";

/** A value that follows its source once it has been still for a while: searches need not run with each letter. */
export function useDelayed<T>(value: T, delayMs: number): T {
	const [delayed, setDelayed] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setDelayed(value), delayMs);
		return () => clearTimeout(timer);
	}, [value, delayMs]);
	return delayed;
}
