import { useEffect, useState } from "react";
import { goTo } from "#kit/web/router/navigation.ts";
import { parseSearchText, writeSearchText } from "#kit/web/router/search-text.ts";
import { monthOfAddress } from "./month-after.ts";

/** The month of a page, kept in the address; the present one where it names none. */
export function useMonth(): readonly [string, (month: string) => void] {
	const [month, setMonth] = useState(monthOfAddress);
	useEffect(() => {
		const read = () => setMonth(monthOfAddress());
		addEventListener("popstate", read);
		return () => removeEventListener("popstate", read);
	}, []);
	const change = (next: string) => {
		setMonth(next);
		const { month: _month, ...rest } = parseSearchText(location.search);
		const search = writeSearchText({ ...rest, month: next });
		void goTo(`${location.pathname}${search}`, { replace: true });
	};
	return [month, change];
}
