import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Dieser Monat ist abgeschlossen", "This month is closed"],
	text: [
		(month: string, name: string) =>
			`Der Monat ${month} von ${name} ist abgeschlossen. Wenn Sie ihn berichtigen, bleibt der abgeschlossene Stand erhalten; die Änderung wird mit Ihrer Begründung festgehalten.`,
		(month: string, name: string) =>
			`The month ${month} of ${name} is closed. If you correct it, it is kept as it was closed; the change is recorded with your reason.`,
	],
	reason: ["Begründung der Berichtigung", "Reason for the correction"],
	confirm: ["Berichtigen", "Correct"],
	askOthers: [
		(month: string, name: string) =>
			`Der Monat ${month} von ${name} ist abgeschlossen. Bitte wenden Sie sich an Ihre Personalabteilung oder an die Abrechnung: Nur dort lässt er sich berichtigen.`,
		(month: string, name: string) =>
			`The month ${month} of ${name} is closed. Please turn to your personnel or payroll department: only they can correct it.`,
	],
});
