import { toast } from "../../toast/toast.ts";
import { isPulled } from "./follow-pointer.ts";

/** Says why something stays where it is, once somebody pulls at it; a mere press says nothing. */
export function tellWhenPulled(press: PointerEvent, why: string): void {
	const ending = new AbortController();
	const { signal } = ending;
	const move = (event: PointerEvent) => {
		if (event.pointerId !== press.pointerId || !isPulled(press, event.clientX, event.clientY)) {
			return;
		}
		ending.abort();
		toast({ type: "info", title: why });
	};
	addEventListener("pointermove", move, { signal });
	addEventListener("pointerup", () => ending.abort(), { signal });
	addEventListener("pointercancel", () => ending.abort(), { signal });
}
