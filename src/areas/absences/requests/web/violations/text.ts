import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

interface Barrier {
	readonly name: string;
	readonly days: string;
	readonly reason: string | null;
}

interface ShortDays {
	/** "Di 29.12. 7 statt 8, Mi 30.12. 6 statt 8" */
	readonly days: string;
	/** How many there would be on the same days. */
	readonly without: readonly string[];
	readonly more: number;
}

const and = { de: new Intl.ListFormat("de"), en: new Intl.ListFormat("en-GB") };

interface Quota {
	readonly taken: string;
	readonly most: string;
}

/** What an absence breaks, in whole sentences. */
export const texts = inBothLanguages({
	conflicts: {
		LEAVE: [about("# liegt bereits Urlaub."), about("# is already taken as leave.")],
		SICK: [about("# liegt bereits eine Krankmeldung."), about("# already has a sick note.")],
		ABSENCE: [
			about("# liegt bereits eine andere Abwesenheit."),
			about("# already has another absence."),
		],
	},
	/** Begins a sentence about some days. */
	onDays: {
		one: [about("Am #"), about("#")],
		more: [aboutTwo("Vom #1 bis #2"), aboutTwo("The time from #1 to #2")],
	},
	notEmployed: [
		aboutTwo("Nicht beschäftigt: Eintritt #1, Austritt #2."),
		aboutTwo("Not employed: entry #1, exit #2."),
	],
	open: ["offen", "open"],
	/** What becomes of it once the new one counts. */
	solutions: {
		CANCEL: ["Sie wird storniert.", "It is cancelled."],
		SHORTEN: ["Sie wird gekürzt.", "It is shortened."],
		SPLIT: ["Sie wird geteilt.", "It is split in two."],
	},
	/** The same of leave, which is masculine in German. */
	solutionsOfLeave: {
		CANCEL: ["Er wird storniert.", "It is cancelled."],
		SHORTEN: ["Er wird gekürzt.", "It is shortened."],
		SPLIT: ["Er wird geteilt.", "It is split in two."],
	},
	bothStay: ["Beide bleiben bestehen.", "Both stay."],
	shifts: [
		(count: number, days: string) =>
			`${count === 1 ? "1 Dienst ist" : `${count} Dienste sind`} in dieser Zeit geplant (${days}).`,
		(count: number, days: string) =>
			`${count === 1 ? "1 shift is" : `${count} shifts are`} planned in this time (${days}).`,
	],
	sickDuringLeave: [
		about("Krank im Urlaub (#): Mit ärztlichem Nachweis werden die Urlaubstage gutgeschrieben."),
		about("Ill during leave (#): with a medical certificate the days of leave are given back."),
	],
	barrier: [
		({ name, days, reason }: Barrier) =>
			[`Urlaubssperre „${name}“ (${days}).`, ...(reason ? [`Begründung: ${reason}`] : [])].join(
				" ",
			),
		({ name, days, reason }: Barrier) =>
			[`Leave barrier “${name}” (${days}).`, ...(reason ? [`Reason: ${reason}`] : [])].join(" "),
	],
	short: [
		({ days, without, more }: ShortDays) =>
			`Besetzung unter dem Mindestwert: ${days} Personen${more > 0 ? ` und an ${more} weiteren Tagen` : ""}. Ohne diese Abwesenheit: ${and.de.format(without)}.`,
		({ days, without, more }: ShortDays) =>
			`Staffing below the minimum: ${days} people${more > 0 ? ` and on ${more} more days` : ""}. Without this absence: ${and.en.format(without)}.`,
	],
	shortDay: [
		(day: string, present: number, needed: number) => `${day} ${present} statt ${needed}`,
		(day: string, present: number, needed: number) => `${day} ${present} instead of ${needed}`,
	],
	substituteAbsent: [
		about("Die Vertretung ist selbst abwesend (#)."),
		about("The substitute is away as well (#)."),
	],
	substituteNeeded: [
		"Für diese Art muss eine Vertretung angegeben werden.",
		"A substitute has to be named for this kind.",
	],
	noAccount: [
		about("Das Urlaubskonto # ist nicht eingerichtet. Der Resturlaub kann nicht ermittelt werden."),
		about("The leave account of # is not set up. The remaining leave cannot be determined."),
	],
	negativeLeave: [
		aboutTwo("Der Resturlaub #1 würde negativ: #2."),
		aboutTwo("The remaining leave of #1 would be negative: #2."),
	],
	tooLate: [
		aboutTwo("Beginn #1: Rückwirkend ist diese Art frühestens ab #2 möglich."),
		aboutTwo("Start #1: this kind can be taken back to #2 at the earliest."),
	],
	noWorkday: [
		"In diesem Zeitraum liegt kein Arbeitstag. Die Abwesenheit kostet keinen Urlaub.",
		"There is no working day in this period. The absence costs no leave.",
	],
	childSickQuota: [
		(year: string, { taken, most }: Quota) =>
			`Kinderkrankentage ${year}: ${taken} Tage, gesetzlich sind es höchstens ${most}.`,
		(year: string, { taken, most }: Quota) =>
			`Child sick days of ${year}: ${taken} days, by law there are ${most} at most.`,
	],
	unknown: [about("Eine Regel wird verletzt (#)."), about("A rule is violated (#).")],
	until: [aboutTwo("#1 bis #2"), aboutTwo("#1 to #2")],
});
