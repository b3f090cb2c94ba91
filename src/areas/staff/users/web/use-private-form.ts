import type { Address } from "#areas/staff/sites/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { addressOf, useAddressRules } from "./use-address-rules.ts";

type Data = AnswerOf<typeof contract.getUserPrivateData>;

export interface PrivateValues extends Address {
	readonly birthDate: string | null;
	readonly phone: string;
	readonly mobile: string;
	readonly mail: string;
	readonly severelyDisabledFrom: string | null;
	readonly severelyDisabledTo: string | null;
}

/** What is typed about a person's private data. */
export function usePrivateForm(userId: string, data: Data): Form<PrivateValues> {
	const { edit: t, fields } = useTexts(texts);
	const address = useAddressRules();
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
			...address,
			severelyDisabledFrom: { label: fields.severelyDisabledFrom },
			severelyDisabledTo: {
				label: fields.severelyDisabledTo,
				check: (to, { severelyDisabledFrom: from }) =>
					to !== null && from !== null && to < from ? t.end : undefined,
			},
		},
		endpoint: contract.updateUserPrivateData,
		input: (values, version = data.version) => ({
			userId,
			version,
			...inputOf(values, data),
		}),
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
