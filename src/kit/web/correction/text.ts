import { aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Dieser Monat ist abgeschlossen", "This month is closed"],
	text: [
		aboutTwo(
			"Der Monat #1 von #2 ist abgeschlossen. Wenn Sie ihn berichtigen, bleibt der abgeschlossene Stand erhalten; die Änderung wird mit Ihrer Begründung festgehalten.",
		),
		aboutTwo(
			"The month #1 of #2 is closed. If you correct it, it is kept as it was closed; the change is recorded with your reason.",
		),
	],
	reason: ["Begründung der Berichtigung", "Reason for the correction"],
	confirm: ["Berichtigen", "Correct"],
	askOthers: [
		aboutTwo(
			"Der Monat #1 von #2 ist abgeschlossen. Bitte wenden Sie sich an Ihre Personalabteilung oder an die Abrechnung: Nur dort lässt er sich berichtigen.",
		),
		aboutTwo(
			"The month #1 of #2 is closed. Please contact your human resources or payroll department: only they can correct it.",
		),
	],
});
