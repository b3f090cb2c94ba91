import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { sentValues, type TypedShift } from "./shift-values.ts";

const notices = lazyCode(() => import("../violations/shift-notices.tsx"));

interface Given {
	readonly typed: TypedShift;
	readonly held: { readonly id: string; readonly version: number } | undefined;
	readonly nameOf: (userId: string) => string | undefined;
}

/** What the rules say of the shift that is typed. */
export function ShiftChecks({ typed, held, nameOf }: Given) {
	const { form: t } = useTexts(texts);
	const values = sentValues(typed);
	const userIds = typed.userIds.length === 0 ? [null] : typed.userIds;
	const changes = values && userIds.map((userId) => ({ ...held, values: { ...values, userId } }));
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
					code={notices}
					props={{ violations: answer.violations, nameOf }}
					fallback={null}
				/>
			)}
		</section>
	);
}
