import { useState } from "react";

/** What is saved, as far as this form knows: what was handed in, or what it saved or learned since. */
export function useFormBase<Values extends object>(initial: Values) {
	const handedIn = JSON.stringify(initial);
	const [newer, setNewer] = useState<{
		readonly than: string;
		readonly values: Values;
	}>();
	const base = newer?.than === handedIn ? newer.values : initial;
	return {
		base,
		setBase: (values: Values) => setNewer({ than: handedIn, values }),
	};
}
