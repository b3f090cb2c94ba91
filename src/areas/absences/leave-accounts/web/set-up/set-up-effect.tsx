import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { FigureStrip } from "#kit/ui/facts/figure-strip.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { isBelowZero, isNone, negated } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import { openingSent, type SetUpValues } from "./set-up-values.ts";
import { orNull } from "./use-set-up-form.ts";

interface Given {
	readonly whose: { readonly userId: string; readonly activityId: string; readonly year: number };
	readonly unit: AccountUnit;
	readonly values: SetUpValues;
}

/** What the account comes to once it is set up so, as the server reckons it while it is typed. */
export function SetUpEffect({ whose, unit, values }: Given) {
	const opening = openingSent(values, unit);
	const { carryReason, carryNote } = values;
	const { answer, isAsking, fault } = useTypedPreview(
		contract.previewLeaveSetUp,
		opening === undefined
			? undefined
			: { ...whose, opening, carryReason, carryNote: orNull(carryNote) },
	);
	return (
		<div className="leave-set-up-effect" data-wide aria-busy={isAsking} aria-live="polite">
			{fault !== undefined && fault !== "" && <p role="alert">{fault}</p>}
			{answer && <Effect effect={answer} />}
		</div>
	);
}

function Effect({ effect }: { readonly effect: AnswerOf<typeof contract.previewLeaveSetUp> }) {
	const { setUp: t, list, detail } = useTexts(texts);
	const { print } = useAmounts();
	const { columns } = list;
	const { entitled, carried, taken, takenBefore, remaining, remainingNow } = effect;
	const { modified, lost, hasNoRule, absencesBefore } = effect;
	const figures = [
		{ label: columns.entitled, value: print(entitled), note: null },
		{ label: columns.carried, value: print(carried), note: null },
		!isNone(modified) && {
			label: detail.modified,
			value: print(modified, { sign: true }),
			note: null,
		},
		{
			label: columns.taken,
			value: print(negated(taken)),
			note: isNone(takenBefore) ? null : t.before(print(takenBefore)),
		},
		!isNone(lost) && { label: detail.lost, value: print(negated(lost)), note: null },
		{
			label: columns.remaining,
			value: print(remaining),
			note: remainingNow === null ? null : t.now(print(remainingNow)),
			isMain: true,
			...(isBelowZero(remaining) && { tone: "minus" as const }),
		},
	].filter((one) => one !== false);
	return (
		<>
			<FigureStrip label={t.effect} figures={figures} />
			{hasNoRule && <p className="leave-set-up-note">{t.noRule}</p>}
			{absencesBefore > 0 && (
				<p className="leave-set-up-note">{t.absencesBefore(absencesBefore)}</p>
			)}
			{isBelowZero(remaining) && <p className="leave-set-up-note">{t.below}</p>}
		</>
	);
}
