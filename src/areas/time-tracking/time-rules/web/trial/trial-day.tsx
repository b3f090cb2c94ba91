import { Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { TypedDay, TypedEntry } from "./use-trial.ts";
import "#kit/web/master-data/master-data.css";

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
			<Entries entries={typed.entries} onChange={(entries) => change({ entries })} />
		</Section>
	);
}

interface EntriesGiven {
	readonly entries: readonly TypedEntry[];
	readonly onChange: (entries: readonly TypedEntry[]) => void;
}

const most = 20;

function Entries({ entries, onChange }: EntriesGiven) {
	const t = useTexts(texts).trial;
	const change = (index: number, part: Partial<TypedEntry>) =>
		onChange(entries.with(index, { ...(entries[index] as TypedEntry), ...part }));
	return (
		<fieldset className="master-group rule-lines">
			<legend>{t.entries}</legend>
			{entries.map(({ times, isPause }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own
				<div className="rule-line rule-entry" key={index}>
					<TimeRangeField
						label={t.entry(index + 1)}
						passesMidnight
						value={times}
						onChange={(next) => change(index, { times: next })}
					/>
					<CheckboxField
						label={t.isPause(index + 1)}
						value={isPause}
						onChange={(next) => change(index, { isPause: next })}
					/>
					<IconButton
						icon={IconX}
						label={t.remove(index + 1)}
						onClick={() => onChange(entries.toSpliced(index, 1))}
					/>
				</div>
			))}
			<Button
				size="xs"
				variant="default"
				leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
				disabled={entries.length >= most}
				onClick={() => onChange([...entries, { times: null, isPause: false }])}
			>
				{t.add}
			</Button>
		</fieldset>
	);
}
