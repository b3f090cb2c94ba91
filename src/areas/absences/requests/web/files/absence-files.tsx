import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";

const code = lazyCode(() => import("./files-section.tsx"));

/** Proof of an absence, where there is any or may be some. */
export function AbsenceFiles({ absence }: { readonly absence: AbsenceDetail }) {
	if (absence.files.length === 0 && !absence.mayAddFiles) return null;
	return <LazyPart code={code} props={{ absence }} fallback={null} />;
}
