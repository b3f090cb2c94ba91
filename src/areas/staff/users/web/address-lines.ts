import type { Address } from "#areas/staff/sites/contract.ts";

/** "Ringstraße 3, 24103 Kiel": an address in one line, without what is missing. */
export function addressLines(address: Address): string {
	const { street, addition, postalCode, city, country } = address;
	const place = [postalCode, city].filter(Boolean).join(" ");
	return [street, addition, place, country].filter(Boolean).join(", ");
}
