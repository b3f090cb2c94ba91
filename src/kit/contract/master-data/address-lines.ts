import type { Address } from "./group-field.ts";

/** An address as on a letter, empty lines left out. */
export function addressLines(address: Partial<Address>): readonly string[] {
	const { street = "", addition = "", postalCode = "", city = "", country = "" } = address;
	return [street, addition, `${postalCode} ${city}`.trim(), country].filter((line) => line !== "");
}
