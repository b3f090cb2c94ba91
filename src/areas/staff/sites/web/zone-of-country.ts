import type { Country } from "../contract.ts";

/** The zone most people of a country live in; a proposal, no rule. */
export const zoneOfCountry: Readonly<Record<Country, string>> = {
	DE: "Europe/Berlin",
	AT: "Europe/Vienna",
	CH: "Europe/Zurich",
	LI: "Europe/Vaduz",
	LU: "Europe/Luxembourg",
};
