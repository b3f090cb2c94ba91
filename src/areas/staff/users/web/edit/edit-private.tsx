import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Address } from "#kit/contract/master-data/group-field.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { AddressFields, addressOf, addressRules } from "#kit/web/records/address-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { usersEdit } from "../panels.ts";
import { PartForm, type PartGiven } from "./part-form.tsx";

/** Birth date, private contact and address; severe disability only for those who may know. */
export function EditPrivate(given: PartGiven) {
	const title = useTitle(usersEdit);
	return (
		<LoadedPanel
			title={title}
			endpoint={contract.getUserPrivateData}
			input={{ userId: given.user.id }}
		>
			{(data) => <PrivateForm {...given} data={data} />}
		</LoadedPanel>
	);
}

interface FormGiven extends PartGiven {
	readonly data: AnswerOf<typeof contract.getUserPrivateData>;
}

function PrivateForm({ data, ...given }: FormGiven) {
	const t = useTexts(texts).edit;
	const form = usePrivateForm(given.user.id, data);
	return (
		<PartForm {...given} form={form}>
			<FormSection id="contact" title={t.contact}>
				<DateField {...form.field("birthDate")} />
				<TextField {...form.field("phone")} maxLength={200} />
				<TextField {...form.field("mobile")} maxLength={200} />
				<TextField {...form.field("mail")} maxLength={200} />
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

type Data = AnswerOf<typeof contract.getUserPrivateData>;

interface PrivateValues extends Address {
	readonly birthDate: string | null;
	readonly phone: string;
	readonly mobile: string;
	readonly mail: string;
	readonly severelyDisabledFrom: string | null;
	readonly severelyDisabledTo: string | null;
}

/** What is typed about a person's private data. */
function usePrivateForm(userId: string, data: Data): Form<PrivateValues> {
	const { edit: t, fields } = useTexts(texts);
	const contact = "contact";
	return useApiForm<PrivateValues, typeof contract.updateUserPrivateData>({
		draftKey: `users.edit-private:${userId}`,
		initial: valuesOf(data),
		version: data.version,
		fields: {
			birthDate: { label: fields.birthDate, section: contact },
			phone: { label: fields.phone, type: "PHONE", section: contact },
			mobile: { label: fields.mobile, type: "PHONE", section: contact },
			mail: { label: fields.privateMail, type: "MAIL", section: contact },
			...addressRules(fields),
			severelyDisabledFrom: { label: fields.severelyDisabledFrom },
			severelyDisabledTo: {
				label: fields.severelyDisabledTo,
				check: (to, { severelyDisabledFrom: from }) =>
					to !== null && from !== null && to < from ? t.end : undefined,
			},
		},
		endpoint: contract.updateUserPrivateData,
		input: (values, version = data.version) => ({ userId, version, ...inputOf(values, data) }),
		context: t.saving,
		renews: [contract.getUserPrivateData],
		reload: () => renew(contract.getUserPrivateData, { userId }),
	});
}

function valuesOf(data: Data): PrivateValues {
	return {
		birthDate: data.birthDate,
		...data.contact,
		...data.address,
		severelyDisabledFrom: data.severelyDisabledFrom,
		severelyDisabledTo: data.severelyDisabledTo,
	};
}

function inputOf(values: PrivateValues, { isHealthMasked }: Data) {
	const { birthDate, phone, mobile, mail } = values;
	const { severelyDisabledFrom, severelyDisabledTo } = values;
	return {
		birthDate,
		address: addressOf(values),
		contact: { phone, mobile, mail },
		// what was kept back is not sent, so that it stays as it is
		...(isHealthMasked ? {} : { severelyDisabledFrom, severelyDisabledTo }),
	};
}
