import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { StepFacts } from "../contract.ts";
import { texts } from "../text.ts";
import { type Done, type Step, type StepAction, useSteps } from "./use-steps.ts";
import "./first-steps.css";

/** The first step that is not done is open; every other one leads on too, more quietly. */
export function StepList({ done, facts }: { readonly done: Done; readonly facts: StepFacts }) {
	const steps = useSteps(done, facts);
	const present = steps.find(({ isDone }) => !isDone);
	return (
		<ol className="first-steps-list">
			{steps.map((step, at) =>
				step === present ? (
					<PresentStep key={step.name} step={step} number={at + 1} facts={facts} />
				) : (
					<QuietStep key={step.name} step={step} number={at + 1} />
				),
			)}
		</ol>
	);
}

function QuietStep({ step, number }: { readonly step: Step; readonly number: number }) {
	const t = useTexts(texts);
	const [action] = step.actions;
	return (
		<li className="first-step" data-state={step.isDone ? "done" : "open"}>
			<Mark isDone={step.isDone} number={number} />
			<div className="first-step-words">
				<h3>
					{step.title}
					<span className="first-steps-unseen">{step.isDone ? t.stateDone : t.stateOpen}</span>
				</h3>
				<p>{step.text}</p>
			</div>
			<StepLink action={action} />
		</li>
	);
}

interface PresentGiven {
	readonly step: Step;
	readonly number: number;
	readonly facts: StepFacts;
}

function PresentStep({ step, number, facts }: PresentGiven) {
	const t = useTexts(texts);
	const [first, ...others] = step.actions;
	return (
		<li className="first-step" data-state="present" aria-current="step">
			<Mark isDone={false} number={number} />
			<div className="first-step-words">
				<h3>
					{step.title}
					<span className="first-steps-unseen">{t.stateNext}</span>
				</h3>
				<p>{step.text}</p>
				{step.name === "workingTime" && <PlannedBar facts={facts} />}
				<div className="first-step-buttons">
					<Button onClick={first.run}>{first.label}</Button>
					{others.map((action) => (
						<Button key={action.label} variant="default" onClick={action.run}>
							{action.label}
						</Button>
					))}
				</div>
			</div>
		</li>
	);
}

function Mark({ isDone, number }: { readonly isDone: boolean; readonly number: number }) {
	return (
		<span className="first-step-mark" aria-hidden>
			{isDone ? <IconCheck size={16} stroke={2} /> : number}
		</span>
	);
}

export function StepLink({ action: { label, run } }: { readonly action: StepAction }) {
	return (
		<button type="button" className="card-link" onClick={run}>
			{label}
		</button>
	);
}

/** How many of the people have a plan already. */
function PlannedBar({ facts: { planned, people } }: { readonly facts: StepFacts }) {
	const { workingTime: t } = useTexts(texts).steps;
	return (
		<>
			<progress
				className="first-steps-bar"
				max={people}
				value={planned}
				aria-label={t.facts(planned, people)}
			/>
			<p className="first-steps-legend">
				<span data-of="planned">{t.planned(planned)}</span>
				<span data-of="missing">{t.missing(people - planned)}</span>
			</p>
		</>
	);
}
