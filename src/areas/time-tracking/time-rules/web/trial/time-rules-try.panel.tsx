import { Button } from "@mantine/core";
import { useState } from "react";
import { PersonPick } from "#areas/staff/users/web/public.ts";
import { exampleQuestion } from "#domain/working-time/examples/example-question.ts";
import type { ExampleDay, ExampleFigures } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { texts as ruleTexts } from "#kit/web/rules/text.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RuleAnswer, RuleVersion } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ChainDay } from "../chain/chain-day.ts";
import type { ofTrial } from "../panels.ts";
import { changeRule, useMayRule } from "../rules-shown.ts";
import { TrialDay } from "./trial-day.tsx";
import { TrialResult } from "./trial-result.tsx";
import { useExampleResult } from "./use-example-result.ts";
import { useLastDay, usualDay } from "./use-last-day.ts";
import { useTrial } from "./use-trial.ts";
import "../time-rules.css";

type Given = PanelProps<typeof ofTrial>;

/** A day is typed, the rule computes it, and what comes out may be kept as an example. */
export default function TimeRulesTryPanel({ id, versionId, day }: Given) {
	const t = useTexts(ruleTexts).detail;
	return (
		<AnswerPanel endpoint={contract.getTimeRule} input={{ id }} words={t}>
			{(rule) => {
				const version = rule.versions.find((one) => one.id === versionId);
				return version === undefined ? (
					<PanelFrame>
						<EmptyState text={t.gone} />
					</PanelFrame>
				) : (
					<PanelFrame sub={rule.name}>
						{day === undefined ? (
							<TrialOfPerson rule={rule} version={version} />
						) : (
							<Trial rule={rule} version={version} given={day} />
						)}
					</PanelFrame>
				);
			}}
		</AnswerPanel>
	);
}

interface TrialGiven {
	readonly rule: RuleAnswer;
	readonly version: RuleVersion;
	/** What it begins with. */
	readonly given: ExampleDay;
}

/** Begins with the last day on which somebody worked, first with one's own; with a usual one where there is none. */
function TrialOfPerson({ rule, version }: Omit<TrialGiven, "given">) {
	const t = useTexts(texts).trial;
	const [userId, setUserId] = useState(useSession().userId);
	const { day, isBusy } = useLastDay(userId, version.settings);
	return (
		<>
			<div className="rule-person">
				<PersonPick
					label={t.person}
					value={userId}
					onChange={(id) => id !== null && setUserId(id)}
				/>
				<p role="status">{isBusy ? t.finding : day === undefined ? t.usual : t.actual}</p>
			</div>
			{!isBusy && (
				<Trial
					key={`${userId} ${day?.date}`}
					rule={rule}
					version={version}
					given={day ?? usualDay()}
				/>
			)}
		</>
	);
}

function Trial({ rule, version, given }: TrialGiven) {
	const { typed, day, change } = useTrial(given);
	const { answer, figures, isBusy, isFailed, isRefused } = useExampleResult(version.settings, day);
	const mayWrite = useMayRule("WRITE");
	const { trial: t, examples } = useTexts(texts);
	const fault = isRefused ? examples.overlaps : isFailed ? t.notComputed : null;
	return (
		<>
			<TrialDay type={rule.type} typed={typed} change={change} />
			{(fault !== null || day === undefined) && <p role="alert">{fault ?? t.incomplete}</p>}
			{isBusy && answer === undefined && <LoadingState />}
			{answer && day && figures && (
				<TrialResult
					answer={answer}
					figures={figures}
					pauses={bookedPauses(version.settings, day)}
					ruleName={rule.name}
					ruleType={rule.type}
				/>
			)}
			{mayWrite && day && figures && (
				<KeepExample rule={rule} version={version} day={day} figures={figures} />
			)}
		</>
	);
}

/** Instants of the pauses that are typed, as the simulator is asked about them. */
function bookedPauses(settings: TimeRule, day: ExampleDay): ChainDay["pauses"] {
	const { trackings = [] } = exampleQuestion(settings, day);
	return trackings.flatMap(({ classType, begin, end }) =>
		classType === "PAUSE" && end ? [{ begin, end }] : [],
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
