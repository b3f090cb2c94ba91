import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { LineFields } from "../line-fields.tsx";
import type { TypedDay, TypedEntry } from "./use-trial.ts";

interface Given {
	readonly type: TimeRule["type"];
	readonly typed: TypedDay;
	readonly change: (part: Partial<TypedDay>) => void;
}

/** The day that is tried; of plan and account only what the type looks at. */
export function TrialDay({ type, typed, change }: Given) {
	const t = useTexts(texts).trial;
	const isShift = type === "AUTOSHIFTTOTRACKING";
	return (
		<Section title={t.day}>
			<div className="rule-inline">
				<DateField
					label={t.date}
					required
					value={typed.date}
					onChange={(date) => change({ date })}
				/>
				<DurationField
					label={t.target}
					required
					most={1440}
					value={typed.targetMinutes}
					onChange={(targetMinutes) => change({ targetMinutes })}
				/>
				{(isShift || type === "NORMALIZE2WORKTIME") && (
					<TimeRangeField
						label={isShift ? t.shift : t.plan}
						passesMidnight
						value={typed.plan}
						onChange={(plan) => change({ plan })}
					/>
				)}
				{type === "FLEXTIME" && (
					<DurationField
						label={t.opening}
						least={-1_000_000}
						most={1_000_000}
						value={typed.openingBalanceMinutes}
						onChange={(openingBalanceMinutes) => change({ openingBalanceMinutes })}
					/>
				)}
			</div>
			<LineFields<TypedEntry>
				legend={t.entries}
				lines={typed.entries}
				lineClass="rule-entry"
				most={20}
				empty={{ times: null, isPause: false }}
				add={t.add}
				remove={t.remove}
				onChange={(entries) => change({ entries })}
			>
				{({ times, isPause }, number, changeEntry) => (
					<>
						<TimeRangeField
							label={t.entry(number)}
							passesMidnight
							value={times}
							onChange={(next) => changeEntry({ times: next })}
						/>
						<CheckboxField
							label={t.pause}
							spoken={t.isPause(number)}
							value={isPause}
							onChange={(next) => changeEntry({ isPause: next })}
						/>
					</>
				)}
			</LineFields>
		</Section>
	);
}
