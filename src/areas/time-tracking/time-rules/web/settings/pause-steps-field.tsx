import { Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { legalSteps, type PauseStep } from "./rule-values.ts";
import "#kit/web/master-data/master-data.css";
import "../time-rules.css";

interface Given {
	readonly value: readonly PauseStep[];
	readonly error?: string | undefined;
	readonly onChange: (steps: readonly PauseStep[]) => void;
}

const most = 10;
const empty: PauseStep = { afterMinutes: null, pauseMinutes: null };

/** From how much work on which pause is taken off; the law's own at a click. */
export function PauseStepsField({ value, error, onChange }: Given) {
	const t = useTexts(texts).settings;
	const change = (index: number, part: Partial<PauseStep>) =>
		onChange(value.with(index, { ...(value[index] as PauseStep), ...part }));
	return (
		<fieldset className="master-group rule-lines" data-wide>
			<legend>{t.steps}</legend>
			{value.length === 0 && <p>{t.noSteps}</p>}
			{value.map(({ afterMinutes, pauseMinutes }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a step has no name of its own
				<div className="rule-line" key={index}>
					<DurationField
						label={t.stepAfter(index + 1)}
						value={afterMinutes}
						most={1440}
						onChange={(next) => change(index, { afterMinutes: next })}
					/>
					<DurationField
						label={t.stepPause(index + 1)}
						value={pauseMinutes}
						most={1440}
						onChange={(next) => change(index, { pauseMinutes: next })}
					/>
					<IconButton
						icon={IconX}
						label={t.removeStep(index + 1)}
						onClick={() => onChange(value.toSpliced(index, 1))}
					/>
				</div>
			))}
			{error && <p role="alert">{error}</p>}
			<Button
				size="xs"
				variant="default"
				leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
				disabled={value.length >= most}
				onClick={() => onChange([...value, empty])}
			>
				{t.addStep}
			</Button>
			<Button
				size="xs"
				variant="subtle"
				className="rule-law"
				onClick={() => onChange([...legalSteps])}
			>
				{t.legal}
			</Button>
		</fieldset>
	);
}
