import { inBothLanguages } from "#kit/contract/texts.ts";

const amounts = {
	plannedCents: ["Kosten geplant", "Cost planned"],
	actualCents: ["Kosten Ist", "Cost actual"],
	differenceMinutes: ["Abweichung", "Difference"],
} as const;
const shiftMinutes = {
	plannedMinutes: ["Geplant", "Planned"],
	actualMinutes: ["Ist", "Actual"],
} as const;
const trackedMinutes = {
	plannedMinutes: ["Soll", "Target"],
	actualMinutes: ["Erfasst", "Recorded"],
} as const;
const centre = {
	code: ["Nummer", "Number"],
	costCentre: ["Kostenstelle", "Cost centre"],
	month: ["Monat", "Month"],
	people: ["Mitarbeiter", "Employees"],
	withoutWage: ["Davon ohne Lohn", "Of them without wage"],
} as const;
const detail = {
	month: centre.month,
	code: centre.code,
	costCentre: centre.costCentre,
	target: ["Zugeordnet über", "Charged by"],
} as const;

export const texts = inBothLanguages({
	grouping: ["Verteilt nach", "Charged by"],
	groupings: {
		UNIT: ["Abteilung", "Department"],
		USER: ["Mitarbeiter", "Employee"],
		WORKSPACE: ["Arbeitsbereich", "Workspace"],
		ACTIVITY: ["Tätigkeit", "Activity"],
	},
	none: ["Ohne Kostenstelle", "Without cost centre"],
	reports: {
		shifts: {
			title: ["Kostenstellen: Dienste", "Cost centres: shifts"],
			about: [
				"Dienste nach Kostenstelle und Monat: geplante Stunden, und was an ihren Tagen gearbeitet wurde. Verteilt nach den Anteilen, die am Tag gelten. Kosten aus dem Stundenlohn, bei Gehältern durch 4,35 Wochen der vereinbarten Stunden; ohne Zuschläge und Arbeitgeberanteile. Bereitschaft zählt nicht.",
				"Shifts by cost centre and month: planned hours, and what was worked on their days. Charged by the shares that hold on the day. Cost from the hourly wage, of monthly ones by 4.35 weeks of the agreed hours; without surcharges and the employer's share. Standby does not count.",
			],
			empty: ["In diesen Monaten gibt es keine Dienste.", "There are no shifts in these months."],
			columns: { ...centre, ...shiftMinutes, ...amounts },
		},
		shiftDetails: {
			title: ["Kostenstellen: Dienste im Detail", "Cost centres: shifts in detail"],
			about: [
				"Wer mit welchen Diensten auf der Kostenstelle steht. Zeilen ohne Namen sind offene Dienste.",
				"Who is charged to the cost centre with which shifts. Rows without a name are open shifts.",
			],
			empty: [
				"In diesen Monaten steht niemand auf dieser Kostenstelle.",
				"Nobody is charged to this cost centre in these months.",
			],
			columns: { ...detail, ...shiftMinutes, ...amounts },
		},
		trackings: {
			title: ["Kostenstellen: Zeiteinträge", "Cost centres: time entries"],
			about: [
				"Genehmigte Arbeitszeit nach Kostenstelle und Monat, ohne Pausen. Das Soll kennen nur Mitarbeiter und Abteilungen. Verteilt nach den Anteilen, die am Tag gelten. Kosten aus dem Stundenlohn, bei Gehältern durch 4,35 Wochen der vereinbarten Stunden; ohne Zuschläge und Arbeitgeberanteile.",
				"Approved working time by cost centre and month, without breaks. Only employees and departments have a target. Charged by the shares that hold on the day. Cost from the hourly wage, of monthly ones by 4.35 weeks of the agreed hours; without surcharges and the employer's share.",
			],
			empty: [
				"In diesen Monaten wurde keine Arbeitszeit erfasst.",
				"No working time was recorded in these months.",
			],
			columns: { ...centre, ...trackedMinutes, ...amounts },
		},
		trackingDetails: {
			title: ["Kostenstellen: Zeiteinträge im Detail", "Cost centres: time entries in detail"],
			about: [
				"Wer mit wie viel erfasster Arbeitszeit auf der Kostenstelle steht.",
				"Who is charged to the cost centre with how much recorded time.",
			],
			empty: [
				"In diesen Monaten steht niemand auf dieser Kostenstelle.",
				"Nobody is charged to this cost centre in these months.",
			],
			columns: { ...detail, ...trackedMinutes, ...amounts },
		},
	},
});
