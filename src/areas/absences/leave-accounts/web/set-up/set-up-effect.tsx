import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { FigureStrip } from "#kit/ui/facts/figure-strip.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
import { openingSent, type SetUpValues } from "./set-up-values.ts";
import { orNull } from "./use-set-up-form.ts";

interface Given {
	readonly whose: { readonly userId: string; readonly activityId: string; readonly year: number };
	readonly values: SetUpValues;
}

/** What the account comes to once it is set up so, as the server reckons it while it is typed. */
export function SetUpEffect({ whose, values }: Given) {
	const opening = openingSent(values);
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
	const days = useDays();
	const { columns } = list;
	const { entitled, carried, taken, takenBefore, remaining, remainingNow } = effect;
	const { modified, lost, hasNoRule, absencesBefore } = effect;
	const figures = [
		{ label: columns.entitled, value: days(entitled), note: null },
		{ label: columns.carried, value: days(carried), note: null },
		modified !== "0" && {
			label: detail.modified,
			value: days(modified, { sign: true }),
			note: null,
		},
		{
			label: columns.taken,
			value: days(taken === "0" ? taken : `-${taken}`),
			note: takenBefore === "0" ? null : t.before(days(takenBefore)),
		},
		lost !== "0" && { label: detail.lost, value: days(`-${lost}`), note: null },
		{
			label: columns.remaining,
			value: days(remaining),
			note: remainingNow === null ? null : t.now(days(remainingNow)),
			isMain: true,
			...(Number(remaining) < 0 && { tone: "minus" as const }),
		},
	].filter((one) => one !== false);
	return (
		<>
			<FigureStrip label={t.effect} figures={figures} />
			{hasNoRule && <p className="leave-set-up-note">{t.noRule}</p>}
			{absencesBefore > 0 && (
				<p className="leave-set-up-note">{t.absencesBefore(absencesBefore)}</p>
			)}
			{Number(remaining) < 0 && <p className="leave-set-up-note">{t.below}</p>}
		</>
	);
}
