import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import type { contract } from "../../contract.ts";

const sickReport = lazyCode(() => import("./sick-report.tsx"));

type Sickness = NonNullable<AnswerOf<typeof contract.getOverview>["ownSickness"]>;

/** Who may report illness for herself, and has not yet. */
export function SicknessBox({ sickness }: { readonly sickness: Sickness }) {
	return (
		<LazyPart code={sickReport} props={{ sickness }} fallback={<div className="sick-wait" />} />
	);
}
