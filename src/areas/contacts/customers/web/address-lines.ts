import type { Customer } from "../contract.ts";

/** An address as on a letter, empty lines left out. */
export function addressLines({
	street,
	addition,
	postalCode,
	city,
	country,
}: Customer["address"]): readonly string[] {
	return [street, addition, `${postalCode} ${city}`.trim(), country].filter((line) => line !== "");
}
