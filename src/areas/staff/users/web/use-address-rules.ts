import type { Address } from "#areas/staff/sites/contract.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What a form knows about the lines of an address. */
export function useAddressRules(): FormRules<Address> {
	const t = useTexts(texts).fields;
	const section = "address";
	return {
		street: { label: t.street, section },
		addition: { label: t.addition, section },
		postalCode: { label: t.postalCode, section },
		city: { label: t.city, section },
		country: { label: t.country, section },
	};
}

export function addressOf(values: Address): Address {
	const { street, addition, postalCode, city, country } = values;
	return { street, addition, postalCode, city, country };
}
