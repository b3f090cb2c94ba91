import ICAL from "ical.js";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { personWith } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract, type FeedContent } from "../contract.ts";

interface NewAbsence {
	/** Made at this instant; now where nothing is said. */
	readonly madeAt?: string;
	readonly classType: "LEAVE" | "SICK" | "ABSENCE";
	readonly state?: string;
	readonly from: string;
	readonly to: string;
	readonly parts?: readonly [from: string, to: string];
	/** Minutes since midnight. */
	readonly hours?: readonly [begin: number, end: number];
}

/** What an address shows where nothing else is said. */
export const usual: FeedContent[] = ["ABSENCES", "HOLIDAYS"];

const wards = { pflege: "Pflege", kueche: "Küche" } as const;

/** Mia and Ole of Pflege, Kai of Küche; Lea reads absences of Pflege, and below it of the night watch with Nele. */
export async function feedCompany(server: TestServer) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const pflege = await tenant.unit(wards.pflege);
		const kueche = await tenant.unit(wards.kueche);
		const night = await tenant.unit("Nachtwache", pflege);
		const nothing = { key: "absences.manage", level: "NONE" } as const;
		const hire = (firstName: string, unitId: string) =>
			personWith(tenant, nothing, { firstName, lastName: "Muster", unitId });
		const people = {
			mia: await hire("Mia", pflege),
			ole: await hire("Ole", pflege),
			nele: await hire("Nele", night),
			kai: await hire("Kai", kueche),
			lea: await personWith(
				tenant,
				{ key: "absences.manage", level: "READ", unitId: pflege },
				{ firstName: "Lea", lastName: "Muster" },
			),
		};
		const kinds = await kindsOf(tenant);
		return { people, kinds, units: { pflege, kueche, night } };
	});
	return { ...built, ...helpers(server, built) };
}

async function kindsOf({ tx, tenantId }: TenantBuilder) {
	const rows = await tx
		.selectFrom("activity")
		.select(["id", "name", "class_type"])
		.where("tenant_id", "=", tenantId)
		.where("class_type", "in", ["LEAVE", "SICK", "ABSENCE"])
		.orderBy("name")
		.execute();
	return new Map(rows.map(({ class_type: classType, ...row }) => [classType, row]));
}

interface Built {
	readonly tenantId: string;
	readonly people: Readonly<
		Record<
			"mia" | "ole" | "nele" | "kai" | "lea",
			{ readonly userId: string; readonly cookie: string }
		>
	>;
	readonly kinds: Awaited<ReturnType<typeof kindsOf>>;
}

function helpers(server: TestServer, { tenantId, people, kinds }: Built) {
	const atDatabase = (text: string, ...values: readonly unknown[]) =>
		withClient(server.adminUrl, (client) => client.query(text, [tenantId, ...values]));
	const as = (who: keyof typeof people) => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, people[who].cookie);
		return browser;
	};
	/** Path of an address that was just made. */
	const make = async (
		who: keyof typeof people,
		unitId: string | null = null,
		contents: readonly FeedContent[] = usual,
	) => {
		const feed = unitId === null ? "OWN" : "UNIT";
		const { answer } = await as(who).call(contract.createCalendarFeed, {
			feed,
			unitId,
			contents: [...contents],
		});
		return { ...answer, path: new URL(answer.address).pathname };
	};
	const away = (who: keyof typeof people, one: NewAbsence) =>
		atDatabase(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, from_part, to_part,
				begin_min, end_min)
			values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
			newId(Date.parse(one.madeAt ?? server.clock.now().toISOString())),
			people[who].userId,
			kinds.get(one.classType)?.id,
			one.classType,
			one.state ?? "APPROVED",
			one.from,
			one.to,
			...(one.parts ?? ["WHOLE", "WHOLE"]),
			...(one.hours ?? [null, null]),
		);
	return { atDatabase, as, make, away };
}

/** As a calendar program: without cookies, and none of the web application's headers. */
export function program(server: TestServer) {
	const own = server.browser();
	for (const name of Object.keys(own.headers)) delete own.headers[name];
	own.headers["user-agent"] = "CalendarAgent/1.0";
	return own;
}

export interface ReadEvent {
	readonly summary: string;
	readonly from: string;
	/** Of whole days the one after the last. */
	readonly to: string;
	readonly status: string;
}

/** What a calendar program makes of the text. */
export function readCalendar(text: string): { name: string; events: ReadEvent[] } {
	const calendar = new ICAL.Component(ICAL.parse(text));
	const events = calendar.getAllSubcomponents("vevent").map((part) => {
		const { summary, startDate, endDate } = new ICAL.Event(part);
		const status = String(part.getFirstPropertyValue("status"));
		return { summary, from: startDate.toString(), to: endDate.toString(), status };
	});
	return { name: String(calendar.getFirstPropertyValue("x-wr-calname")), events };
}

/** When something begins from one instant to another, as a calendar program lays out the text: "2026-12-14T08:00 Runde". */
export function laidOut(text: string, from: string, to: string): string[] {
	const calendar = new ICAL.Component(ICAL.parse(text));
	for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
	const events = calendar
		.getAllSubcomponents("vevent")
		.map((part) => new ICAL.Event(part))
		.filter((event) => !event.isRecurrenceException());
	return events
		.flatMap((event) => timesOf(event, to))
		.filter((time) => time >= from && time < to)
		.sort();
}

function timesOf(event: ICAL.Event, to: string): string[] {
	const written = ({ startDate, item }: { startDate: ICAL.Time; item: ICAL.Event }) =>
		startDate.isDate
			? `${startDate} ${item.summary}`
			: `${startDate.toJSDate().toISOString().slice(0, 16)} ${item.summary}`;
	if (!event.isRecurring()) return [written({ startDate: event.startDate, item: event })];
	const times: string[] = [];
	const days = event.iterator();
	for (let next = days.next(); next && next.toString() < to; next = days.next())
		times.push(written(event.getOccurrenceDetails(next)));
	return times;
}
