import { useState } from "react";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type EditPart, type editParams, editParts } from "../panels.ts";
import { PersonFields, type PersonValues, personInput, usePersonRules } from "../person-fields.tsx";
import { renewUsers } from "../user.ts";
import { EditPlace, EditSupervisors } from "./edit-place.tsx";
import { EditPrivate } from "./edit-private.tsx";
import { PartForm, type PartGiven } from "./part-form.tsx";

const forms = {
	base: EditBase,
	place: EditPlace,
	supervisors: EditSupervisors,
	private: EditPrivate,
} as const;

/** Names, numbers, gender and mail address of a person. */
function EditBase(given: PartGiven) {
	const t = useTexts(texts).edit;
	const { user } = given;
	const form = useApiForm<PersonValues, typeof contract.updateUser>({
		draftKey: `users.edit:${user.id}`,
		initial: personInput(user),
		version: user.version,
		fields: usePersonRules("base"),
		endpoint: contract.updateUser,
		input: (values, version = user.version) => ({
			userId: user.id,
			version,
			...personInput(values),
		}),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
	return (
		<PartForm {...given} form={form}>
			<FormSection id="base" title={t.base}>
				<PersonFields form={form} />
			</FormSection>
		</PartForm>
	);
}

/** A person's data, part by part: what is typed in one is kept while another is looked at. */
export default function UsersEditPanel(given: PanelProps<typeof editParams>) {
	const t = useTexts(texts).edit;
	const { userId, close } = given;
	const [part, setPart] = useState<EditPart>(given.part ?? "base");
	const Part = forms[part];
	const ways = (
		<div className="edit-parts">
			<SegmentedField<EditPart>
				label={t.parts}
				value={part}
				onChange={setPart}
				options={editParts.map((value) => ({ value, label: t[value] }))}
			/>
		</div>
	);
	return (
		<LoadedPanel endpoint={contract.getUser} input={{ userId }}>
			{(user) => <Part key={userId} user={user} close={close} ways={ways} />}
		</LoadedPanel>
	);
}
