import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		company_day: {
			title: ["Gemeinsame Abwesenheit", "Shared absence"],
			key: "absences.manage",
			reach: "COMPANY",
		},
	},
	fields: {
		unitIds: ["Abteilungen", "Departments"],
		onViolation: ["Bei Konflikten", "On conflicts"],
		companyDayId: ["Gemeinsame Abwesenheit", "Shared absence"],
	},
	values: {
		SKIP: ["überspringen", "skip"],
		CREATE: ["trotzdem anlegen", "create anyway"],
	},
	actions: { withdrawn: ["zurückgenommen", "taken back"] },
};
