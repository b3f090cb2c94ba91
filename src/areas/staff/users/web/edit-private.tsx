import type { Address } from "#areas/staff/sites/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { AddressFields } from "./address-fields.tsx";
import type { EditPartGiven } from "./edit-part-given.ts";
import { LoadedPanel } from "./loaded-panel.tsx";
import { usePanelTitles } from "./use-panel-titles.ts";
import { usePrivateForm } from "./use-private-form.ts";
import { userName } from "./user-name.ts";

/** Birth date, private contact and address; severe disability only for those who may know. */
export function EditPrivate(given: EditPartGiven) {
	const titles = usePanelTitles();
	return (
		<LoadedPanel
			title={titles.edit}
			endpoint={contract.getUserPrivateData}
			input={{ userId: given.user.id }}
		>
			{(data) => <PrivateForm {...given} data={data} />}
		</LoadedPanel>
	);
}

interface FormGiven extends EditPartGiven {
	readonly data: AnswerOf<typeof contract.getUserPrivateData>;
}

function PrivateForm({ user, data, close, children }: FormGiven) {
	const t = useTexts(texts).edit;
	const titles = usePanelTitles();
	const form = usePrivateForm(user.id, data);
	return (
		<FormPanel form={form} title={titles.edit} sub={userName(user)} close={close}>
			{children}
			<FormSection id="contact" title={t.contact}>
				<DateField {...form.field("birthDate")} />
				<TextField {...form.field("phone")} maxLength={200} />
				<TextField {...form.field("mobile")} maxLength={200} />
				<TextField {...form.field("mail")} maxLength={200} />
			</FormSection>
			<FormSection id="address" title={t.address}>
				{/* the lines of the address are a part of this form's fields */}
				<AddressFields form={form as unknown as Form<Address>} />
			</FormSection>
			{!data.isHealthMasked && (
				<FormSection id="health" title={t.health} note={t.healthNote}>
					<DateField {...form.field("severelyDisabledFrom")} />
					<DateField {...form.field("severelyDisabledTo")} />
				</FormSection>
			)}
		</FormPanel>
	);
}
