import { NewCustomInputs } from "#areas/settings/custom-fields/web/public.ts";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { useSiteOptions } from "../edit/use-site-options.ts";
import { type createParams, usersDetail } from "../panels.ts";
import { PersonFields, personInput } from "../person-fields.tsx";
import { renewUsers } from "../user.ts";
import { type NewUserValues, nobody, useNewUserCustom, useNewUserRules } from "./new-user.ts";

/** A new person with the default roles; the invitation is off unless it is asked for. */
export default function UsersCreatePanel({ unitId, close }: PanelProps<typeof createParams>) {
	const { create: t, edit, actions } = useTexts(texts);
	const custom = useNewUserCustom<NewUserValues>();
	const sites = useSiteOptions();
	const form = useApiForm<NewUserValues, typeof contract.createUser>({
		draftKey: "users.create",
		initial: { ...nobody, ...custom.initial, unitId: unitId ?? null },
		fields: { ...useNewUserRules(), ...custom.rules },
		endpoint: contract.createUser,
		input: (values) => ({
			...personInput(values),
			unitId: values.unitId ?? "",
			siteId: values.homeSiteId,
			entryDate: values.entryDate,
			custom: custom.input(values),
			invite: values.invite,
		}),
		onSaved: ({ id: userId }) => {
			void renewUsers();
			toast({ type: "positive", title: actions.created });
			openPanel(usersDetail, { userId });
		},
	});
	return (
		<FormPanel form={form} saveLabel={t.create} close={close} stays>
			<FormSection id="person" title={t.person}>
				<PersonFields form={form} />
			</FormSection>
			<FormSection id="place" title={edit.place}>
				<UnitChoice {...form.field("unitId")} />
				<SelectField {...form.field("homeSiteId")} options={sites} />
				<DateField {...form.field("entryDate")} />
			</FormSection>
			<NewCustomInputs form={form} custom={custom} />
			<FormSection id="access" title={t.access}>
				<CheckboxField {...form.field("invite")} />
			</FormSection>
		</FormPanel>
	);
}
