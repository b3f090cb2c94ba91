import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: it comes after the form, with the accounts that it is about. */
export const texts = inBothLanguages({
	account: [about("Urlaubskonto #"), about("Leave account #")],
	overtime: ["Überstundenkonto", "Overtime account"],
	notSetUp: ["nicht eingerichtet", "not set up"],
	rest: [aboutTwo("Rest #1: #2"), aboutTwo("Left in #1: #2")],
	change: [aboutTwo("#1 → #2"), aboutTwo("#1 → #2")],
	hoursLeft: [about("# Std."), about("# hrs")],
	lapses: [aboutTwo("#1 verfallen am #2"), aboutTwo("#1 lapse on #2")],
});
