import { useMediaQuery } from "@mantine/hooks";
import { edgeWidth } from "./lay-columns.ts";

const heights = { compact: 30, comfortable: 36, finger: 44 } as const;

/** Height of the rows and width of the edges: as chosen, and never too small for a finger. */
export function useRowHeight(isComfortable: boolean): {
	readonly rowHeight: number;
	readonly edge: number;
} {
	const isFinger = useMediaQuery("(pointer: coarse)", undefined, {
		getInitialValueInEffect: false,
	});
	if (isFinger) return { rowHeight: heights.finger, edge: edgeWidth.coarse };
	return {
		rowHeight: isComfortable ? heights.comfortable : heights.compact,
		edge: edgeWidth.fine,
	};
}
