import { type ReactNode, useCallback, useLayoutEffect, useReducer, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ErrorState } from "./error-state.tsx";
import type { LazyCode } from "./lazy-code.ts";

interface Given<Props extends object> {
	readonly code: LazyCode<Props>;
	readonly props: Props;
	/** Shown while the code is on its way. */
	readonly fallback: ReactNode;
	/** In its place when the code does not come; none: that, and another try. */
	readonly failed?: (retry: () => void) => ReactNode;
}

/**
 * Shows a component at once when its code is there already, and as soon as it comes: React's own `lazy` holds back what
 * replaces a fallback for 300 ms. Code that does not come takes nothing else of the page with it, and is asked for again when the
 * network is back.
 */
export function LazyPart<Props extends object>(given: Given<Props>) {
	const { code, props, fallback, failed } = given;
	const t = useTexts(texts);
	const [, showLoaded] = useReducer((count: number) => count + 1, 0);
	const [hasFailed, setFailed] = useState(false);
	const retry = useCallback(() => setFailed(false), []);
	// before it is painted: the network may be back in that moment
	useLayoutEffect(() => {
		if (code.loaded() !== undefined) return;
		if (hasFailed) return onceOnline(retry);
		let isThere = true;
		code.preload().then(
			() => isThere && showLoaded(),
			() => isThere && setFailed(true),
		);
		return () => {
			isThere = false;
		};
	}, [code, hasFailed, retry]);
	if (hasFailed)
		return failed ? failed(retry) : <ErrorState text={t.panel.failed} onRetry={retry} />;
	const Loaded = code.loaded();
	return Loaded === undefined ? fallback : <Loaded {...props} />;
}

function onceOnline(then: () => void): () => void {
	window.addEventListener("online", then);
	return () => window.removeEventListener("online", then);
}
