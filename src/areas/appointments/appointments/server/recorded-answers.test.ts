import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { appointmentCompany, weekly } from "./test-appointments.ts";

const server = useTestServer();

/** Mia's Fridays, to which Nina is asked, one of them moved; and what else she has by then. */
recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, id, values, kinds } = await appointmentCompany(server());
	const template = { name: "Kurze Runde", title: "Kurze Runde", activityId: kinds.meeting };
	await as("Mia").call(contract.createAppointmentTemplate, {
		...{ ...template, beginMinutes: 540, durationMinutes: 30, location: "Raum 2" },
	});
	await take("one", as("Mia"), contract.listAppointmentTemplates, {});
	await take("colleagues", as("Mia"), contract.findAppointmentPeople, {});
	await take("nothing", as("Mia"), contract.listAppointmentConflicts, { ...values });
	const given = { ...values, location: "Raum 1.04", participantIds: [id("Nina")] };
	const series = { ...given, recurrence: { ...weekly, interval: 2, count: 5 } };
	const made = await take("series", as("Mia"), contract.createAppointment, series);
	await take("busy", as("Mia"), contract.listAppointmentConflicts, { ...values });
	const first = { id: made.id, day: "2026-07-03" };
	await take("own", as("Mia"), contract.getAppointmentSeriesItem, { ...first, day: "2026-07-17" });
	await take("invited", as("Nina"), contract.getAppointmentSeriesItem, first);
	const accepted = { id: made.id, answer: "ACCEPTED" } as const;
	await take("accepted", as("Nina"), contract.answerAppointment, accepted);
	await take("accepted", as("Nina"), contract.getAppointmentSeriesItem, first);
	const moved = { ...values, from: "2026-07-18", to: "2026-07-18" };
	const exception = await take("moved", as("Mia"), contract.createAppointmentException, {
		...{ id: made.id, version: 1, day: "2026-07-17", moved },
	});
	await take("moved", as("Mia"), contract.getAppointmentException, { id: exception.id });
	const since = { since: "2026-07-31", from: "2026-07-31", to: "2026-07-31" };
	const change = { ...series, ...since, id: made.id, version: 1, title: "Neue Runde" };
	await take("split", as("Mia"), contract.updateAppointmentSeries, change);
	const days = { range: { from: "2026-07-01", to: "2026-07-31" } };
	await take("july", as("Nina"), contract.listAppointments, days);
	await take("left", as("Mia"), contract.deleteAppointmentException, { id: exception.id });
});
