import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { sampleSession } from "../../../../kit/testing/sample-session.ts";
import { StubServer } from "../../../../kit/testing/stub-server.ts";
import { PanelContext } from "../../../../kit/ui/panel-stack/panel-context.ts";
import { UiProvider } from "../../../../kit/ui/ui-provider.tsx";
import { setServerTime } from "../../../../kit/web/clock.ts";
import { queryClient } from "../../../../kit/web/query-client.ts";
import { sessionStore } from "../../../../kit/web/session/session-store.ts";
import { updateSettings } from "../../../../kit/web/settings/settings-store.ts";
import {
	contract as entries,
	type TimeTracking,
} from "../../../time-tracking/entries/contract.ts";
import { contract } from "../../dashboard/contract.ts";
import AutoFinishedPanel from "./auto-finished.panel.tsx";
import { ToDoCard } from "./to-do-card.tsx";

const finished: TimeTracking = {
	id: "01a1fd2c-47a0-70d1-9a38-000000000701",
	userId: sampleSession().userId,
	user: { firstName: "Sofia", lastName: "Krüger" },
	day: "2026-11-20",
	begin: "2026-11-20T07:00:00Z",
	end: "2026-11-20T17:00:00Z",
	zone: "Europe/Berlin",
	status: null,
	duration: 36_000,
	state: "REQUESTED",
	activityId: "01a1fd2c-47a0-70d1-9a38-000000000110",
	activity: {
		id: "01a1fd2c-47a0-70d1-9a38-000000000110",
		name: "Arbeitszeit",
		code: "AZ",
		color: "#1f8a70",
		classType: "WORKTIME",
		bookingRequiresGps: false,
	},
	project: null,
	projectNode: null,
	customer: null,
	source: "AUTO_FINISH",
	reason: null,
	needsReason: false,
	autoFinished: true,
	corrected: false,
	openSteps: ["AUTO_FINISHED", "SUPERVISOR_APPROVAL"],
	changeRequest: null,
	version: 1,
};

let root: Root;
let server: StubServer;

beforeEach(() => {
	server = new StubServer();
	localStorage.clear();
	updateSettings({ region: { language: "de-DE", timezone: "Europe/Berlin" } });
	setServerTime("2026-11-21T12:00:00.000Z");
	sessionStore.set(sampleSession());
	root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
	queryClient.clear();
	server.close();
});

function show(content: ReactNode, found: readonly TimeTracking[]): void {
	server.answer(contract.getOverview, {
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: found.map(({ id }) => id),
		needReasonTrackingIds: [],
		autoFinishedTrackingIds: found.map(({ id }) => id),
		noActualsDayInfos: [],
	});
	server.answer(entries.listTimeTrackings, {
		timeTrackings: [...found],
		total: found.length,
		page: 1,
		pageSize: 200,
		serverTime: "2026-11-21T12:00:00.000Z",
	});
	root.render(
		<QueryClientProvider client={queryClient}>
			<UiProvider colorScheme="light">
				<PanelContext value={{ id: "p", titleId: "t", below: [] }}>
					{content}
				</PanelContext>
			</UiProvider>
		</QueryClientProvider>,
	);
}

test("the panel tells begin, end, what is open and what happens next", async () => {
	show(<AutoFinishedPanel />, [finished]);
	await expect
		.element(page.getByText("1 Eintrag wurde ohne Ausstempeln beendet."))
		.toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 08:00")).toBeVisible();
	await expect.element(page.getByText("Fr 20.11. 18:00")).toBeVisible();
	await expect
		.element(
			page.getByText("Automatisch beendet · Vorgesetzter muss zustimmen"),
		)
		.toBeVisible();
	await expect
		.element(
			page.getByText(/zählen erst, wenn ein Vorgesetzter zugestimmt hat/),
		)
		.toBeVisible();
});

test("without any the panel says so", async () => {
	show(<AutoFinishedPanel />, []);
	await expect
		.element(page.getByText("Kein Zeiteintrag wurde automatisch beendet."))
		.toBeVisible();
});

test("the open tasks name the last one and how many there are", async () => {
	show(<ToDoCard />, [finished]);
	await expect
		.element(
			page.getByRole("button", {
				name: "Automatisch beendet Fr 20.11. um 18:00 1",
			}),
		)
		.toBeVisible();
});

test("no open tasks are said in the words of the specification", async () => {
	show(<ToDoCard />, []);
	await expect
		.element(page.getByText("Sie haben derzeit keine offenen Aufgaben."))
		.toBeVisible();
});
