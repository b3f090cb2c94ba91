import {
	announceAppointment,
	keepImports,
	zoneOfOwner,
} from "#areas/appointments/appointments/server/public.ts";
import { nextRead } from "#domain/appointments/imported/next-read.ts";
import type { Services } from "#kit/server/services.ts";
import type { CalendarFault } from "../contract.ts";
import { texts } from "../text.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import { type CalendarFile, readCalendarFile } from "./read-calendar-file.ts";
import { type DueSubscription, keepOutcome, takeDue, zonesOfSites } from "./sql.ts";

/** Who took one and died is over by then. */
const takenMs = 900_000;
/** One turn keeps no other company waiting for long. */
const mostInATurn = 10;

/** Reads subscribed calendars of a company that are due; those that cannot be read are tried again, ever later. */
export async function refreshDue(services: Services, tenantId: string): Promise<void> {
	for (let turn = 0; turn < mostInATurn; turn++) {
		const now = services.clock.now();
		const due = await services.database.transaction(tenantId, (tx) =>
			takeDue(tx, tenantId, now, new Date(now.getTime() + takenMs)),
		);
		if (due === undefined) return;
		await refresh(services, tenantId, due);
	}
}

type Read =
	| { readonly file: CalendarFile; readonly etag: string | null }
	| { readonly fault: CalendarFault }
	| "SAME";

async function refresh(services: Services, tenantId: string, due: DueSubscription): Promise<void> {
	const read = await readingOf(services, tenantId, due);
	const now = services.clock.now();
	const { userId, unitId, createdBy, id: subscriptionId } = due;
	const isKept = await services.database.transaction(tenantId, async (tx) => {
		const isThere = await keepOutcome(tx, tenantId, due.id, outcomeOf(read, due, now));
		if (!isThere || read === "SAME" || "fault" in read) return false;
		const target = { tenantId, userId, unitId, subscriptionId, createdBy };
		const how = { now, gone: "ALL_OTHERS" } as const;
		await keepImports(tx, target, read.file.appointments, how);
		return true;
	});
	if (!isKept) return;
	const announce = (one: Parameters<Services["announcer"]["announce"]>[1][number]) =>
		services.announcer.announce(tenantId, [one]);
	announceAppointment({ announce }, due.id, due, []);
}

async function readingOf(
	services: Services,
	tenantId: string,
	{ addressSealed, etag, userId, unitId }: DueSubscription,
): Promise<Read> {
	const address = addressOf(services, addressSealed);
	if (address === undefined) return { fault: "UNREACHABLE" };
	const fetched = await fetchCalendar(services, address, etag);
	if (fetched === "SAME") return "SAME";
	if (typeof fetched === "string") return { fault: fetched };
	const home = await services.database.transaction(tenantId, async (tx) => ({
		zone: await zoneOfOwner(tx, tenantId, { userId, unitId }),
		zones: await zonesOfSites(tx, tenantId),
	}));
	// nobody is in front of it whose language it could be
	const untitled = texts["de-DE"].untitled;
	const zone = home.zone ?? "Europe/Berlin";
	const file = await readCalendarFile(fetched.text, { ...home, zone, untitled });
	return typeof file === "string" ? { fault: file } : { file, etag: fetched.etag };
}

/** Undefined where it was sealed with another key, as in a company that came out of a backup without its own. */
function addressOf({ secrets }: Services, sealed: Buffer): URL | undefined {
	try {
		return new URL(secrets.unseal(sealed));
	} catch {
		return undefined;
	}
}

/** What could not be read leaves what was read before. */
function outcomeOf(read: Read, due: DueSubscription, now: Date) {
	const { kept, skipped, etag } = due;
	if (read === "SAME")
		return { fault: null, failures: 0, etag, kept, skipped, now, nextAt: nextRead(now, 0) };
	if ("fault" in read) {
		const failures = due.failures + 1;
		return {
			fault: read.fault,
			failures,
			etag,
			kept,
			skipped,
			now,
			nextAt: nextRead(now, failures),
		};
	}
	const { appointments, skipped: leftOut } = read.file;
	return {
		...{ fault: null, failures: 0, etag: read.etag, now, nextAt: nextRead(now, 0) },
		...{ kept: appointments.length, skipped: leftOut.length },
	};
}
