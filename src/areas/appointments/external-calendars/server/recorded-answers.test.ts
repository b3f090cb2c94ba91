import { appointmentCompany } from "#areas/appointments/appointments/server/test-appointments.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { refreshDue } from "./refresh-due.ts";
import { calendarHost, calendarText, july } from "./test-calendars.ts";

const server = useTestServer();

/** Fina subscribes to holidays for herself; they cannot be read later on. */
recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { as, tenantId } = await appointmentCompany(server());
	const fina = as("Fina");
	const text = calendarText(july("Zahnarzt", 3), july("Stündlich", 5, "RRULE:FREQ=HOURLY"));
	await take("file", fina, contract.previewCalendarFile, { text });
	await take("file", fina, contract.importCalendarFile, { text });
	await take("none", fina, contract.listCalendarSubscriptions, {});
	const host = await calendarHost();
	show(new URL(host.address("/")).host, "ferien.example");
	const given = { name: "Schulferien", address: host.address("/calendar.ics") };
	const made = await take("made", fina, contract.createCalendarSubscription, given);
	host.status = 500;
	host.etag = '"2"';
	server().clock.advance({ minutes: 400 });
	await refreshDue(server().services, tenantId);
	await take("failing", fina, contract.listCalendarSubscriptions, {});
	await take("soon", fina, contract.refreshCalendarSubscription, { id: made.id });
	await take("ended", fina, contract.deleteCalendarSubscription, { id: made.id });
});
