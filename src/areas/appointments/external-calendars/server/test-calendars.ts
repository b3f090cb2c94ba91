import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A calendar file of some events, each given by its lines. */
export function calendarText(...events: readonly (readonly string[])[]): string {
	const parts = events.map((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]);
	const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//Test//DE"];
	return [...head, ...parts.flat(), "END:VCALENDAR", ""].join("\r\n");
}

/** Lines of an event of an hour on a day of July 2026, at nine by the clock of its reader unless said otherwise. */
export function july(uid: string, day: number, ...more: readonly string[]): string[] {
	const date = `202607${String(day).padStart(2, "0")}`;
	return [
		`UID:${uid}`,
		`SUMMARY:${uid}`,
		`DTSTART:${date}T090000`,
		`DTEND:${date}T100000`,
		...more,
	];
}

/** Somebody else's server with a calendar; what it answers is set by the test. */
export async function calendarHost() {
	const host = {
		text: calendarText(july("Ferien", 6)),
		status: 200,
		etag: '"1"',
		asked: 0,
	};
	const answer = (request: IncomingMessage, response: ServerResponse) => {
		host.asked += 1;
		if (request.url === "/moved") {
			response.writeHead(301, { location: "/calendar.ics" }).end();
			return;
		}
		const isKnown = request.headers["if-none-match"] === host.etag;
		response.writeHead(isKnown ? 304 : host.status, { etag: host.etag });
		response.end(isKnown ? undefined : host.text);
	};
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return Object.assign(host, { address: (path: string) => `http://127.0.0.1:${port}${path}` });
}
