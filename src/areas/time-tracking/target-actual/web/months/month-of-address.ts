import { parseSearchText } from "#kit/web/router/search-text.ts";
import { month as schema } from "../../contract/month.ts";
import { firstMonth, lastMonth, thisMonth } from "./month-after.ts";

/** The month that the address names, the present one where it names none that is open. */
export function monthOfAddress(): string {
	const { month = "" } = parseSearchText(location.search);
	const isOpen = schema.safeParse(month).success && month >= firstMonth && month <= lastMonth();
	return isOpen ? month : thisMonth();
}
