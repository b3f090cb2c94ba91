import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** What is in sight, and always one more: the focus would be lost with its element. */
export function keepIndex(index: number): (range: Range) => number[] {
	return (range) => {
		const indexes = defaultRangeExtractor(range);
		if (index < 0 || index >= range.count || indexes.includes(index)) {
			return indexes;
		}
		return [...indexes, index].sort((a, b) => a - b);
	};
}
