import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";

export interface DayEffectGiven {
	readonly userId: string;
	readonly day: string;
	/** The times that somebody asks an entry to be changed to: shown in place of what counts now. */
	readonly wanted?: { readonly begin: string; readonly end: string } | undefined;
}

const code = lazyCode<DayEffectGiven>(() => import("../why/effect-section.tsx"));

/** What a day comes to, in the panel of one of its entries. Its code is fetched apart: a link to a day needs none of it. */
export function DayEffect(given: DayEffectGiven) {
	return <LazyPart code={code} props={given} fallback={null} />;
}
