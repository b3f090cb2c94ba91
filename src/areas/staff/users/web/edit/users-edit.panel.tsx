import { useState } from "react";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type EditPart, type editParams, editParts, usersEdit } from "../panels.ts";
import { PersonFields, type PersonValues, personInput, usePersonRules } from "../person-fields.tsx";
import { renewUsers, userName } from "../user.ts";
import type { EditPartGiven } from "./edit-part-given.ts";
import { EditPlace } from "./edit-place.tsx";
import { EditPrivate } from "./edit-private.tsx";
import { EditSupervisors } from "./edit-supervisors.tsx";

type Given = PanelProps<typeof editParams>;

const forms = {
	base: EditBase,
	place: EditPlace,
	supervisors: EditSupervisors,
	private: EditPrivate,
} as const;

/** Names, numbers, gender and mail address of a person. */
function EditBase({ user, close, children }: EditPartGiven) {
	const t = useTexts(texts).edit;
	const title = useTitle(usersEdit);
	const fields = usePersonRules("base");
	const form = useApiForm<PersonValues, typeof contract.updateUser>({
		draftKey: `users.edit:${user.id}`,
		initial: {
			firstName: user.firstName,
			lastName: user.lastName,
			gender: user.gender ?? "UNDEFINED",
			personnelNo: user.personnelNo,
			companyPersonnelNo: user.companyPersonnelNo,
			mail: user.mail,
		},
		version: user.version,
		fields,
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
		<FormPanel form={form} title={title} sub={userName(user)} close={close}>
			{children}
			<FormSection id="base" title={t.base}>
				<PersonFields form={form} />
			</FormSection>
		</FormPanel>
	);
}

/** A person's data, part by part: what is typed in one is kept while another is looked at. */
export default function UsersEditPanel(given: Given) {
	const t = useTexts(texts).edit;
	const title = useTitle(usersEdit);
	const { userId, close } = given;
	const [part, setPart] = useState<EditPart>(given.part ?? "base");
	const Part = forms[part];
	return (
		<LoadedPanel title={title} endpoint={contract.getUser} input={{ userId }}>
			{(user) => (
				<Part user={user} close={close} key={userId}>
					<div className="edit-parts">
						<SegmentedField<EditPart>
							label={t.parts}
							value={part}
							onChange={setPart}
							options={editParts.map((value) => ({ value, label: t[value] }))}
						/>
					</div>
				</Part>
			)}
		</LoadedPanel>
	);
}
