import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { sampleSession } from "../../../../kit/testing/sample-session.ts";
import { StubServer } from "../../../../kit/testing/stub-server.ts";
import { PanelContext } from "../../../../kit/ui/panel-stack/panel-context.ts";
import { toastStore } from "../../../../kit/ui/toast/toast.ts";
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
import NeedsReasonPanel from "./needs-reason.panel.tsx";
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

const unreasoned: TimeTracking = {
	...finished,
	id: "01a1fd2c-47a0-70d1-9a38-000000000702",
	day: "2026-11-12",
	begin: "2026-11-12T07:00:00Z",
	end: "2026-11-12T15:30:00Z",
	duration: 30_600,
	source: "MANUAL",
	needsReason: true,
	autoFinished: false,
	openSteps: ["REQUEST_REASON"],
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
	toastStore.set([]);
	server.close();
});

function answer(found: readonly TimeTracking[]): void {
	const ids = (of: "needsReason" | "autoFinished") =>
		found.filter((entry) => entry[of]).map(({ id }) => id);
	server.answer(contract.getOverview, {
		leaveAccount: null,
		plannedAbsenceIds: [],
		requestedAbsenceIds: [],
		overtimeAccount: null,
		requestedSubstitutions: [],
		requestedTrackingIds: found.map(({ id }) => id),
		needReasonTrackingIds: ids("needsReason"),
		autoFinishedTrackingIds: ids("autoFinished"),
		noActualsDayInfos: [],
	});
	server.answer(entries.listTimeTrackings, {
		timeTrackings: [...found],
		total: found.length,
		page: 1,
		pageSize: 200,
		serverTime: "2026-11-21T12:00:00.000Z",
	});
}

function render(content: ReactNode): void {
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

function show(content: ReactNode, found: readonly TimeTracking[]): void {
	answer(found);
	render(content);
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

test("without any automatically ended one the panel says so", async () => {
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

test("what lacks a reason comes first, with the day of the oldest; the head counts all", async () => {
	const newer = {
		...unreasoned,
		id: "01a1fd2c-47a0-70d1-9a38-000000000703",
		day: "2026-11-19",
	};
	show(<ToDoCard />, [finished, newer, unreasoned]);
	const card = page.getByRole("region", { name: "Offene Aufgaben" });
	await expect
		.element(card.getByText("Zeiteinträge, älteste vom Do 12.11."))
		.toBeVisible();
	expect(
		[...document.querySelectorAll("button.to-do b:first-child")].map(
			(title) => title.textContent,
		),
	).toEqual(["Anträge ohne Begründung", "Automatisch beendet"]);
	expect(document.querySelector(".card-side")?.textContent).toBe("3");
});

test("one entry without a reason alone is an open task", async () => {
	show(<ToDoCard />, [unreasoned]);
	await expect
		.element(
			page.getByRole("button", {
				name: "Anträge ohne Begründung Zeiteintrag vom Do 12.11. 1",
			}),
		)
		.toBeVisible();
	expect(
		page.getByText("Sie haben derzeit keine offenen Aufgaben.").query(),
	).toBeNull();
});

test("the panel lists what lacks a reason and says who can help", async () => {
	await page.viewport(1200, 800);
	show(<NeedsReasonPanel />, [finished, unreasoned]);
	await expect
		.element(page.getByText("Zu 1 Eintrag fehlt eine Begründung."))
		.toBeVisible();
	await expect
		.element(page.getByText(/Bitte nennen Sie sie Ihrem Vorgesetzten/))
		.toBeVisible();
	const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
		[...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" | "),
	);
	expect(rows).toEqual([
		"Do 12.11. | 08:00 | 16:30 | Arbeitszeit | 8:30 | Beantragt",
	]);
});

test("nothing without a reason is said", async () => {
	show(<NeedsReasonPanel />, [finished]);
	await expect
		.element(page.getByText("Zu keinem Zeiteintrag fehlt eine Begründung."))
		.toBeVisible();
});

test.each([
	{
		Panel: NeedsReasonPanel,
		entry: unreasoned,
		context: "Fehler beim Laden der unbegründeten Zeiteinträge",
		text: "Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Zu 1 Eintrag fehlt eine Begründung.",
	},
	{
		Panel: AutoFinishedPanel,
		entry: finished,
		context: "Fehler beim Laden der automatischen Ausstempelungen",
		text: "Die Zeiteinträge konnten nicht geladen werden.",
		afterwards: "Automatisch beendet · Vorgesetzter muss zustimmen",
	},
])(
	"$context: told, not taken for emptiness, tried again",
	async ({ Panel, entry, context, text, afterwards }) => {
		answer([entry]);
		server.refuse(entries.listTimeTrackings, 500, { error: "UnknownError" });
		render(<Panel />);
		await expect.element(page.getByText(context)).toBeVisible();
		await expect.element(page.getByText(text)).toBeVisible();
		answer([entry]);
		await page.getByRole("button", { name: "Erneut versuchen" }).click();
		await expect.element(page.getByText(afterwards)).toBeVisible();
		await expect.element(page.getByText(text)).not.toBeInTheDocument();
	},
);

test("an overview that failed is told in the panel, and tried again", async () => {
	answer([unreasoned]);
	server.refuse(contract.getOverview, 500, { error: "UnknownError" });
	render(<NeedsReasonPanel />);
	await expect.element(page.getByRole("alert")).toBeVisible();
	answer([unreasoned]);
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect.element(page.getByRole("table")).toBeVisible();
});
