import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { EditPartGiven } from "./edit-part-given.ts";
import { PersonFields } from "./person-fields.tsx";
import { renewUsers } from "./renew-users.ts";
import { usePanelTitles } from "./use-panel-titles.ts";
import { type PersonValues, personInput, usePersonRules } from "./use-person-rules.ts";
import { userName } from "./user-name.ts";

/** Names, numbers, gender and mail address of a person. */
export function EditBase({ user, close, children }: EditPartGiven) {
	const t = useTexts(texts).edit;
	const titles = usePanelTitles();
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
		<FormPanel form={form} title={titles.edit} sub={userName(user)} close={close}>
			{children}
			<FormSection id="base" title={t.base}>
				<PersonFields form={form} />
			</FormSection>
		</FormPanel>
	);
}
