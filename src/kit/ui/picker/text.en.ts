import type { Words } from "../../contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	search: "Search",
	searchUnits: "Search for a unit",
	searchUsers: "Name or personnel number",
	units: "Units",
	selected: (count: string) => `${count} selected`,
	unitsSelected: (count: string) =>
		count === "1" ? "1 unit selected" : `${count} units selected`,
	unitsTitle: "Choose units",
	unitTitle: "Choose a unit",
	clear: "Clear",
	apply: "Apply",
	all: "Select all",
	recent: "Used recently",
	others: "All",
	none: "Nothing found.",
	empty: "There is nothing to choose from.",
	failed: "The choices could not be loaded.",
	withBelow: "With units below",
	disabled: "inactive",
	people: (count: string) =>
		count === "1" ? "1 employee" : `${count} employees`,
	tags: "Tags",
	qualifications: "Qualifications",
	filter: "Filter",
	absent: (until: string) => `absent: ${until}`,
	gone: "This choice is no longer open.",
	close: "Close",
	name: "Name",
	text: "Text",
} as const satisfies Words<typeof german>;
