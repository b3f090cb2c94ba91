import { useLayoutEffect, useRef } from "react";

/** Sizes are remembered until the virtualizer is told that they changed; measuring 10,000 rows twice takes time. */
export function useMeasured(virtualizer: { readonly measure: () => void }, sizes: unknown): void {
	const measured = useRef(sizes);
	useLayoutEffect(() => {
		if (measured.current === sizes) return;
		measured.current = sizes;
		virtualizer.measure();
	});
}
