import {
	type AbsenceRow,
	absenceAnswerOf,
	absenceScope,
	absencesOfPeople,
	type SubstitutionRow,
	substitutionsOf,
} from "#areas/absences/requests/server/public.ts";
import {
	appointmentScope,
	appointmentsOf,
	type FoundAppointment,
	instantsAround,
	itemsWithin,
	seenAmong,
} from "#areas/appointments/appointments/server/public.ts";
import {
	anyOrAll,
	type Right,
	todayOf,
	visibleOrAll,
} from "#areas/staff/user-roles/server/public.ts";
import {
	type TrackingRow,
	trackingAnswerOf,
	trackingsOfPeople,
} from "#areas/time-tracking/entries/server/public.ts";
import {
	type PlanRows,
	plannedOfRows,
	planStatements,
} from "#areas/time-tracking/worksheets/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { RowsOf, StatementsOf } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { calendarDays, type contract, mostDays } from "../contract.ts";
import {
	type CalendarUser,
	calendarPeople,
	calendarUsers,
	nobody,
	readableOf,
	type ShiftRow,
	shiftsOf,
} from "./sql.ts";

type Input = InputOf<typeof contract.getCalendar>;
type Answer = AnswerOf<typeof contract.getCalendar>;
type Rows = [
	CalendarUser,
	AbsenceRow,
	TrackingRow,
	SubstitutionRow,
	ShiftRow,
	FoundAppointment,
	...PlanRows,
];

/** One round trip, however much is asked for; what may not be read never leaves the database. */
export const getCalendar: Handler<typeof contract.getCalendar> = async (context, input) => {
	const { session } = context;
	const { range } = input;
	const length = dayOfIso(range.to) - dayOfIso(range.from) + 1;
	if (length < 1 || length > mostDays) refuse(calendarDays);
	const [users, absences, trackings, substitutions, shifts, appointments, ...plan] =
		await context.together<Rows>(statementsOf(context, input));
	const timeTrackings = trackings.map(trackingAnswerOf);
	const shown = absences.map((row) => absenceAnswerOf(row, session.userId));
	return {
		users: [...users],
		holidays: holidaysOf(plan[4], users),
		activities: distinct([...shown, ...timeTrackings].map(({ activity }) => activity)),
		absences: shown,
		timeTrackings,
		projects: distinct(timeTrackings.map(({ project }) => project)),
		projectNodes: distinct(timeTrackings.map(({ projectNode }) => projectNode)),
		substitutions: substitutions.map(substitutionOf),
		shifts: [...shifts],
		appointments: itemsWithin(appointments, range),
		workDayInfo: input.loadWorkdays ? workDaysOf(plan, range) : [],
	};
};

function statementsOf(context: ReadContext, input: Input): StatementsOf<Rows> {
	const { tenantId } = context;
	const { range } = input;
	const whose = peopleOf(context, input);
	const met = { ...instantsAround(range), people: whose.meeting, units: null };
	return [
		calendarUsers(tenantId, whose.people),
		absencesOfPeople(absenceScope(context), whose.absent, {
			...counting,
			...range,
			...input.absences,
		}),
		trackingsOfPeople(tenantId, whose.tracked, { ...counting, ...range, ...input.trackings }),
		substitutionsOf(tenantId, whose.standing, range),
		shiftsOf(tenantId, whose.onShift, range),
		appointmentsOf(whose.scope, met),
		...planStatements(tenantId, whose.planned, range),
	];
}

/** What was refused or given up is nothing that somebody does on a day. */
const counting = {
	states: ["PLANNED", "REQUESTED", "APPROVED"] as Answer["absences"][number]["state"][],
};

/** Whom the answer is about, and of whom what of it is read. */
function peopleOf(context: ReadContext, input: Input) {
	const { tenantId, session } = context;
	const { userId: ownId } = session;
	const today = todayOf(context);
	const people = calendarPeople({ tenantId, ownId }, seenBy(context), input);
	const scope = appointmentScope(context);
	const readable = (key: Right[0]) =>
		readableOf(people, ownId, visibleOrAll(session, key, "READ", today));
	return {
		people,
		scope,
		meeting: input.loadAppointments ? seenAmong(scope, people) : nobody,
		absent: input.absences?.load ? people : nobody,
		tracked: input.trackings?.load ? readable("timetrackings.manage") : nobody,
		standing: input.loadSubstitutions ? readable("absences.manage") : nobody,
		onShift: input.loadShifts ? readable("shiftplan.manage") : nobody,
		planned: input.loadWorkdays ? readable("worksheets.manage") : nobody,
	};
}

/** People of whom the reader may know that they are there: sub-queries, null for everybody. */
function seenBy(context: ReadContext) {
	const rights: readonly Right[] = [
		["timetrackings.manage", "LIST"],
		["worksheets.manage", "LIST"],
	];
	const further = anyOrAll(context.session, rights, todayOf(context));
	return [absenceScope(context).seen, further];
}

function holidaysOf(rows: PlanOf<4>, users: readonly CalendarUser[]): Answer["holidays"] {
	const sites = new Set<string | null>([null, ...users.map(({ siteId }) => siteId)]);
	const ofSites = rows.filter(({ siteId }) => sites.has(siteId));
	return [...ofSites].sort((a, b) => a.date.localeCompare(b.date));
}

type PlanOf<Nth extends number> = readonly PlanRows[Nth][];

/** Each once, in the order in which they first come. */
function distinct<Named extends { readonly id: string }>(all: readonly (Named | null)[]): Named[] {
	const known = all.flatMap((one) => (one === null ? [] : [[one.id, one] as const]));
	return [...new Map(known).values()];
}

function substitutionOf(row: SubstitutionRow): Answer["substitutions"][number] {
	const { substituteId, userId, firstName, lastName, ...when } = row;
	return { ...when, userId: substituteId, absentUser: { userId, firstName, lastName } };
}

/** The days on which they are employed. */
function workDaysOf(plan: RowsOf<PlanRows>, range: Input["range"]): Answer["workDayInfo"] {
	return plannedOfRows(plan, range).map(({ userId, days }) => ({
		userId,
		workDays: days
			.filter(({ isEmployed }) => isEmployed)
			.map(({ day: date, targetMinutes, workingTime }) => ({
				date,
				workHours: targetMinutes / 60,
				workStartRegular: workingTime?.begin ?? null,
				workEndRegular: workingTime?.end ?? null,
			})),
	}));
}
