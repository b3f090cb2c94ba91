import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { type AppointmentTemplate, contract } from "../../contract.ts";
import { texts } from "../text.ts";
import type { AppointmentValues } from "./appointment-values.ts";
import { fromTemplate } from "./from-template.ts";
import "../appointments.css";

interface Given {
	readonly form: Form<AppointmentValues>;
	readonly templates: readonly AppointmentTemplate[];
}

/** Fills the form; what is chosen stays free to be changed. Where the template may be deleted, that is done beside it. */
export function TemplateChoice({ form, templates }: Given) {
	const t = useTexts(texts);
	const [chosenId, choose] = useState<string | null>(null);
	const chosen = templates.find(({ id }) => id === chosenId);
	return (
		<div className="appointment-template">
			<SelectField
				label={t.fields.template}
				value={chosen?.id ?? null}
				options={templates.map(({ id, name, unitName }) => ({
					value: id,
					label: unitName === null ? name : `${name} · ${unitName}`,
				}))}
				onChange={(id) => {
					choose(id);
					const template = templates.find((one) => one.id === id);
					if (template) fromTemplate(form, template);
				}}
			/>
			{chosen?.mayDelete && <DeleteTemplate template={chosen} onDeleted={() => choose(null)} />}
		</div>
	);
}

interface DeleteGiven {
	readonly template: AppointmentTemplate;
	readonly onDeleted: () => void;
}

/** What was filled in from it stays. */
function DeleteTemplate({ template: { id, name }, onDeleted }: DeleteGiven) {
	const t = useTexts(texts);
	const { mutate, isPending } = useAction(contract.deleteAppointmentTemplate, {
		context: t.deleteTemplate,
		renews: [contract.listAppointmentTemplates],
		onDone: () => {
			onDeleted();
			toast({ type: "positive", title: t.templateDeleted });
		},
	});
	const remove = async () => {
		if ((await confirmDelete({ title: t.deleteTemplate, name })) !== null) mutate({ id });
	};
	return (
		<IconButton
			label={t.deleteTemplate}
			icon={IconTrash}
			disabled={isPending}
			onClick={() => void remove()}
		/>
	);
}
