import { expect, test } from "vitest";
import { contract as appointments } from "#areas/appointments/appointments/contract.ts";
import { appointmentCompany } from "#areas/appointments/appointments/server/test-appointments.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { refreshDue } from "./refresh-due.ts";
import { calendarHost, calendarText, july } from "./test-calendars.ts";

const server = useTestServer();

const weekly = ["RRULE:FREQ=WEEKLY", "EXDATE;TZID=Europe/Berlin:20260714T090000"];
const moved = [
	"RECURRENCE-ID;TZID=Europe/Berlin:20260721T090000",
	"SUMMARY:verschoben",
	"DTSTART;TZID=Europe/Berlin:20260722T110000",
	"DTEND;TZID=Europe/Berlin:20260722T120000",
];
const series = (sequence: number, title = "Serie") => [
	"UID:serie",
	`SEQUENCE:${sequence}`,
	`SUMMARY:${title}`,
	"DTSTART;TZID=W. Europe Standard Time:20260707T090000",
	"DTEND;TZID=W. Europe Standard Time:20260707T100000",
	...weekly,
];
/** As Outlook writes it: the name is nobody else's. */
const westEurope = [
	"BEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time",
	"BEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD",
	"BEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT",
	"END:VTIMEZONE",
].join("\r\n");
const withZone = (text: string) => text.replace("BEGIN:VEVENT", `${westEurope}\r\nBEGIN:VEVENT`);
const mess = withZone(
	calendarText(
		series(1),
		["UID:serie", ...moved],
		july("einzeln", 3, "LOCATION:Raum 1", "no colon at all", "DESCRIPTION:zwei\\nZeilen"),
		july("anderswo", 4).map((line) => line.replace("DTSTART:", "DTSTART;TZID=Mars/Base:")),
		["UID:kaputt", "SUMMARY:kaputt", "DTSTART:gestern"],
		july("stündlich", 5, "RRULE:FREQ=HOURLY"),
	),
);
const nothing = { added: 0, changed: 0, removed: 0, skipped: 0, unchanged: 0 };

async function reading() {
	const company = await appointmentCompany(server());
	const read = (text: string, more = {}, who = "Mia") =>
		company.as(who).call(contract.importCalendarFile, { text, ...more });
	return { ...company, read };
}

const saturday = "07-04T07:00 one anderswo";

test("a file is shown, read, and read again without doubles; what is older or cancelled changes nothing else", async () => {
	const { as, seen, read } = await reading();
	const { answer } = await as("Mia").call(contract.previewCalendarFile, { text: mess });
	const { lines, ...counts } = answer;
	const expected = { added: 3, changed: 0, unchanged: 0, skipped: 2, unknownZones: ["Mars/Base"] };
	expect(counts).toEqual(expected);
	expect(lines.map(({ title, move, reason }) => [title, move, reason])).toEqual([
		["kaputt", "SKIPPED", "UNREADABLE"],
		["stündlich", "SKIPPED", "RULE"],
		...[
			["Serie", "NEW", null],
			["einzeln", "NEW", null],
			["anderswo", "NEW", null],
		],
	]);
	expect(await seen("Mia")).toEqual([]);
	expect((await read(mess)).answer).toEqual({ ...nothing, added: 3, skipped: 2 });
	const later = ["07-22T09:00 moved verschoben", "07-28T07:00 item Serie"];
	const single = "07-03T07:00 one einzeln";
	expect(await seen("Mia")).toEqual([single, saturday, "07-07T07:00 item Serie", ...later]);
	expect((await read(mess)).answer).toEqual({ ...nothing, unchanged: 3, skipped: 2 });
	const older = withZone(calendarText(series(0, "Alt")));
	expect((await read(older)).answer).toEqual({ ...nothing, unchanged: 1 });
	const newer = withZone(calendarText(series(2, "Neu"), july("einzeln", 3, "STATUS:CANCELLED")));
	expect((await read(newer)).answer).toEqual({ ...nothing, changed: 1, removed: 1, skipped: 1 });
	const tuesdays = ["07-07T07:00", "07-21T07:00", "07-28T07:00"].map((one) => `${one} item Neu`);
	expect(await seen("Mia")).toEqual([saturday, ...tuesdays]);
});

test("a department's calendar is written by who may, and its events are others; what is no file is refused", async () => {
	const { unit, id, read } = await reading();
	expect((await read(mess)).answer.added).toBe(3);
	const ofUnit = { unitId: unit("Nord") };
	const refused = await read(mess, ofUnit);
	expect([refused.status, refused.refusal.code]).toEqual([404, "NOT_FOUND"]);
	const others = await read(mess, ofUnit, "Rita");
	expect([others.status, others.refusal.level]).toEqual([403, "WRITE"]);
	expect((await read(mess, ofUnit, "Fina")).answer.added).toBe(3);
	for (const [text, more, status, code] of [
		["a;b\n1;2", {}, 422, "CALENDAR_UNREADABLE"],
		[mess, { ...ofUnit, userId: id("Mia") }, 422, "APPOINTMENT_OWNER"],
		["", {}, 400, "MALFORMED"],
	] as const) {
		const wrong = await read(text, more);
		expect([wrong.status, wrong.refusal.code]).toEqual([status, code]);
	}
});

