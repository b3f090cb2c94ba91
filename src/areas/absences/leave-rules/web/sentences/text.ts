import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What a rule of leave gives, in sentences. */
export const texts = inBothLanguages({
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	more: [counted("1 Tag mehr", "# Tage mehr"), counted("1 more day", "# more days")],
	years: [counted("einem Jahr", "# Jahren"), counted("one year", "# years")],
	/** By the number of workdays a week, from one on. */
	workdays: [
		[
			"einem Arbeitstag",
			"zwei Arbeitstagen",
			"drei Arbeitstagen",
			"vier Arbeitstagen",
			"fünf Arbeitstagen",
			"sechs Arbeitstagen",
			"sieben Arbeitstagen",
		],
		[
			"one workday",
			"two workdays",
			"three workdays",
			"four workdays",
			"five workdays",
			"six workdays",
			"seven workdays",
		],
	],
	halfWorkdays: [about("# Arbeitstagen"), about("# workdays")],
	STATUTORY: [
		"20 Tage bei fünf Arbeitstagen, bei anderen im Verhältnis (§ 3 BUrlG).",
		"20 days at five workdays a week, otherwise in proportion (§ 3 BUrlG).",
	],
	CONTRACTUAL: [
		aboutTwo("#1 bei #2, enthält den gesetzlichen Teil."),
		aboutTwo("#1 at #2 a week, including the statutory part."),
	],
	proRata: [
		"Bei Eintritt und Austritt im Lauf des Jahres anteilig nach vollen Monaten, nie weniger als gesetzlich.",
		"Pro rata by full months when somebody joins or leaves during the year, never less than statutory.",
	],
	byLaw: [
		"Anteilig nur, wo das Gesetz es vorsieht (§ 5 BUrlG).",
		"Pro rata only where the law provides for it (§ 5 BUrlG).",
	],
	DISABLED: [
		"5 Tage mehr bei fünf Arbeitstagen, solange jemand schwerbehindert ist (§ 208 SGB IX).",
		"5 more days at five workdays a week while somebody is severely disabled (§ 208 SGB IX).",
	],
	AGE: [
		aboutTwo("#1 ab dem #2. Geburtstag, in dessen Jahr anteilig."),
		aboutTwo("#1 from the birthday on which somebody turns #2, pro rata in its year."),
	],
	AGE_YEAR: [
		aboutTwo("#1 ab dem Jahr des #2. Geburtstags, auch dann schon ganz."),
		aboutTwo("#1 from the year in which somebody turns #2, in full already then."),
	],
	TENURE: [
		aboutTwo("#1 nach #2 im Unternehmen, im Jahr des Jubiläums anteilig."),
		aboutTwo("#1 after #2 in the company, pro rata in the year of the anniversary."),
	],
	TENURE_YEAR: [
		aboutTwo("#1 nach #2 im Unternehmen, im Jahr des Jubiläums schon ganz."),
		aboutTwo("#1 after #2 in the company, in full already in the year of the anniversary."),
	],
	YOUTH: [
		"Jugendliche haben je nach Alter mindestens 30, 27 oder 25 Werktage (§ 19 JArbSchG).",
		"Young people have at least 30, 27 or 25 weekdays, depending on their age (§ 19 JArbSchG).",
	],
	EXTRA: [aboutTwo("#1: #2."), aboutTwo("#1: #2.")],
});
