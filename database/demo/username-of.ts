import type { DemoPerson } from "./company.ts";

const letters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The sign-in name. Example: Sofia Großmann → sofia.grossmann. */
export function usernameOf(person: DemoPerson): string {
	return person.username ?? addressOf(person);
}

/** The name as it stands before the @ of the e-mail address. */
export function addressOf({ firstName, lastName }: DemoPerson): string {
	return `${firstName}.${lastName}`
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => letters[letter] ?? letter);
}
