import { Button } from "@mantine/core";
import { useState } from "react";
import type { ExampleDay, ExampleFigures } from "#domain/working-time/examples/rule-example.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofTrial } from "../panels.ts";
import { changeRule, useMayRule } from "../rules-shown.ts";
import { TrialDay } from "./trial-day.tsx";
import { TrialResult } from "./trial-result.tsx";
import { useExampleResult } from "./use-example-result.ts";
import { useTrial } from "./use-trial.ts";
import "../time-rules.css";

type Given = PanelProps<typeof ofTrial>;

/** A day is typed, the rule computes it, and what comes out may be kept as an example. */
export default function TimeRulesTryPanel({ id, versionId, day }: Given) {
	const t = useTexts(texts).detail;
	return (
		<AnswerPanel endpoint={contract.getTimeRule} input={{ id }} words={t}>
			{(rule) => {
				const version = rule.versions.find((one) => one.id === versionId);
				return version === undefined ? (
					<PanelFrame>
						<EmptyState text={t.gone} />
					</PanelFrame>
				) : (
					<Trial rule={rule} version={version} given={day} />
				);
			}}
		</AnswerPanel>
	);
}

interface TrialGiven {
	readonly rule: RuleAnswer;
	readonly version: RuleVersion;
	readonly given: Given["day"];
}

function Trial({ rule, version, given }: TrialGiven) {
	const { typed, day, change } = useTrial(given);
	const { answer, figures, isFailed, isRefused } = useExampleResult(version.settings, day);
	const mayWrite = useMayRule("WRITE");
	const { trial: t, examples } = useTexts(texts);
	const fault = isRefused ? examples.overlaps : isFailed ? t.notComputed : null;
	return (
		<PanelFrame sub={rule.name}>
			<TrialDay type={rule.type} typed={typed} change={change} />
			{(fault !== null || day === undefined) && <p role="alert">{fault ?? t.incomplete}</p>}
			{answer && figures && <TrialResult answer={answer} figures={figures} />}
			{mayWrite && day && figures && (
				<KeepExample rule={rule} version={version} day={day} figures={figures} />
			)}
		</PanelFrame>
	);
}

interface KeepExampleGiven {
	readonly rule: RuleAnswer;
	readonly version: RuleVersion;
	readonly day: ExampleDay;
	readonly figures: ExampleFigures;
}

/** Keeps the day with what it came to, under a name. */
function KeepExample({ rule, version, day, figures }: KeepExampleGiven) {
	const t = useTexts(texts).trial;
	const [name, setName] = useState("");
	const keep = async () => {
		const example = { name: name.trim(), ...day, expected: figures };
		const isKept = await changeRule(t.keeping, () =>
			api(contract.updateTimeRuleVersion, {
				id: rule.id,
				versionId: version.id,
				version: rule.version,
				settings: version.settings,
				examples: [...version.examples, example],
			}),
		);
		if (!isKept) return;
		setName("");
		toast({ type: "positive", title: t.kept });
	};
	return (
		<form
			className="rule-inline"
			aria-label={t.keep}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== "") void keep();
			}}
		>
			<TextField label={t.keepName} value={name} onChange={setName} maxLength={200} />
			<Button type="submit" disabled={name.trim() === ""}>
				{t.keep}
			</Button>
		</form>
	);
}
