import type { addressFields } from "#kit/contract/master-data/group-field.ts";

type Address = Readonly<Partial<Record<keyof typeof addressFields, string>>>;

/** An address as on a letter, empty lines left out. */
export function addressLines(address: Address): readonly string[] {
	const { street = "", addition = "", postalCode = "", city = "", country = "" } = address;
	return [street, addition, `${postalCode} ${city}`.trim(), country].filter((line) => line !== "");
}
