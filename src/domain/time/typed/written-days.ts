/** What people type instead of dates, in German and English, in small letters. */

/** Days from today. */
export const relativeDays: ReadonlyMap<string, number> = new Map([
	["heute", 0],
	["h", 0],
	["today", 0],
	["morgen", 1],
	["tomorrow", 1],
	["übermorgen", 2],
	["uebermorgen", 2],
	["gestern", -1],
	["yesterday", -1],
	["vorgestern", -2],
]);

/** 1 = Monday. */
export const weekdayNames = numbered([
	["mo", "montag", "mon", "monday"],
	["di", "dienstag", "die", "tu", "tue", "tuesday"],
	["mi", "mittwoch", "mit", "we", "wed", "wednesday"],
	["do", "donnerstag", "don", "th", "thu", "thursday"],
	["fr", "freitag", "fre", "fri", "friday"],
	["sa", "samstag", "sonnabend", "sam", "sat", "saturday"],
	["so", "sonntag", "son", "su", "sun", "sunday"],
]);

/** 1 = January. */
export const monthNames = numbered([
	["jan", "januar", "jänner", "january"],
	["feb", "februar", "feber", "february"],
	["mär", "mrz", "märz", "maerz", "mar", "march"],
	["apr", "april"],
	["mai", "may"],
	["jun", "juni", "june"],
	["jul", "juli", "july"],
	["aug", "august"],
	["sep", "sept", "september"],
	["okt", "oktober", "oct", "october"],
	["nov", "november"],
	["dez", "dezember", "dec", "december"],
]);

function numbered(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
	return new Map(names.flatMap((words, index) => words.map((word) => [word, index + 1] as const)));
}
