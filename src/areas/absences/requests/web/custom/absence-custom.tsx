import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useFeature } from "#kit/web/session/session-store.ts";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";

const code = lazyCode(() => import("./custom-sections.tsx"));

/** What the company adds to its absences; nothing where their kind is withheld. */
export function AbsenceCustom({ absence }: { readonly absence: AbsenceDetail }) {
	const isOn = useFeature("CUSTOMFIELDS");
	if (!isOn || absence.activity === null || absence.unitIds.length === 0) return null;
	return <LazyPart code={code} props={{ absence }} fallback={null} />;
}
