import { useCallback } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { Availability } from "../contract.ts";
import { texts } from "../text.ts";

type WhatIsSaid = Pick<Availability, "available" | "wish">;

/** "Nicht verfügbar" or "Wunschfrei (wichtig)". */
export function useSaidWhat(): (one: WhatIsSaid) => string {
	const t = useTexts(texts);
	return useCallback(
		({ available, wish }) => {
			if (wish === null) return t.choices[available ? "available" : "unavailable"];
			const wished = t.wishes[available ? "work" : "free"];
			return `${wished} (${t.weights[wish as 1 | 2 | 3]})`;
		},
		[t],
	);
}
