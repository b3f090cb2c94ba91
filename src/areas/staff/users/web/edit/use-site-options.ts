import { useMemo } from "react";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { useSession } from "#kit/web/session/session-store.ts";

interface Site {
	readonly id: string;
	readonly name: string;
}

const none: readonly Site[] = [];

/** The sites that one may see oneself, and those that are chosen already. */
export function useSiteOptions(chosen: readonly Site[] = none): readonly Choice[] {
	const { availableSites } = useSession();
	return useMemo(() => {
		const names = new Map([
			...chosen.map(({ id, name }) => [id, name] as const),
			...availableSites.map(({ siteId, name }) => [siteId, name] as const),
		]);
		return [...names].map(([value, label]) => ({ value, label }));
	}, [chosen, availableSites]);
}
