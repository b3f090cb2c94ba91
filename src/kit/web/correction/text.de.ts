export const texts = {
	title: "Dieser Monat ist abgeschlossen",
	text: (month: string, name: string) =>
		`Der Monat ${month} von ${name} ist abgeschlossen. Wenn Sie ihn berichtigen, bleibt der abgeschlossene Stand erhalten; die Änderung wird mit Ihrer Begründung festgehalten.`,
	reason: "Begründung der Berichtigung",
	confirm: "Berichtigen",
	askOthers: (month: string, name: string) =>
		`Der Monat ${month} von ${name} ist abgeschlossen. Bitte wenden Sie sich an Ihre Personalabteilung oder an die Abrechnung: Nur dort lässt er sich berichtigen.`,
} as const;
