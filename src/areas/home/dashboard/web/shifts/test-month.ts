import { contract as appointments } from "#areas/appointments/appointments/contract.ts";
import { contract as calendar } from "#areas/home/my-calendar/contract.ts";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { contract as planNews } from "#areas/shift-planning/plan-news/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";

/** A month without shifts. */
export const nothingPlanned: AnswerOf<typeof calendar.getCalendar> = {
	...{ users: [], holidays: [], activities: [], absences: [], timeTrackings: [] },
	...{ projects: [], projectNodes: [], substitutions: [], shifts: [], appointments: [] },
	workDayInfo: [],
};

/** Neither shifts, nor appointments, nor availability. */
export function answerNothingPlanned(server: StubServer): void {
	server.answer(appointments.listAppointments, { appointments: [] });
	server.answer(calendar.getCalendar, nothingPlanned);
	server.answer(planNews.listShiftNews, { items: [], readAt: null });
	server.answer(availability.listAvailabilities, { items: [], openFrom: null });
}
