import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * What is in sight, and always one more: the focus would be lost with its element.
 *
 * @param ahead lets those that wait behind the sight be others, so many places further on
 */
export function keepIndex(index: number, ahead = 0): (range: Range) => number[] {
	return (range) => {
		const indexes = defaultRangeExtractor(range).map((own) =>
			own > range.endIndex && own + ahead < range.count ? own + ahead : own,
		);
		if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
		return [...indexes, index].sort((a, b) => a - b);
	};
}
