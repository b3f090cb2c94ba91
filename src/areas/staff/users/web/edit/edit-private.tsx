import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressOf, addressRules } from "#kit/web/records/address-fields.tsx";
import { LineFields, lineRules, linesOf } from "#kit/web/records/line-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contactFields } from "../../contract/person-data.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { PartForm, type PartGiven } from "./part-form.tsx";

/** Birth date, private contact and address; severe disability only for those who may know. */
export function EditPrivate(given: PartGiven) {
	const input = { userId: given.user.id };
	return (
		<LoadedPanel endpoint={contract.getUserPrivateData} input={input}>
			{(data) => <PrivateForm {...given} data={data} />}
		</LoadedPanel>
	);
}

type Data = AnswerOf<typeof contract.getUserPrivateData>;

function PrivateForm({ data, ...given }: PartGiven & { readonly data: Data }) {
	const t = useTexts(texts).edit;
	const form = usePrivateForm(given.user.id, data);
	return (
		<PartForm {...given} form={form}>
			<FormSection id="contact" title={t.contact}>
				<DateField {...form.field("birthDate")} />
				<LineFields fields={contactFields} form={form} />
			</FormSection>
			<FormSection id="address" title={t.address}>
				<AddressFields form={form} />
			</FormSection>
			{!data.isHealthMasked && (
				<FormSection id="health" title={t.health} note={t.healthNote}>
					<DateField {...form.field("severelyDisabledFrom")} />
					<DateField {...form.field("severelyDisabledTo")} />
				</FormSection>
			)}
		</PartForm>
	);
}

function usePrivateForm(userId: string, data: Data) {
	const { edit: t, fields } = useTexts(texts);
	const { address, contact, version: saved, isHealthMasked, ...days } = data;
	const initial = { ...days, ...contact, ...address };
	return useApiForm<typeof initial, typeof contract.updateUserPrivateData>({
		draftKey: `users.edit-private:${userId}`,
		initial,
		version: saved,
		fields: {
			birthDate: { label: fields.birthDate, section: "contact" },
			...lineRules(contactFields, { ...fields, mail: fields.privateMail }, "contact"),
			...addressRules(fields),
			severelyDisabledFrom: { label: fields.severelyDisabledFrom },
			severelyDisabledTo: {
				label: fields.severelyDisabledTo,
				check: (to, { severelyDisabledFrom: from }) =>
					to !== null && from !== null && to < from ? t.end : undefined,
			},
		},
		endpoint: contract.updateUserPrivateData,
		input: (
			{ birthDate, severelyDisabledFrom, severelyDisabledTo, ...lines },
			version = saved,
		) => ({
			userId,
			version,
			birthDate,
			contact: linesOf(contactFields, lines),
			address: addressOf(lines),
			// what was kept back is not sent, so that it stays as it is
			...(isHealthMasked ? {} : { severelyDisabledFrom, severelyDisabledTo }),
		}),
		context: t.saving,
		renews: [contract.getUserPrivateData],
		reload: () => renew(contract.getUserPrivateData, { userId }),
	});
}
