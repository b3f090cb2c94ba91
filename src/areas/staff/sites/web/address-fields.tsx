import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** An address as a form holds it; its country has a name of its own, a site has one as well. */
export interface AddressValues {
	readonly street: string;
	readonly addition: string;
	readonly postalCode: string;
	readonly city: string;
	readonly addressCountry: string;
}

export const noAddress: AddressValues = {
	street: "",
	addition: "",
	postalCode: "",
	city: "",
	addressCountry: "",
};

/** As the operations want it. */
export function addressOf({ addressCountry, ...rest }: AddressValues) {
	const { street, addition, postalCode, city } = rest;
	return { street, addition, postalCode, city, country: addressCountry };
}

export function useAddressRules(): FormRules<AddressValues> {
	const t = useTexts(texts).form;
	const section = "address";
	return {
		street: { label: t.street, section },
		addition: { label: t.addition, section },
		postalCode: { label: t.postalCode, section },
		city: { label: t.city, section },
		addressCountry: { label: t.addressCountry, section },
	};
}

export function AddressFields<Values extends AddressValues>({
	form: given,
}: {
	readonly form: Form<Values>;
}) {
	const form = given as unknown as Form<AddressValues>;
	return (
		<>
			<TextField {...form.field("street")} maxLength={200} />
			<TextField {...form.field("addition")} maxLength={200} />
			<TextField {...form.field("postalCode")} maxLength={20} />
			<TextField {...form.field("city")} maxLength={200} />
			<TextField {...form.field("addressCountry")} maxLength={60} />
		</>
	);
}
