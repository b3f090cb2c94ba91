import type { Address } from "#areas/staff/sites/contract.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";

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
