export const texts = {
	errors: {},
	/** What does not fit in a simulation. */
	faults: {
		REQUIRED: "Diese Angabe fehlt.",
		INVALID: "Diese Angabe ist ungültig.",
		UNKNOWN_KEY: "Diese Angabe gibt es nicht.",
		INVALID_INSTANT:
			"Bitte geben Sie Datum und Uhrzeit mit Zeitzone an, zum Beispiel 2026-03-28T22:00:00+01:00.",
		FROM_AFTER_TO: "Der erste Tag liegt nach dem letzten.",
		TOO_MANY_DAYS: "Es lassen sich höchstens 400 Tage berechnen.",
		END_BEFORE_BEGIN: "Das Ende liegt vor dem Beginn.",
		OVERLAP: "Dieser Eintrag überschneidet sich mit einem anderen.",
		RULE_TWICE: "Für denselben Zeitraum gibt es schon eine Regel dieser Art.",
		WEEKDAY_TWICE: "Dieser Wochentag kommt in der Woche schon vor.",
		CODE_TWICE: "Es gibt schon ein Zeitkonto mit diesem Kürzel.",
		UNKNOWN_ZONE: "Diese Zeitzone ist nicht bekannt.",
		UNKNOWN_REGION: "Zu dieser Region sind keine Feiertage bekannt.",
	},
} as const;
