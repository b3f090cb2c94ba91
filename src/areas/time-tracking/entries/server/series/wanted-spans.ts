import { demandUser, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { workingTimesOf } from "#areas/time-tracking/worksheets/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { secondOf } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { endBeforeBegin } from "../../contract/refusals.ts";
import {
	mostLines,
	nobodyChosen,
	seriesDays,
	seriesEmpty,
	seriesRange,
	tooManyLines,
} from "../../contract/series.ts";
import { permission } from "../entry-matter.ts";
import { peopleOfUnits, type SeriesPerson, seriesPeople } from "../sql/series.ts";
import type { SeriesInput } from "./plan-series.ts";
import type { SeriesSpan } from "./series-lines.ts";

const most = 500;

/** Each person and day that is wanted; refuses none and too many. */
export async function wantedSpans(
	context: MatterWriter,
	input: SeriesInput,
	isSkipped: (span: SeriesSpan) => boolean = () => false,
): Promise<SeriesSpan[]> {
	const people = await demandPeople(context, input);
	const all = await seriesSpans(context, people, input);
	const spans = all.filter((span) => !isSkipped(span));
	if (spans.length === 0) refuse(seriesEmpty);
	if (spans.length > mostLines) refuse(tooManyLines);
	return spans;
}

/** Whose entries a series creates, held. For others than oneself WRITE is needed; units only bring those for whom one has it. */
async function demandPeople(context: MatterWriter, { userIds, unitIds }: SeriesInput) {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const within = (level: "READ" | "WRITE" | "FULL") =>
		visibleUsers(session, permission, level, today);
	const ofUnits =
		unitIds.length === 0 ? [] : await peopleOfUnits(tx, tenantId, unitIds, within("WRITE"));
	const ids = [...new Set([...userIds, ...ofUnits])];
	if (ids.length === 0) refuse(nobodyChosen);
	if (ids.length > most) refuse(tooManyLines);
	const people = await seriesPeople(tx, tenantId, ids, {
		READ: within("READ"),
		WRITE: within("WRITE"),
		FULL: within("FULL"),
	});
	const isOpen = ({ id, level }: SeriesPerson) =>
		id === session.userId || includesLevel(level, "WRITE");
	const openIds = new Set(people.filter(isOpen).map(({ id }) => id));
	const closedId = ids.find((id) => !openIds.has(id));
	if (closedId === undefined) return people;
	await demandUser(tx, session, { key: permission, level: "WRITE", userId: closedId, today });
	return refuse(commonRefusals.notFound);
}

type WallTimes = NonNullable<SeriesInput["times"]>;

/** Each day of each person with its instants at her site; days that she is not planned for are left out where plans are asked. */
async function seriesSpans(
	{ tx, tenantId }: MatterWriter,
	people: readonly SeriesPerson[],
	wanted: SeriesInput,
): Promise<SeriesSpan[]> {
	const days = daysOf(wanted);
	const { times } = wanted;
	if (times !== null && times.end <= times.begin) refuse(endBeforeBegin);
	const ids = people.map(({ id }) => id);
	const planned = times === null ? await workingTimesOf(tx, tenantId, ids, wanted) : undefined;
	return people.flatMap((person) =>
		days.flatMap((day) => {
			const wall = times ?? planned?.get(person.id)?.get(day);
			return wall === undefined ? [] : [spanOf(person, day, wall)];
		}),
	);
}

function daysOf({ from, to, weekdays }: SeriesInput): string[] {
	const [first, last] = [dayOfIso(from), dayOfIso(to)];
	if (last < first || last - first >= seriesDays) refuse(seriesRange);
	const days: string[] = [];
	for (let day = first; day <= last; day = (day + 1) as LocalDay) {
		if (weekdays.includes(weekdayOf(day))) days.push(isoOfDay(day));
	}
	return days;
}

function spanOf(person: SeriesPerson, day: string, { begin, end }: WallTimes): SeriesSpan {
	const at = (minute: number) => {
		const found = instantOfLocal(dayOfIso(day), minute, zoneOf(person.zone));
		return new Date(secondOf(found) * 1000);
	};
	return { person, day, begin: at(begin), end: at(end) };
}
