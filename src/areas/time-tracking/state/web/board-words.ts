import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format.ts";
import type { PresentPerson } from "../contract.ts";
import type { texts } from "../text.ts";

type BoardWords = Words<typeof texts>;

/** `seit 07:58`, `ab 14:00`, `bis 24.11.2026`; empty where nothing is known. Times are those of the person's site. */
export function whenOf(person: PresentPerson, t: BoardWords, format: Format): string {
	const { status, since, leftAt, absence, shift, zone } = person;
	const time = (instant: string) => format.time(instant, zone);
	if (since !== null) return t.since(time(since));
	if (status === "ABSENT" && absence) return t.until(format.day(absence.until));
	if (status === "PLANNED" && shift) {
		const begin = time(shift.begin);
		return shift.isLate ? t.late(begin) : t.from(begin);
	}
	return leftAt === null ? "" : t.left(time(leftAt));
}

/** Activity and project, or the kind of the absence; empty where it is not known or not to be known. */
export function doingOf(person: PresentPerson, t: BoardWords): string {
	const { activity, project, absence } = person;
	if (absence !== null) {
		return absence.kind === null ? "" : t.kinds[absence.kind];
	}
	if (activity === null) return "";
	if (project === null) return activity.name;
	const { name, nodeName } = project;
	// the root node is called like its project
	return name === nodeName
		? `${activity.name} · ${name}`
		: `${activity.name} · ${name} · ${nodeName}`;
}

/** `06:00 – 14:00`, at the person's site. */
export function shiftOf({ shift, zone }: PresentPerson, t: BoardWords, format: Format): string {
	if (shift === null) return "";
	return t.span(format.time(shift.begin, zone), format.time(shift.end, zone));
}
