import { inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: it comes after the form, with the kinds that the law has something to say of. */
export const texts = inBothLanguages({
	/** What it does to leave. */
	effects: {
		MATERNITY: [
			"Mutterschutz kürzt den Urlaub nicht; er kann danach genommen werden (§ 24 MuSchG).",
			"Maternity protection does not cut leave; it can be taken afterwards (§ 24 MuSchG).",
		],
		PARENTAL: [
			"Elternzeit kürzt den Urlaub nur, wenn der Arbeitgeber es erklärt: um ein Zwölftel je vollem Kalendermonat (§ 17 BEEG).",
			"Parental leave cuts leave only where the employer declares it: by a twelfth for each full calendar month (§ 17 BEEG).",
		],
		CARE: [
			"Pflegezeit kürzt den Urlaub nur, wenn der Arbeitgeber es erklärt: um ein Zwölftel je vollem Kalendermonat (§ 4 PflegeZG).",
			"Care leave cuts leave only where the employer declares it: by a twelfth for each full calendar month (§ 4 PflegeZG).",
		],
		UNPAID: [
			"In unbezahltem Urlaub entsteht kein Urlaubsanspruch: Das Konto wird anteilig kleiner, sobald er genehmigt ist.",
			"Unpaid leave earns no leave: the account becomes smaller in proportion once it is approved.",
		],
	},
	birth: {
		expectedOn: ["Erwarteter Tag der Geburt", "Expected day of birth"],
		bornOn: ["Tatsächlicher Tag der Geburt", "Actual day of birth"],
		bornHelp: ["Leer: noch nicht geboren.", "Empty: not born yet."],
		isLong: [
			"Früh- oder Mehrlingsgeburt oder Kind mit Behinderung: zwölf Wochen danach",
			"Early or multiple birth, or a child with a disability: twelve weeks after it",
		],
		rule: [
			"Sechs Wochen davor und acht danach (§ 3 MuSchG); der Zeitraum wird daraus berechnet. Der Tag der Geburt selbst wird nicht gespeichert.",
			"Six weeks before and eight after (§ 3 MuSchG); the period is reckoned from it. The day of birth itself is not stored.",
		],
	},
});