test("ten thousand events are read once, a further one is too many", async () => {
	const { as } = await appointmentCompany(server());
	const events = Array.from({ length: 10_000 }, (_, nth) => july(`e${nth}`, 1 + (nth % 28)));
	const read = (text: string) => as("Mia").call(contract.importCalendarFile, { text });
	const text = calendarText(...events);
	expect((await read(text)).answer.added).toBe(10_000);
	expect((await read(text)).answer.unchanged).toBe(10_000);
	const { status, refusal } = await read(calendarText(...events, july("zuviel", 1)));
	expect([status, refusal.code]).toEqual([422, "CALENDAR_TOO_MANY_EVENTS"]);
});

/** Fina subscribes for Nord; the hours pass for the subscription alone: nobody is signed in for days. */
async function subscribing() {
	const company = await appointmentCompany(server());
	const { as, unit, tenantId } = company;
	const host = await calendarHost();
	const given = { name: "Ferien", unitId: unit("Nord") };
	const subscribe = (who: string, address: string) =>
		as(who).call(contract.createCalendarSubscription, { ...given, address });
	const listed = async (who = "Rita") =>
		(await as(who).call(contract.listCalendarSubscriptions, {})).answer.subscriptions;
	const refresh = async (hours: number) => {
		await atDatabase(
			"update calendar_subscription set next_at = next_at - make_interval(hours => $2) where tenant_id = $1",
			...[tenantId, hours],
		);
		await refreshDue(server().services, tenantId);
	};
	return { ...company, host, subscribe, listed, refresh };
}

test("a subscription is read at once and again by a job, and backs off from failures", async () => {
	const { tenantId, as, seen, host, subscribe, listed, refresh } = await subscribing();
	const { answer } = await subscribe("Fina", host.address("/moved"));
	expect(answer).toMatchObject({ kept: 1, skipped: 0 });
	expect(await seen("Mia")).toEqual(["07-06T07:00 one Ferien"]);
	host.text = calendarText(july("Ferien", 7), july("Raum", 8, "RRULE:FREQ=DAILY;COUNT=2"));
	await refresh(5);
	expect(host.asked).toBe(2);
	host.etag = '"2"';
	await refresh(1);
	const now = ["07-07T07:00 one Ferien", "07-08T07:00 item Raum", "07-09T07:00 item Raum"];
	expect(await seen("Mia")).toEqual(now);
	// unchanged since its tag; then gone, and tried again after one hour, two, four
	await refresh(6);
	host.etag = '"3"';
	for (const [text, status, fault] of [
		["", 500, "STATUS"],
		["<html>", 200, "NO_CALENDAR"],
		["x".repeat(5 * 1024 * 1024 + 1), 200, "TOO_LARGE"],
	] as const) {
		Object.assign(host, { text, status });
		await refresh(6);
		expect((await listed())[0]).toMatchObject({ fault, kept: 2 });
		expect(await seen("Mia")).toEqual(now);
	}
	host.text = calendarText(july("Raum", 20));
	await refresh(3);
	expect((await listed())[0]?.fault).toBe("TOO_LARGE");
	await as("Fina").call(contract.refreshCalendarSubscription, { id: answer.id });
	await refresh(0);
	expect(await seen("Mia")).toEqual(["07-20T07:00 one Raum"]);
	// an address that cannot be opened any longer, as in a company that came out of a backup without its key
	await atDatabase(
		"update calendar_subscription set address_sealed = 'x' where tenant_id = $1",
		tenantId,
	);
	await refresh(6);
	expect((await listed())[0]).toMatchObject({ fault: "UNREACHABLE", kept: 1 });
});

test("a subscription is seen and ended by who may, and goes as a whole; its appointments are changed at their source", async () => {
	const { as, seen, tenantId, host, subscribe, listed } = await subscribing();
	for (const [address, code] of [
		["ftp://example.com/a", "CALENDAR_ADDRESS"],
		["http://10.0.0.1/a.ics", "CALENDAR_NOT_REACHED"],
		["http://user:secret@127.0.0.1/a.ics", "CALENDAR_ADDRESS"],
	] as const) {
		const { status, refusal } = await subscribe("Fina", address);
		expect([address, status, refusal.code]).toEqual([address, 422, code]);
	}
	expect((await subscribe("Rita", host.address("/calendar.ics"))).status).toBe(403);
	const { id } = (await subscribe("Fina", host.address("/moved"))).answer;
	const [first] = await listed();
	expect(first).toMatchObject({ name: "Ferien", unitName: "Nord", fault: null, mayDelete: false });
	expect(JSON.stringify(first)).not.toContain("/moved");
	expect(await listed("Mia")).toEqual([]);
	const [row] = await atDatabase("select id from appointment where tenant_id = $1", tenantId);
	const changed = await as("Fina").call(appointments.deleteAppointment, { id: row?.id });
	expect([changed.status, changed.refusal.code]).toEqual([409, "APPOINTMENT_SUBSCRIBED"]);
	const end = async (who: string) =>
		(await as(who).call(contract.deleteCalendarSubscription, { id })).status;
	expect([await end("Mia"), await end("Rita"), await end("Fina")]).toEqual([404, 403, 200]);
	expect(await seen("Mia")).toEqual([]);
	const left = await atDatabase(
		"select action from audit_event where tenant_id = $1 and entity = 'unit_calendar_subscription' and entity_id = $2 order by xid",
		...[tenantId, id],
	);
	expect(left.map(({ action }) => action)).toEqual(["created", "deleted"]);
});

function atDatabase(text: string, ...values: readonly unknown[]) {
	return withClient(
		server().adminUrl,
		async (client) => (await client.query(text, [...values])).rows,
	);
}
