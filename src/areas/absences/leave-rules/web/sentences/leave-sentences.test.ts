import { expect, test } from "vitest";
import { leaveRule } from "#domain/leave/leave-rule.ts";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { formatFor } from "#kit/web/format/format.ts";
import { leaveSentences } from "./leave-sentences.ts";
import { texts } from "./text.ts";

function said(settings: unknown, language: "de-DE" | "en-EN"): string {
	const format = formatFor(language, "TIME", "Europe/Berlin");
	return leaveSentences(leaveRule.parse(settings), { t: texts[language], format }).join(" ");
}

const cases = [
	[
		{ kind: "STATUTORY" },
		"20 Tage bei fünf Arbeitstagen, bei anderen im Verhältnis (§ 3 BUrlG).",
		"20 days at five workdays a week, otherwise in proportion (§ 3 BUrlG).",
	],
	[
		{ kind: "CONTRACTUAL", days: "30" },
		"30 Tage bei fünf Arbeitstagen, enthält den gesetzlichen Teil. Anteilig nur, wo das Gesetz es vorsieht (§ 5 BUrlG).",
		"30 days at five workdays a week, including the statutory part. Pro rata only where the law provides for it (§ 5 BUrlG).",
	],
	[
		{ kind: "CONTRACTUAL", days: "27.5", fullWeekDays: 5.5, proRataClause: true },
		"27,5 Tage bei 5,5 Arbeitstagen, enthält den gesetzlichen Teil. Bei Eintritt und Austritt im Lauf des Jahres anteilig nach vollen Monaten, nie weniger als gesetzlich.",
		"27.5 days at 5.5 workdays a week, including the statutory part. Pro rata by full months when somebody joins or leaves during the year, never less than statutory.",
	],
	[
		{ kind: "DISABLED" },
		"5 Tage mehr bei fünf Arbeitstagen, solange jemand schwerbehindert ist (§ 208 SGB IX).",
		"5 more days at five workdays a week while somebody is severely disabled (§ 208 SGB IX).",
	],
	[
		{ kind: "AGE", from: 50, days: "2" },
		"2 Tage mehr ab dem 50. Geburtstag, in dessen Jahr anteilig.",
		"2 more days from the birthday on which somebody turns 50, pro rata in its year.",
	],
	[
		{ kind: "AGE", from: 50, days: 0.3333, wholeYear: true },
		"0,3333 Tage mehr ab dem Jahr des 50. Geburtstags, auch dann schon ganz.",
		"0.3333 more days from the year in which somebody turns 50, in full already then.",
	],
	[
		{ kind: "TENURE", years: 10, days: "1" },
		"1 Tag mehr nach 10 Jahren im Unternehmen, im Jahr des Jubiläums anteilig.",
		"1 more day after 10 years in the company, pro rata in the year of the anniversary.",
	],
	[
		{ kind: "TENURE", years: 1, days: "1.0", wholeYear: true },
		"1 Tag mehr nach einem Jahr im Unternehmen, im Jahr des Jubiläums schon ganz.",
		"1 more day after one year in the company, in full already in the year of the anniversary.",
	],
	[
		{ kind: "YOUTH" },
		"Jugendliche haben je nach Alter mindestens 30, 27 oder 25 Werktage (§ 19 JArbSchG).",
		"Young people have at least 30, 27 or 25 weekdays, depending on their age (§ 19 JArbSchG).",
	],
	[
		{ kind: "EXTRA", days: "3", label: "Nachtarbeit" },
		"3 Tage mehr: Nachtarbeit.",
		"3 more days: Nachtarbeit.",
	],
] as const;

test.each(cases)("%o", (settings, german, english) => {
	expect(said(settings, "de-DE")).toBe(german);
	expect(said(settings, "en-EN")).toBe(english);
});

test("every kind of rule has its sentences", () => {
	const told = new Set<string>(cases.map(([{ kind }]) => kind));
	expect(leaveRuleKinds.filter((kind) => !told.has(kind))).toEqual([]);
});
