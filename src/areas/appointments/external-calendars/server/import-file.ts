import {
	announceAppointment,
	compareImports,
	keepImports,
	type Owner,
} from "#areas/appointments/appointments/server/public.ts";
import type { ImportedAppointment } from "#domain/appointments/imported/imported-appointments.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	type ImportLine,
	mostLines,
	noCalendar,
	tooManyEvents,
} from "../contract.ts";
import { texts } from "../text.ts";
import { type CalendarHome, demandCalendar, traceCalendar } from "./calendar-owner.ts";
import { type CalendarFile, readCalendarFile } from "./read-calendar-file.ts";

type Contract = typeof contract;

export const previewCalendarFile: Handler<Contract["previewCalendarFile"]> = async (
	context,
	input,
) => {
	const home = await demandCalendar(context, input);
	const { appointments, skipped, unknownZones } = await fileOf(context, home, input.text);
	const compared = await context.read((tx) =>
		compareImports(tx, targetOf(context, home), appointments),
	);
	const count = (wanted: ImportLine["move"]) =>
		compared.filter(({ move }) => move === wanted).length;
	const lines: ImportLine[] = compared.map(({ appointment, move }) => ({
		...lineOf(appointment),
		move,
	}));
	const leftOut: ImportLine[] = skipped.map(({ title, reason }) => ({
		...{ title, reason, move: "SKIPPED", begin: null, zone: null, allDay: false },
		isRepeated: false,
	}));
	return {
		added: count("NEW"),
		changed: count("CHANGED"),
		unchanged: count("UNCHANGED"),
		skipped: skipped.length,
		lines: [
			...leftOut.slice(0, mostLines / 4),
			...lines.filter(({ move }) => move !== "UNCHANGED"),
			...lines.filter(({ move }) => move === "UNCHANGED"),
		].slice(0, mostLines),
		unknownZones: unknownZones.slice(0, 10),
	};
};

export const importCalendarFile: Handler<Contract["importCalendarFile"]> = async (
	context,
	input,
) => {
	const { now } = context;
	const home = await demandCalendar(context, input);
	const { appointments, skipped } = await fileOf(context, home, input.text);
	const gone = skipped.filter(({ reason }) => reason === "CANCELLED").map(({ uid }) => uid);
	const id = newId(now.getTime());
	const kept = await context.read(async (tx) => {
		const target = targetOf(context, home);
		const written = await keepImports(tx, target, appointments, { now, gone });
		const after = { ...written, skipped: skipped.length };
		const event = { entityId: id, action: "imported", after };
		await traceCalendar(tx, context, "calendar_file", home, event);
		return written;
	});
	announceAppointment(context, id, home, []);
	return { ...kept, skipped: skipped.length };
};

async function fileOf(
	{ language }: ReadContext,
	{ zone, zones }: CalendarHome,
	text: string,
): Promise<CalendarFile> {
	const file = await readCalendarFile(text, { zone, zones, untitled: texts[language].untitled });
	if (file === "NO_CALENDAR") return refuse(noCalendar);
	return file === "TOO_MANY" ? refuse(tooManyEvents) : file;
}

function targetOf({ tenantId, session }: ReadContext, { userId, unitId }: Owner) {
	return { tenantId, userId, unitId, subscriptionId: null, createdBy: session.userId };
}

function lineOf({ title, span, zone, allDay, series }: ImportedAppointment) {
	return {
		...{ title, zone, allDay, reason: null },
		begin: new Date(span.begin * 60_000).toISOString(),
		isRepeated: series !== null,
	};
}
