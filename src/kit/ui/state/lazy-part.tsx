import { type ReactNode, useEffect, useReducer, useState } from "react";
import type { LazyCode } from "./lazy-code.ts";

interface Given<Props extends object> {
	readonly code: LazyCode<Props>;
	readonly props: Props;
	/** Shown while the code is on its way. */
	readonly fallback: ReactNode;
}

/**
 * Shows a component at once when its code is there already, and as soon as it comes: React's own `lazy` holds back what
 * replaces a fallback for 300 ms. A failure goes to the error boundary; the next mount tries again.
 */
export function LazyPart<Props extends object>(given: Given<Props>) {
	const { code, props, fallback } = given;
	const [, showLoaded] = useReducer((count: number) => count + 1, 0);
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	useEffect(() => {
		if (code.loaded() !== undefined) return;
		let isThere = true;
		code.preload().then(
			() => isThere && showLoaded(),
			(error: unknown) => isThere && setFailure({ error }),
		);
		return () => {
			isThere = false;
		};
	}, [code]);
	if (failure !== null) throw failure.error;
	const Loaded = code.loaded();
	return Loaded === undefined ? fallback : <Loaded {...props} />;
}
