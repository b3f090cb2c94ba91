import type { GridPage } from "../grid-given.ts";
import type { Printer } from "./printer.ts";

/** How many hits there are in all, e.g. „312“ or „mehr als 10.000“. */
export function allWords(
	{ total, hasMore }: Pick<GridPage<object>, "total" | "hasMore">,
	{ format, words }: Printer,
): string {
	const count = format.number(total, 0);
	return hasMore ? words.paging.moreThan(count) : count;
}
