import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";

interface Given {
	readonly userId: string;
	readonly day: string;
}

const code = lazyCode<Given>(() => import("../why/effect-section.tsx"));

/** What a day comes to, in the panel of one of its entries. Its code is fetched apart: a link to a day needs none of it. */
export function DayEffect(given: Given) {
	return <LazyPart code={code} props={given} fallback={null} />;
}
