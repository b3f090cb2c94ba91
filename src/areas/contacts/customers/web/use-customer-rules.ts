import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { AddressValues, ContactValues, CustomerValues } from "./customer-values.ts";

export function useAddressRules(): FormRules<AddressValues> {
	const { columns, form } = useTexts(texts);
	const section = "address";
	return {
		street: { label: columns.street, section },
		addition: { label: form.addition, section },
		postalCode: { label: columns.postalCode, section },
		city: { label: columns.city, section },
		country: { label: columns.country, section },
	};
}

export function useContactRules(): FormRules<ContactValues> {
	const { columns, form } = useTexts(texts);
	const section = "contact";
	return {
		person: { label: columns.person, section },
		phone: { label: columns.phone, section, type: "PHONE" },
		mobile: { label: columns.mobile, section, type: "PHONE" },
		mail: { label: columns.mail, section, type: "MAIL" },
		website: { label: columns.website, section },
		note: { label: form.note, section },
	};
}

export function useCustomerRules(): FormRules<CustomerValues> {
	const { fields } = useTexts(texts).master;
	const section = "base";
	return {
		no: { label: fields.no, required: true, section },
		name: { label: fields.name, required: true, section },
		...useAddressRules(),
		...useContactRules(),
	};
}
