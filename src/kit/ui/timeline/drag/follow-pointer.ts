import { scrollSpeed } from "./scroll-speed.ts";

interface Given {
	/** Pixels that something sticks over, at the left, the top and the bottom. */
	readonly insets: () => { readonly left: number; readonly head: number; readonly foot: number };
	/** Whether what is held near an edge pushes the box; always without it. */
	readonly mayPush?: () => boolean;
	/** @param isCopy Alt is held */
	readonly onMove: (x: number, y: number, isCopy: boolean) => void;
	/** Once, unless nothing was dragged; false when it was given up. */
	readonly onEnd: (isDropped: boolean) => void;
}

/** Pixels from which on a press is a drag. */
const threshold = 4;

/**
 * Follows a pressed pointer until it is let go, and pushes the box while it is held near an edge. Escape gives it up; what
 * was no drag in the end stays a click.
 */
export function followPointer(box: HTMLElement, press: PointerEvent, given: Given): void {
	const ending = new AbortController();
	const { signal } = ending;
	let last = { x: press.clientX, y: press.clientY, isCopy: press.altKey };
	let isDragging = false;
	let frame = 0;
	const end = (isDropped: boolean) => {
		ending.abort();
		cancelAnimationFrame(frame);
		if (isDragging) swallowClick(box);
		given.onEnd(isDragging && isDropped);
	};
	const push = () => {
		const mayPush = given.mayPush?.() ?? true;
		if (mayPush && pushBox(box, last, given.insets())) given.onMove(last.x, last.y, last.isCopy);
		frame = requestAnimationFrame(push);
	};
	const move = (event: PointerEvent) => {
		if (event.pointerId !== press.pointerId) return;
		last = { x: event.clientX, y: event.clientY, isCopy: event.altKey };
		if (!isDragging && !isPulled(press, last.x, last.y)) return;
		if (!isDragging) frame = requestAnimationFrame(push);
		isDragging = true;
		given.onMove(last.x, last.y, last.isCopy);
	};
	const key = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		// what is around it is not to be closed by the same press
		event.preventDefault();
		event.stopImmediatePropagation();
		end(false);
	};
	addEventListener("pointermove", move, { signal });
	addEventListener("pointerup", () => end(true), { signal });
	addEventListener("pointercancel", () => end(false), { signal });
	addEventListener("blur", () => end(false), { signal });
	addEventListener("keydown", key, { signal, capture: true });
}

/** Whether a pointer that was pressed is so far from there that a drag was meant. */
export function isPulled(press: PointerEvent, x: number, y: number): boolean {
	return Math.hypot(x - press.clientX, y - press.clientY) >= threshold;
}

/** @returns whether it has moved */
function pushBox(
	box: HTMLElement,
	{ x, y }: { readonly x: number; readonly y: number },
	{ left, head, foot }: ReturnType<Given["insets"]>,
): boolean {
	const edges = box.getBoundingClientRect();
	const before = { left: box.scrollLeft, top: box.scrollTop };
	box.scrollLeft += scrollSpeed(x, edges.left + left, edges.right);
	box.scrollTop += scrollSpeed(y, edges.top + head, edges.bottom - foot);
	return box.scrollLeft !== before.left || box.scrollTop !== before.top;
}

/** The click that follows a drag opens nothing. It comes, if at all, before anything else that happens. */
function swallowClick(box: HTMLElement): void {
	const swallow = (event: Event) => event.stopPropagation();
	addEventListener("click", swallow, { capture: true, once: true });
	requestAnimationFrame(() => {
		requestAnimationFrame(() => removeEventListener("click", swallow, { capture: true }));
	});
	box.focus({ preventScroll: true });
}
