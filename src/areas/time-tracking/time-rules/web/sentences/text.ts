import { bookedClassWords } from "#areas/time-tracking/activities/contract/booked-class-words.ts";
import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What a rule does, in sentences: one place for every list, detail and form. */
export const texts = inBothLanguages({
	minutes: [about("# Min."), about("# min")],
	hours: [about("# Std."), about("# h")],
	NORMALIZE2WORKTIME: {
		WORKING_TIME: [
			{ before: "vor Dienstbeginn", after: "nach Dienstende" },
			{ before: "before the start of duty", after: "after the end of duty" },
		],
		FRAME: [
			{ before: "vor dem Rahmen des Tages", after: "nach dem Rahmen des Tages" },
			{ before: "before the frame of the day", after: "after the frame of the day" },
		],
		never: [about("Zeit # zählt ganz."), about("Time # counts in full.")],
		always: [about("Zeit # zählt nicht."), about("Time # does not count.")],
		upTo: [aboutTwo("Bis zu #1 #2 zählen nicht."), aboutTwo("Up to #1 #2 does not count.")],
		beyond: [
			{
				before: about("Wer mehr als # früher kommt, bekommt alles angerechnet."),
				after: about("Wer mehr als # länger bleibt, bekommt alles angerechnet."),
			},
			{
				before: about("If somebody comes more than # early, all of it counts."),
				after: about("If somebody stays more than # longer, all of it counts."),
			},
		],
	},
	ROUNDING: {
		BEGIN: ["Der Beginn wird", "The start is"],
		END: ["Das Ende wird", "The end is"],
		PAUSE: ["Die Summe der gebuchten Pausen wird", "The sum of the booked breaks is"],
		DURATION: ["Die Arbeitszeit des Tages wird", "The working time of the day is"],
		UP: ["aufgerundet", "rounded up to"],
		DOWN: ["abgerundet", "rounded down to"],
		MERCANTILE: ["kaufmännisch gerundet", "rounded half up to"],
		NONE: [about("# nicht gerundet."), about("# not rounded.")],
		rounded: [
			(what: string, grid: string, how: string) => `${what} auf volle ${grid} ${how}.`,
			(what: string, grid: string, how: string) => `${what} ${how} ${grid}.`,
		],
		minute: ["Minuten", "full minutes"],
	},
	AUTOPAUSE: {
		step: [
			aboutTwo("Bei mehr als #1 Arbeit werden #2 Pause abgezogen."),
			aboutTwo("Beyond #1 of work a break of #2 is deducted."),
		],
		further: [
			aboutTwo("Bei mehr als #1 Arbeit werden insgesamt #2 abgezogen."),
			aboutTwo("Beyond #1 of work it is #2 in all."),
		],
		none: ["Es wird keine Pause abgezogen.", "No break is deducted."],
		ABOVE_THRESHOLD: [
			"Abgezogen wird höchstens, was über die Schwelle hinaus gearbeitet wurde.",
			"No more is deducted than was worked beyond the threshold.",
		],
		counted: [
			about("Gebuchte Pausen ab # werden angerechnet."),
			about("Booked breaks of # and more are taken into account."),
		],
		allCounted: ["Gebuchte Pausen werden angerechnet.", "Booked breaks are taken into account."],
	},
	EXTRATIME: {
		FIXED: [
			aboutTwo("Für Arbeit#1 werden je Tag #2 gutgeschrieben."),
			aboutTwo("For work#1, #2 a day are credited."),
		],
		PERCENT: [
			aboutTwo("Für Arbeit#1 werden #2 % der Zeit gutgeschrieben."),
			aboutTwo("For work#1, #2 % of the time are credited."),
		],
		timeOfDay: [aboutTwo("zwischen #1 und #2"), aboutTwo("between #1 and #2")],
		weekdays: [about("am #"), about("on #")],
		holidays: ["an Feiertagen", "on holidays"],
		and: [aboutTwo("#1 und #2"), aboutTwo("#1 and #2")],
		most: [about("Höchstens # je Tag."), about("At most # a day.")],
		classes: [
			about("Das gilt nur für Tätigkeiten der Art #."),
			about("This applies to activities of the kind # only."),
		],
		or: [aboutTwo("#1 oder #2"), aboutTwo("#1 or #2")],
		classWords: bookedClassWords,
		others: [
			counted(
				"Eine weitere Bedingung muss erfüllt sein.",
				"# weitere Bedingungen müssen erfüllt sein.",
			),
			counted("One further condition must be met.", "# further conditions must be met."),
		],
	},
	OVERTIME: {
		DAY: [
			about("Was am Tag über # hinausgeht, sind Überstunden."),
			about("What is worked beyond # a day is overtime."),
		],
		WEEK: [
			about("Was in der Woche über # hinausgeht, sind Überstunden."),
			about("What is worked beyond # a week is overtime."),
		],
		MONTH: [
			about("Was im Monat über # hinausgeht, sind Überstunden."),
			about("What is worked beyond # a month is overtime."),
		],
		factor: [
			about("Jede Minute davon zählt zu # %."),
			about("Each minute of it counts at # per cent."),
		],
		needsApproval: ["Überstunden müssen genehmigt werden.", "Overtime must be approved."],
	},
	FLEXTIME: {
		upper: [
			about("Das Überstundenkonto soll # nicht überschreiten."),
			about("The overtime account is not to exceed #."),
		],
		lower: [
			about("Das Überstundenkonto soll # nicht unterschreiten."),
			about("The overtime account is not to fall below #."),
		],
		both: [
			aboutTwo("Das Überstundenkonto soll zwischen #1 und #2 liegen."),
			aboutTwo("The overtime account is to lie between #1 and #2."),
		],
		none: ["Das Überstundenkonto hat keine Grenze.", "The overtime account has no limit."],
		EXPIRE: ["Was darüber hinausgeht, verfällt.", "What lies beyond expires."],
		KEEP: ["Was darüber hinausgeht, bleibt stehen.", "What lies beyond stays."],
	},
	AUTOSHIFTTOTRACKING: {
		soon: [
			"Ein geplanter Dienst ohne Buchung wird nach seinem Ende zum Zeiteintrag.",
			"A planned shift without a booking becomes a time entry after its end.",
		],
		after: [
			about("Ein geplanter Dienst ohne Buchung wird # nach seinem Ende zum Zeiteintrag."),
			about("A planned shift without a booking becomes a time entry # after its end."),
		],
		REQUESTED: ["Der Zeiteintrag ist zu genehmigen.", "The time entry is to be approved."],
		APPROVED: ["Der Zeiteintrag ist gleich genehmigt.", "The time entry is approved at once."],
	},
});
