import { type Icon, IconBeach, IconLock, IconMedicalCross, IconUserOff } from "@tabler/icons-react";
import { useMemo } from "react";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type {
	TimelineActions,
	TimelineGiven,
	TimelineItem,
	TimelinePlace,
	TimelineRow,
} from "#kit/ui/timeline/timeline-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { absenceReader, type CalendarAbsence } from "../contract/absence-cells.ts";
import type { AbsenceCalendar } from "../contract.ts";
import { texts } from "../text.ts";
import { copyAbsence, moveAbsence } from "./move-absence.ts";

type Person = Omit<AbsenceCalendar["people"][number], "absences"> & {
	readonly absences: readonly CalendarAbsence[];
};
/** With the names of all values. */
type Read = Omit<AbsenceCalendar, "people"> & { readonly people: readonly Person[] };
type Kind = Pick<AbsenceCalendar["activities"][number], "name" | "color" | "classType">;
type Texts = Words<typeof texts>;
type Shown = Omit<TimelineGiven, "label" | "range" | "zoom">;

const icons: Readonly<Record<CalendarAbsence["classType"], Icon>> = {
	LEAVE: IconBeach,
	SICK: IconMedicalCross,
	ABSENCE: IconUserOff,
};

/** What a timeline shows of a calendar. */
export function useCalendarGiven(data: AbsenceCalendar | undefined, range: DayRange): Shown {
	const t = useTexts(texts);
	return useMemo(() => shownOf(readOf(data ?? nothing), range, t), [data, range, t]);
}

const nothing: AbsenceCalendar = {
	...{ people: [], units: [], activities: [], holidays: [], schoolHolidays: [], barriers: [] },
	...{ present: [], needed: [], short: [], total: 0, page: 1, pageSize: 1 },
};

function readOf({ people, ...data }: AbsenceCalendar): Read {
	const read = absenceReader(data.activities);
	return {
		...data,
		people: people.map((person) => ({ ...person, absences: person.absences.map(read) })),
	};
}

function shownOf(data: Read, range: DayRange, t: Texts): Shown {
	return {
		rows: data.people.map(rowOf),
		groups: data.units.map(({ id, name }) => ({
			id,
			name,
			note: t.people(data.people.filter(({ unitId }) => unitId === id).length),
			...hintOf(data, id, t),
		})),
		items: itemsOf(data, t),
		...groundOf(data, t),
		coverage: coverageOf(data, range, t),
		corner: { title: t.people(data.total) },
		names: { bands: t.barriers, spans: t.schoolHolidays },
		legend: data.activities.map(({ color, name }) => ({ tone: color, label: name })),
		...actionsOf(data),
	};
}

/** Who is there day by day, and where too few are. */
function coverageOf({ present, needed, short, units }: Read, range: DayRange, t: Texts) {
	const names = new Map(units.map(({ id, name }) => [id, name]));
	const lacking = Map.groupBy(short, ({ day }) => dayOfIso(day));
	const most = Math.max(0, ...needed);
	return {
		title: t.present,
		...(most > 0 && { note: t.atLeast(most) }),
		days: present.map((count, nth) => {
			const day = (range.from + nth) as LocalDay;
			const least = needed[nth] ?? 0;
			const lacks = lacking
				.get(day)
				?.map((one) => t.lacks(names.get(one.unitId) ?? "", one.present, one.needed));
			return {
				...{ day, count },
				...(least > 0 && { needed: least }),
				...(lacks && { lacks: lacks.join(", ") }),
			};
		}),
	};
}

/** What lies under the rows. */
function groundOf({ barriers, schoolHolidays, holidays }: Read, t: Texts) {
	return {
		bands: barriers.map(({ id, unitId, name, from, to }) => ({
			id: `${id} ${unitId}`,
			groupId: unitId,
			label: name,
			...daysOf({ from, to }),
		})),
		spans: schoolHolidays.map(({ id, name, ...days }) => ({ id, label: name, ...daysOf(days) })),
		holidays: holidays.map(({ date, name, factor, everywhere }) => ({
			day: dayOfIso(date),
			label: everywhere ? name : t.someSites(name),
			isHalf: factor < 1,
		})),
	};
}

