import { type RefObject, useLayoutEffect, useRef } from "react";

/** What a component was given last, for what happens later. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	return latest;
}
