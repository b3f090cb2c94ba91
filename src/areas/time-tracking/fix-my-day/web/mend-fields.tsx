import { SelectField } from "#kit/ui/field/select-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { DayGap } from "../contract.ts";
import { texts } from "../text.ts";
import type { Mend } from "./use-mend.ts";

interface Given {
	readonly gap: DayGap;
	readonly mend: Mend;
}

/** Times and reason of a mend, to be adjusted before it is sent. */
export function MendFields({ gap, mend }: Given) {
	const t = useTexts(texts).fields;
	const reasons = gap.entry?.reasons ?? [];
	const owesReason = gap.steps.some(({ kind }) => kind === "REASON");
	return (
		<div className="gap-fields">
			{mend.ranges.map((range, nth) => (
				<TimeRangeField
					// the ranges of a gap never change their number
					key={`${gap.kind}-${String(nth)}`}
					label={gap.kind === "PAUSE_MISSING" ? t.pause : t.times}
					help={t.timesHelp}
					required
					passesMidnight
					value={range.times}
					onChange={(times) => mend.setRange(nth, { ...range, times })}
				/>
			))}
			{owesReason && reasons.length > 0 && (
				<SelectField
					label={t.reasons}
					value={mend.reasonId}
					onChange={mend.setReasonId}
					options={reasons.map(({ id, text }) => ({ value: id, label: text }))}
				/>
			)}
			<TextAreaField
				label={t.reason}
				rows={2}
				required={owesReason && mend.reasonId === null}
				value={mend.reason}
				onChange={mend.setReason}
			/>
		</div>
	);
}
