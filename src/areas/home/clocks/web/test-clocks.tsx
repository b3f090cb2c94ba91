import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect } from "vitest";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import type { Activity } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
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
import { contract } from "../contract.ts";
import { outbox } from "./booking/outbox.ts";
import file from "./recorded.json";

/** What the server answered; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...bookings, ...projects }, file);

const { errand: onErrand, paused, severalPauses, withPlace } = answers.getTimeClocks;

export const work = onErrand.defaultWorkTimeActivity as Activity;
export const workWithGps = withPlace.defaultWorkTimeActivity as Activity;
export const errand = onErrand.actionActivities[0] as Activity;
export const lunch = paused.pauseActivities[0] as Activity;
export const smoke = severalPauses.pauseActivities[1] as Activity;

/** 2026-11-21 13:00 in Berlin. */
export const noon = answers.getTimeClocks.stopped.serverTime;

export function at(time: string): string {
	return new Date(`2026-11-21T${time}:00+01:00`).toISOString();
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
	server.answer(contract.getTimeClocks, answers.getTimeClocks.stopped);
	server.answer(bookings.createBooking, answers.createBooking.approved);
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
