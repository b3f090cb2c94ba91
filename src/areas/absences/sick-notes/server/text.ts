import { inBothLanguages } from "#kit/contract/texts.ts";

/** Mails name no illness: they lie in boxes that the company does not rule. */
export const texts = inBothLanguages({
	group: ["Nachweise", "Evidence"],
	due: {
		name: ["Nachweis zu einer Abwesenheit fehlt", "Evidence for an absence is missing"],
		own: [
			(since: string) => `Zu Ihrer Abwesenheit seit ${since} fehlt ein Nachweis`,
			(since: string) => `Evidence for your absence since ${since} is missing`,
		],
		other: [
			(person: string, since: string) =>
				`Zur Abwesenheit von ${person} seit ${since} fehlt ein Nachweis`,
			(person: string, since: string) =>
				`Evidence for the absence of ${person} since ${since} is missing`,
		],
		text: [(due: string) => `Fällig war er am ${due}.`, (due: string) => `It was due on ${due}.`],
	},
	payEnd: {
		name: ["Frist einer langen Abwesenheit läuft ab", "Period of a long absence ends"],
		subject: [
			(person: string, last: string) => `Abwesenheit von ${person}: Frist endet am ${last}`,
			(person: string, last: string) => `Absence of ${person}: period ends on ${last}`,
		],
		text: [
			"Näheres steht bei der Abwesenheit. Die Lohnabrechnung ist betroffen.",
			"The absence has the details. Payroll is concerned.",
		],
		payroll: [
			"Bis zu diesem Tag wird das Entgelt weitergezahlt. Danach ändert sich die Abrechnung.",
			"Pay goes on until that day. The payroll is different afterwards.",
		],
	},
});
