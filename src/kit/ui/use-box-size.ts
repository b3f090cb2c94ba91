import { type RefObject, useLayoutEffect, useState } from "react";

interface BoxSize {
	readonly width: number;
	readonly height: number;
}

const unseen: BoxSize = { width: 0, height: 0 };

/** Inner size of an element, without its scroll bars: its width always, its height as it was when the width changed. */
export function useBoxSize(box: RefObject<HTMLElement | null>): BoxSize {
	const [size, setSize] = useState(unseen);
	useLayoutEffect(() => {
		const element = box.current;
		if (element === null) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = element;
			setSize((before) => (before.width === width ? before : { width, height }));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return size;
}