function actionsOf({ people }: Read): TimelineActions {
	const byId = new Map(people.map((person) => [person.id, person]));
	const all = people.flatMap(({ absences }) => absences);
	const kinds = new Map(all.map(({ id, activityId }) => [id, activityId]));
	return {
		onCreate: create,
		onMove: (item, place, isCopy) => {
			if (isCopy) copyAbsence(kinds.get(item.id) ?? null, place);
			else void moveAbsence(item, place);
		},
		onExtend: (item, place) => void moveAbsence(item, place),
		asksFirst: true,
		// an absence stays its person's
		mayPut: ({ rowId, from, to }, item) =>
			(item === undefined || item.rowId === rowId) && isEmployed(byId.get(rowId), { from, to }),
	};
}

function create({ rowId, from, to }: TimelinePlace): void {
	openPanel(absencesCreate, { userId: rowId, from: isoOfDay(from), to: isoOfDay(to) });
}

/** The server says it again; dragging where nothing can be asked for would only mislead. */
function isEmployed(person: Person | undefined, { from, to }: DayRange): boolean {
	if (person?.mayRequest !== true) return false;
	const { entryDate, exitDate } = person;
	const isAfterEntry = entryDate === null || from >= dayOfIso(entryDate);
	return isAfterEntry && (exitDate === null || to <= dayOfIso(exitDate));
}

function rowOf({ id, firstName, lastName, unitId }: Person): TimelineRow {
	return {
		id,
		groupId: unitId,
		name: `${lastName}, ${firstName}`,
		person: { firstName, lastName },
	};
}

function hintOf({ barriers }: Read, groupId: string, t: Texts) {
	const own = barriers.filter(({ unitId }) => unitId === groupId);
	const [first] = own;
	if (first === undefined) return {};
	return { hint: { icon: IconLock, text: t.barrier(first.name, first.reason) } };
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }): DayRange {
	return { from: dayOfIso(from), to: dayOfIso(to) };
}

/** How absences of a kind look. */
export function lookOf({ name, color, classType }: Kind) {
	return { label: name, short: name.slice(0, 3), tone: color, icon: icons[classType] };
}

function itemsOf({ people, activities }: Read, t: Texts): TimelineItem[] {
	const kinds = new Map(activities.map((one) => [one.id, one]));
	return people.flatMap(({ id: rowId, mayRequest, absences }) =>
		absences.map((absence) => {
			const kind = kinds.get(absence.activityId ?? "");
			const fixedWhy = whyFixed(absence, mayRequest, t);
			return {
				...placeOf(absence),
				id: absence.id,
				rowId,
				state: absence.state,
				label: t.away,
				short: t.awayShort,
				...(kind && lookOf(kind)),
				...(fixedWhy !== undefined && { isFixed: true, fixedWhy }),
			};
		}),
	);
}

/** Why it cannot be moved, as far as the calendar knows; what is asked of it besides is found out when it is dropped. */
function whyFixed(
	absence: CalendarAbsence,
	mayRequest: boolean,
	{ fixed }: Texts,
): string | undefined {
	if (!mayRequest) return fixed.others;
	if (absence.activityId === null) return fixed.withheld;
	const isOver = absence.state === "REJECTED" || absence.state === "CANCELLED";
	return isOver ? fixed.over : undefined;
}

function placeOf({ from, to, fromPart, toPart, beginMinutes, endMinutes }: CalendarAbsence) {
	return {
		...daysOf({ from, to }),
		startsAtNoon: fromPart === "SECOND_HALF",
		endsAtNoon: toPart === "FIRST_HALF",
		...(beginMinutes !== null && { beginMinute: beginMinutes }),
		...(endMinutes !== null && { endMinute: endMinutes }),
	};
}
