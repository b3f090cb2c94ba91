import { Button } from "@mantine/core";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { LineFields } from "../line-fields.tsx";
import { legalSteps, type PauseStep } from "./rule-values.ts";

interface Given {
	readonly value: readonly PauseStep[];
	readonly error?: string | undefined;
	readonly onChange: (steps: readonly PauseStep[]) => void;
}

/** From how much work on which pause is taken off; the law's own at a click. */
export function PauseStepsField({ value, error, onChange }: Given) {
	const t = useTexts(texts).settings;
	return (
		<LineFields<PauseStep>
			legend={t.steps}
			lines={value}
			most={10}
			empty={{ afterMinutes: null, pauseMinutes: null }}
			add={t.addStep}
			remove={t.removeStep}
			onChange={onChange}
			before={
				<>
					{value.length === 0 && <p>{t.noSteps}</p>}
					{error && <p role="alert">{error}</p>}
				</>
			}
			after={
				<Button
					size="xs"
					variant="subtle"
					className="rule-law"
					onClick={() => onChange(legalSteps)}
				>
					{t.legal}
				</Button>
			}
		>
			{({ afterMinutes, pauseMinutes }, number, change) => (
				<>
					<DurationField
						label={t.stepAfter(number)}
						value={afterMinutes}
						most={1440}
						onChange={(next) => change({ afterMinutes: next })}
					/>
					<DurationField
						label={t.stepPause(number)}
						value={pauseMinutes}
						most={1440}
						onChange={(next) => change({ pauseMinutes: next })}
					/>
				</>
			)}
		</LineFields>
	);
}
