import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import { contract } from "../../contract.ts";
import type { Changes } from "../planner/plan-moves.ts";
import { texts } from "../text.ts";
import { shiftNotices } from "../violations/lazy-notices.ts";

interface Given {
	/** Undefined while they are not all there. */
	readonly changes: Changes | undefined;
	readonly nameOf: (userId: string) => string | undefined;
}

/** What the rules say of what is typed. */
export function ShiftChecks({ changes, nameOf }: Given) {
	const { form: t } = useTexts(texts);
	const { answer, fault } = useTypedPreview(contract.checkShifts, changes && { changes });
	if (answer === undefined && fault === undefined) return null;
	return (
		<section className="form-section" aria-label={t.checks} role="status">
			<div className="form-section-head">
				<h3>{t.checks}</h3>
			</div>
			{fault !== undefined && <p className="shift-fault">{fault}</p>}
			{answer?.violations.length === 0 && <p className="shift-fine">{t.fine}</p>}
			{answer !== undefined && answer.violations.length > 0 && (
				<LazyPart
					code={shiftNotices}
					props={{ violations: answer.violations, nameOf }}
					fallback={null}
				/>
			)}
		</section>
	);
}
