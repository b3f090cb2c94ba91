import { useRef } from "react";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type CalendarAnswer = AnswerOf<typeof contract.getCalendar>;
export type MonthAnswer = AnswerOf<typeof targetActual.getTargetActual>;

const around = 7;

/** A month of one's own with seven days on each side, and what its days come to; anew when something of it changes. */
export function useCalendar(day: LocalDay) {
	const { failures } = useTexts(texts);
	const { userId } = useSession();
	const hasFigures = [useFeature("TIMETRACKINGS"), useFeature("TARGETACTUALS")].every(Boolean);
	const { from, to } = monthOf(day);
	const first = isoOfDay(from);
	// the first answer fails where the calendar should stand; later ones are told of, and it stays
	const hasCome = useRef(false);
	const calendar = useApi(
		contract.getCalendar,
		{
			range: {
				from: isoOfDay((from - around) as LocalDay),
				to: isoOfDay((to + around) as LocalDay),
			},
			absences: {},
			trackings: {},
			loadWorkdays: true,
			loadSubstitutions: true,
			loadAppointments: true,
			loadShifts: true,
		},
		{ keep: true, ...(hasCome.current && { context: failures.loadCurrentCalendar }) },
	);
	hasCome.current ||= calendar.data !== undefined;
	const month = useApi(
		targetActual.getTargetActual,
		{ userId, month: first.slice(0, 7) },
		{ enabled: hasFigures },
	);
	useLiveCalendar(userId);
	return { calendar, month: hasFigures ? month.data : undefined };
}

function useLiveCalendar(userId: string): void {
	const isOwn = (message: LiveMessageOf<"change"> | undefined) =>
		message?.userId === undefined || message.userId === userId;
	useLiveTopic("TRACKINGS", (message) => isOwn(message) && renewCalendar());
	useLiveTopic("APPOINTMENTS", renewCalendar);
	// whom one stands in for are others
	useLiveTopic("ABSENCES", renewCalendar);
	useLiveTopic("SHIFTS", (message) => isOwn(message) && renewCalendar());
	useLiveTopic("WORKSHEETS", renewCalendar);
	useLiveTopic("HOLIDAYS", renewCalendar);
	useLiveTopic("ACTIVITIES", renewCalendar);
	useLiveTopic("FIGURES", () => void renew(targetActual.getTargetActual));
}

export function renewCalendar(): void {
	void renew(contract.getCalendar);
	void renew(targetActual.getTargetActual);
}
