import type { Traces } from "#kit/contract/traces.ts";

const own = { key: "appointments.manage", reach: "PERSON", isOwn: true } as const;
const ofUnit = { key: "appointments.manage", reach: "PLACE" } as const;

export const traces: Traces = {
	entities: {
		calendar_subscription: { ...own, title: ["Abonnierter Kalender", "Subscribed calendar"] },
		unit_calendar_subscription: {
			...ofUnit,
			title: ["Abonnierter Kalender der Abteilung", "Subscribed calendar of a department"],
		},
		calendar_file: { ...own, title: ["Kalenderdatei", "Calendar file"] },
		unit_calendar_file: {
			...ofUnit,
			title: ["Kalenderdatei der Abteilung", "Calendar file of a department"],
		},
	},
	fields: {
		name: ["Name", "Name"],
		host: ["Server", "Server"],
		kept: ["Termine", "Appointments"],
		skipped: ["Ausgelassen", "Left out"],
		added: ["Neu", "New"],
		changed: ["Geändert", "Changed"],
		unchanged: ["Unverändert", "Unchanged"],
		removed: ["Entfernt", "Removed"],
		placeId: ["Abteilung", "Department"],
	},
	actions: { imported: ["eingelesen", "imported"] },
};
