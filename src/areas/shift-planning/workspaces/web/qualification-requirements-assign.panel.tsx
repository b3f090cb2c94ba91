import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type RequirementTarget, workspaces } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly target: RequirementTarget;
	readonly targetId: string;
	readonly close: () => void;
}

/** Asks for a qualification, of the levels that it has. */
export default function QualificationRequirementsAssignPanel(given: Given) {
	const { requirements: t, errors } = useTexts(texts);
	const { target, targetId } = given;
	const words = { notLoaded: t.notLoaded, gone: errors.REQUIREMENT_TARGET_NOT_FOUND };
	return (
		<AnswerPanel endpoint={contract.listRequirements} input={{ target, targetId }} words={words}>
			{(answer) => <AssignForm {...given} {...answer} />}
		</AnswerPanel>
	);
}

interface Values {
	readonly qualificationId: string | null;
	/** Its place among the levels, from 1. */
	readonly minLevel: string | null;
}

type Answer = AnswerOf<typeof contract.listRequirements>;

function AssignForm({ target, targetId, close, name, qualifications }: Given & Answer) {
	const { requirements: t } = useTexts(texts);
	const form = useApiForm({
		draftKey: `qualification-requirements.assign:${targetId}`,
		initial: { qualificationId: null, minLevel: null } as Values,
		fields: {
			qualificationId: { label: t.qualification, required: true, section: "base" },
			minLevel: { label: t.level, section: "base" },
		},
		endpoint: contract.assignRequirement,
		input: ({ qualificationId, minLevel }) => ({
			...{ target, targetId, qualificationId: qualificationId as string },
			minLevel: minLevel === null ? null : Number(minLevel),
		}),
		context: t.saving,
		renews: [contract.listRequirements, workspaces.contract.listWorkspaces],
	});
	const levels = qualifications.find(({ id }) => id === form.values.qualificationId)?.levels ?? [];
	const field = form.field("qualificationId");
	const choose = (id: string | null) => {
		field.onChange(id);
		form.set("minLevel", null);
	};
	return (
		<FormPanel form={form} sub={name} close={close} saveLabel={t.save}>
			<FormSection id="base" title={t.qualification}>
				<SelectField
					{...field}
					options={qualifications.map((one) => ({ value: one.id, label: one.name }))}
					onChange={choose}
				/>
				{levels.length > 0 && (
					<SelectField
						{...form.field("minLevel")}
						placeholder={t.anyLevel}
						options={levels.map((label, nth) => ({ value: String(nth + 1), label }))}
					/>
				)}
			</FormSection>
		</FormPanel>
	);
}
