import { useEffect, useRef, useState } from "react";

/** A list that is here already, or the way to get it. */
export type Loadable<Value> = Value | (() => Promise<Value>);

interface Loaded<Value> {
	readonly value: Value | undefined;
	readonly hasFailed: boolean;
	readonly state: "loading" | "failed" | "ready";
	readonly retry: () => void;
}

/** Fetches what a picker offers, once. */
export function useLoaded<Value extends object>(source: Loadable<Value>): Loaded<Value> {
	const [value, setValue] = useState(typeof source === "function" ? undefined : (source as Value));
	const [hasFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const load = useRef(source);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
	useEffect(() => {
		const { current } = load;
		if (typeof current !== "function") return;
		let isThere = true;
		setFailed(false);
		(current as () => Promise<Value>)().then(
			(fetched) => isThere && setValue(() => fetched),
			() => isThere && setFailed(true),
		);
		return () => {
			isThere = false;
		};
	}, [attempt]);
	const waiting = hasFailed ? "failed" : "loading";
	const retry = () => setAttempt(attempt + 1);
	return { value, hasFailed, state: value === undefined ? waiting : "ready", retry };
}
