import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of mails about appointments, apart from those that the browser shows. */
export const texts = inBothLanguages({
	group: ["Termine", "Appointments"],
	invited: {
		name: ["Einladungen zu Terminen", "Invitations to appointments"],
		subject: [about("Einladung: #"), about("Invitation: #")],
	},
	moved: {
		name: ["Termine, die verschoben wurden", "Appointments that were moved"],
		subject: [about("Verschoben: #"), about("Moved: #")],
	},
	cancelled: {
		name: ["Termine, die abgesagt wurden", "Appointments that were cancelled"],
		subject: [about("Abgesagt: #"), about("Cancelled: #")],
	},
	repeated: [about("#, wiederkehrend"), about("#, repeated")],
});
