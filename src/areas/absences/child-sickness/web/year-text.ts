import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What was taken of a year's days, where an absence is asked for and where it is shown: apart from what children are declared with. */
export const texts = inBothLanguages({
	label: [about("Kinderkrankentage #"), about("Child sick days #")],
	used: [aboutTwo("#1 von #2 Tagen"), aboutTwo("#1 of #2 days")],
	left: [about("noch # frei"), about("# left")],
	over: [about("# zu viel"), about("# too many")],
	unknown: [
		about("# Tage; der gesetzliche Anspruch dieses Jahres ist nicht hinterlegt"),
		about("# days; the statutory claim of this year is not known here"),
	],
	undeclared: [
		"ohne Angabe zu Kindern: für ein Kind gerechnet",
		"no statement about children: counted for one child",
	],
	children: [counted("1 Kind", "# Kinder"), counted("1 child", "# children")],
	alone: ["alleinerziehend", "single parent"],
});
