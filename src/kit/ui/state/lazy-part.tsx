import { type ReactNode, useEffect, useLayoutEffect, useReducer, useState } from "react";
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
	const [, showLoaded] = useReducer((count: number) => count + 1, 0);
	const [hasFailed, setFailed] = useState(false);
	useEffect(() => {
		if (hasFailed || code.loaded() !== undefined) return;
		let isThere = true;
		code.preload().then(
			() => isThere && showLoaded(),
			() => isThere && setFailed(true),
		);
		return () => {
			isThere = false;
		};
	}, [code, hasFailed]);
	// before it is painted: the network may be back in that moment
	useLayoutEffect(() => {
		if (!hasFailed) return;
		const again = () => setFailed(false);
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, [hasFailed]);
	const retry = () => setFailed(false);
	if (hasFailed) return failed ? failed(retry) : <PartFailed onRetry={retry} />;
	const Loaded = code.loaded();
	return Loaded === undefined ? fallback : <Loaded {...props} />;
}

function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
	return <ErrorState text={useTexts(texts).panel.failed} onRetry={onRetry} />;
}
