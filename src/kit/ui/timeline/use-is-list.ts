import type { RefObject } from "react";
import { scaleOfType } from "../scale-of-type.ts";
import { useBoxSize } from "../use-box-size.ts";

/** Below this width days are told one after the other, as on a phone. */
const narrow = 600;

/** Whether there is room for a list alone where a box is as wide as the timeline; undefined until it has a width. */
export function useIsList(box: RefObject<HTMLElement | null>): boolean | undefined {
	const { width } = useBoxSize(box);
	return width > 0 ? width < narrow * scaleOfType() : undefined;
}
