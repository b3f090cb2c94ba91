export const texts = {
	errors: {
		EMPLOYMENT_OVERLAPS:
			"In diesem Zeitraum besteht bereits eine Beschäftigung.",
		CONTRACT_OVERLAPS: "In diesem Zeitraum gilt bereits ein Arbeitsvertrag.",
		WAGE_OVERLAPS: "In diesem Zeitraum gilt bereits ein Lohn oder Gehalt.",
		OUTSIDE_EMPLOYMENT:
			"Der Arbeitsvertrag muss innerhalb der Beschäftigung liegen.",
		END_BEFORE_BEGIN: "Das Ende darf nicht vor dem Beginn liegen.",
		EMPLOYMENT_IN_USE:
			"Die Beschäftigung kann nicht gelöscht werden, solange es Arbeitsverträge dazu gibt.",
		EMPLOYMENT_NOT_FOUND: "Die Beschäftigung wurde nicht gefunden.",
		EMPLOYMENT_TYPE_NOT_FOUND: "Die Beschäftigungsart wurde nicht gefunden.",
		WAGE_COST_CENTRE_NOT_FOUND: "Die Kostenstelle wurde nicht gefunden.",
	},
} as const;
