import { type RefObject, useLayoutEffect, useState } from "react";

/** Inner width of an element, without its scroll bar. */
export function useBoxWidth(box: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const measure = () => setWidth(element.clientWidth);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return width;
}
