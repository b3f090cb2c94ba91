import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect } from "vitest";
import type { Activity } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { setServerTime } from "#kit/web/clock.ts";
import { connection } from "#kit/web/connection.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { contract, type TimeClocks } from "../contract.ts";
import { outbox } from "./outbox.ts";

const activity = (
	last: number,
	name: string,
	classType: Activity["classType"],
	bookingRequiresGps = false,
): Activity => ({
	id: `01a1fd2c-47a0-70d1-9a38-0000000001${last}`,
	name,
	code: null,
	color: "#1f8a70",
	classType,
	bookingRequiresGps,
});

export const work = activity(10, "Arbeitszeit", "WORKTIME");
export const workWithGps = activity(11, "Außendienst", "WORKTIME", true);
export const errand = activity(12, "Dienstgang", "ACTION");
export const lunch = activity(13, "Pause", "PAUSE");
export const smoke = activity(14, "Raucherpause", "BREAK");

/** 2026-11-21 13:00 in Berlin. */
export const noon = "2026-11-21T12:00:00.000Z";

/** Stopped clocks of a day without any booking, unless told otherwise. */
export function sampleClocks(
	change: Partial<Omit<TimeClocks, "workTimeClock">> & {
		readonly workTimeClock?: Partial<TimeClocks["workTimeClock"]>;
	} = {},
): TimeClocks {
	return {
		targetTime: null,
		defaultWorkTimeActivity: work,
		defaultPauseActivity: lunch,
		interrupted: { work: null, project: null },
		actionActivities: [errand],
		pauseActivities: [lunch],
		projectClocks: [],
		day: { date: "2026-11-21", zone: "Europe/Berlin", entries: [] },
		serverTime: noon,
		...change,
		workTimeClock: {
			status: "STOPPED",
			currentActivity: null,
			workTime: 0,
			pauseTime: 0,
			pauseIsPaid: false,
			since: null,
			...change.workTimeClock,
		},
	};
}

type Entry = TimeClocks["day"]["entries"][number];
let lastEntry = 0;

/** An entry of the day, by its times on the wall in Berlin. */
export function entry(
	from: string,
	to: string | null,
	of: Activity = work,
	projectNodeId: string | null = null,
): Entry {
	lastEntry += 1;
	return {
		id: `01a1fd2c-47a0-70d1-9a38-${String(lastEntry).padStart(12, "0")}`,
		begin: at(from),
		end: to === null ? null : at(to),
		activity: of,
		projectNodeId,
		state: "APPROVED",
	};
}

export function at(time: string): string {
	return new Date(`2026-11-21T${time}:00+01:00`).toISOString();
}

/** Working since 08:15, as clocks. */
export function runningClocks(change: Parameters<typeof sampleClocks>[0] = {}): TimeClocks {
	return sampleClocks({
		day: {
			date: "2026-11-21",
			zone: "Europe/Berlin",
			entries: [entry("08:15", null)],
		},
		...change,
		workTimeClock: {
			status: "RUNNING",
			currentActivity: work,
			workTime: 5 * 3600 + 27 * 60 + 14,
			since: at("08:15"),
			...change.workTimeClock,
		},
	});
}

interface ClockStage {
	readonly server: StubServer;
	show(content: ReactNode): void;
}

/** A signed-in person before a server that takes every booking; for the tests of one file. */
export function clockStage(): () => ClockStage {
	let stage: ClockStage & { close(): void };
	beforeEach(() => {
		stage = openStage();
	});
	afterEach(async () => {
		// what is still on its way would hold up the next test's bookings
		await expect.poll(() => outbox.get().sendingId).toBeNull();
		stage.close();
	});
	return () => stage;
}

function openStage() {
	const server = new StubServer();
	localStorage.clear();
	updateSettings({ region: { language: "de-DE", timezone: "Europe/Berlin" } });
	setServerTime(noon);
	sessionStore.set(sampleSession());
	server.answer(contract.getTimeClocks, sampleClocks());
	server.answer(bookings.createBooking, () => taken("APPROVED"));
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	return {
		server,
		show(content: ReactNode) {
			flushSync(() =>
				root.render(
					<QueryClientProvider client={queryClient}>
						<UiProvider colorScheme="light">{content}</UiProvider>
					</QueryClientProvider>,
				),
			);
		},
		close() {
			flushSync(() => root.unmount());
			document.body.replaceChildren();
			sessionStore.set(null);
			outbox.set({ waiting: [], sendingId: null });
			connection.set("online");
			queryClient.clear();
			dropDialogs();
			toastStore.set([]);
			server.close();
		},
	};
}

export function taken(state: "APPROVED" | "REQUESTED") {
	return {
		bookingId: "01a1fd2c-47a0-70d1-9a38-000000000900",
		outcome: "APPLIED" as const,
		endedTimeTrackingId: null,
		begunTimeTrackingId: "01a1fd2c-47a0-70d1-9a38-000000000900",
		state,
	};
}

export interface SentBooking {
	readonly bookingId: string;
	readonly timestamp: string;
	readonly action: string;
	readonly activityId: string;
	readonly projectNodeId: string | null;
	readonly latitude: number | null;
	readonly longitude: number | null;
}

export function sentBookings(server: StubServer): SentBooking[] {
	return server.calls(bookings.createBooking).map(({ body }) => body as SentBooking);
}
