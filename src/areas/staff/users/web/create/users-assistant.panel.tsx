import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { usersDetail } from "../panels.ts";
import { AssistantReview } from "./assistant-review.tsx";
import { AssistantStepFields } from "./assistant-step-fields.tsx";
import { useNewUserCustom } from "./new-user.ts";
import {
	type AssistantStep,
	type AssistantValues,
	assistantSteps,
	useAssistantForm,
} from "./use-assistant-form.ts";

/** From a name to a working person, step by step; all of it is created at the end, or nothing. */
export default function UsersAssistantPanel({ close }: { readonly close: () => void }) {
	const { assistant: t, actions, list } = useTexts(texts);
	const [step, setStep] = useState<AssistantStep>("person");
	const custom = useNewUserCustom<AssistantValues>("place");
	const form = useAssistantForm(custom, ({ id: userId, isInvited }) => {
		const text = isInvited ? t.createdInvited : undefined;
		toast({ type: "positive", title: actions.created, text });
		openPanel(usersDetail, { userId });
	});
	useStepOfFault(form, setStep);
	const at = assistantSteps.indexOf(step);
	const back = assistantSteps[at - 1];
	const next = assistantSteps[at + 1];
	/** The main button and Ctrl+S lead to the next step; the last one saves. */
	const goTo = (following: AssistantStep) => async () => {
		setStep(following);
		return false;
	};
	return (
		<FormPanel
			form={next === undefined ? form : { ...form, save: goTo(next) }}
			sub={t.step(String(at + 1), String(assistantSteps.length), t.steps[step])}
			saveLabel={next === undefined ? list.create : t.next}
			leadsOn={next !== undefined}
			close={close}
			stays
			buttons={
				back !== undefined && (
					<Button variant="default" onClick={() => setStep(back)}>
						{t.back}
					</Button>
				)
			}
		>
			<Steps step={step} onStep={setStep} />
			{step === "review" ? (
				<AssistantReview values={form.values} custom={custom} />
			) : (
				<AssistantStepFields step={step} form={form} custom={custom} />
			)}
		</FormPanel>
	);
}

/** After a try to save, the step of the first fault is shown. */
function useStepOfFault(
	{ attempts, faults }: ReturnType<typeof useAssistantForm>,
	setStep: (step: AssistantStep) => void,
): void {
	const section = faults[0]?.section;
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a try to save leads elsewhere, not a fault that goes
	useEffect(() => {
		const faulty = assistantSteps.find((one) => one === section);
		if (attempts > 0 && faulty !== undefined) setStep(faulty);
	}, [attempts]);
}

function Steps({ step, onStep }: { step: AssistantStep; onStep: (step: AssistantStep) => void }) {
	const t = useTexts(texts).assistant;
	return (
		<nav className="assistant-steps" aria-label={t.stepsLabel}>
			{assistantSteps.map((one, index) => (
				<button
					key={one}
					type="button"
					aria-current={one === step ? "step" : undefined}
					onClick={() => onStep(one)}
				>
					<b>{index + 1}</b>
					<span>{t.steps[one]}</span>
				</button>
			))}
		</nav>
	);
}
