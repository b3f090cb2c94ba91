import type { Address } from "#areas/staff/sites/contract.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** A postal address, line by line. */
export function AddressFields({ form }: { readonly form: Form<Address> }) {
	return (
		<>
			<TextField {...form.field("street")} maxLength={200} />
			<TextField {...form.field("addition")} maxLength={200} />
			<TextField {...form.field("postalCode")} maxLength={20} />
			<TextField {...form.field("city")} maxLength={200} />
			<TextField {...form.field("country")} maxLength={60} />
		</>
	);
}

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

/** "Ringstraße 3, 24103 Kiel": an address in one line, without what is missing. */
export function addressLines(address: Address): string {
	const { street, addition, postalCode, city, country } = address;
	const place = [postalCode, city].filter(Boolean).join(" ");
	return [street, addition, place, country].filter(Boolean).join(", ");
}
