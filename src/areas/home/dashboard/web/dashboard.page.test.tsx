import { QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as firstSteps } from "#areas/home/first-steps/contract.ts";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthCloses } from "#areas/time-tracking/month-close/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { dropToast, toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { setServerTime } from "#kit/web/clock.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { setNavigation } from "#kit/web/router/navigation.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { queryKey } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import DashboardPage, { ahead } from "./dashboard.page.tsx";
import { answerNothingPlanned } from "./shifts/test-month.ts";
import { answers } from "./test-answers.ts";

let root: Root;
let server: StubServer;
const { userId } = sampleSession();
const ownGaps = { ...gaps.listDayGaps, path: `/api/users/${userId}/day-gaps` };
const { getOverview, listDayGaps } = answers;

const all = { sites: true, people: true, workingTime: true, rules: true, firstEntry: true };
const companyWorks = { isHidden: false, done: all, facts: null };
const companyIsNew = {
	isHidden: false,
	done: { ...all, workingTime: false, rules: false, firstEntry: false },
	facts: {
		...{ sites: 2, year: 2026, holidays: 13, people: 38, withSignIn: 36, withoutMail: 2 },
		...{ planned: 0, rules: 0 },
	},
};

beforeEach(async () => {
	await page.viewport(1600, 1000);
	server = new StubServer();
	sessionStore.set(sampleSession());
	server.answer(contract.getOverview, getOverview.nothing);
	server.answer(firstSteps.getFirstSteps, companyWorks);
	answerNothingPlanned(server);
	server.answer(ownGaps, listDayGaps.none);
	server.answer(gaps.listDaysWithoutActuals, answers.listDaysWithoutActuals.none);
	server.answer(monthCloses.listLateBookings, answers.listLateBookings.none);
	server.answer(projects.listProjects, answers.listProjects.none);
	server.answer(projects.getFavoriteProjects, answers.getFavoriteProjects.none);
	server.answer(entries.listTimeTrackings, answers.listTimeTrackings.nothing);
	server.answer(entries.listTimeTrackingsOf, answers.listTimeTrackingsOf.nothing);
	server.answer(clocks.getTimeClocks, answers.getTimeClocks.stopped);
	root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
	for (const { key } of toastStore.get()) dropToast(key);
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
	queryClient.clear();
	server.close();
});

function show(theme: "light" | "dark" = "light"): void {
	flushSync(() =>
		root.render(
			<QueryClientProvider client={queryClient}>
				<UiProvider colorScheme={theme}>
					<main>
						<h1>Guten Tag</h1>
						<DashboardPage />
					</main>
				</UiProvider>
			</QueryClientProvider>,
		),
	);
}

/** @returns lets it be answered */
function holdBack(path: string): () => void {
	const { promise, resolve } = Promise.withResolvers<void>();
	const answer = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		if (String(input).includes(path)) await promise;
		return answer(input, init);
	};
	return resolve;
}

const boxes = () => [...document.querySelectorAll(".card h2")].map((one) => one.textContent);

describe("dashboard", () => {
	test("is drawn once it is known which boxes there are, at once with all", async () => {
		server.answer(contract.getOverview, getOverview.overtime);
		const release = holdBack(contract.getOverview.path);
		let isReady = false;
		const ready = ahead().then(() => {
			isReady = true;
		});
		const clock = queryKey(clocks.getTimeClocks, {});
		await expect.poll(() => queryClient.getQueryState(clock)?.status).toBe("success");
		expect(isReady).toBe(false);
		release();
		await ready;
		show();
		expect(boxes()).toContain("Überstunden");
	});

	test("who has an account of leave sees what is left of it, and is told anew when leave changes", async () => {
		server.answer(contract.getOverview, getOverview.leave);
		show();
		const box = page.getByRole("region", { name: "Urlaub 2026" });
		await expect.element(box.getByText("25", { exact: true })).toBeVisible();
		await expect.element(box.getByText("Tage Rest · 200:00 h")).toBeVisible();
		await expect.element(box.getByText("Nächster Urlaub: Mo 21.12. – Do 24.12.2026")).toBeVisible();
		await expect
			.element(box.getByRole("img", { name: "5 Tage genehmigt, 2 Tage beantragt" }))
			.toBeVisible();
		const { violations } = await axe.run(document.body);
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
		const { leaveAccount, ...others } = getOverview.leave;
		if (leaveAccount === null) throw new Error("no account was recorded");
		const figures = { totalLeaveThisYear: 14_400, leaveApproved: 2_400, leaveRequested: 990 };
		const inHours = { ...leaveAccount, ...figures, unit: "MINUTES" as const };
		server.answer(contract.getOverview, { ...others, leaveAccount: inHours });
		passOn({ kind: "change", topic: "LEAVEACCOUNTS", ids: [], userId });
		await expect.element(box.getByText("200:00", { exact: true })).toBeVisible();
		await expect.element(box.getByText("h Rest · 25,0 Tage")).toBeVisible();
		await expect.element(box.getByText("16:30 h")).toBeVisible();
		server.answer(contract.getOverview, getOverview.overtime);
		passOn({ kind: "change", topic: "LEAVEACCOUNTS", ids: [], userId });
		await expect.poll(boxes).not.toContain("Urlaub 2026");
	});

	test("what is planned and asked for stands in a box; a double click and the menu lead to the calendar", async () => {
		const visited: string[] = [];
		setNavigation({ go: async (href) => void visited.push(href) });
		server.answer(contract.getOverview, getOverview.leave);
		show();
		const box = page.getByRole("region", { name: "Abwesenheiten" });
		const row = box.getByRole("button", { name: /Mo 28\.12\. – Di 29\.12\.2026 · 2 Tage/ });
		await expect.element(row).toBeVisible();
		await expect.element(box.getByText("Beantragt")).toBeVisible();
		await row.dblClick();
		await expect.poll(() => visited.at(-1)).toBe("/home/calendar?date=2026-12-28");
		await box.getByText("Mo 21.12.", { exact: false }).click({ button: "right" });
		await page.getByRole("menuitem", { name: "Zum Kalender" }).click();
		await expect.poll(() => visited.at(-1)).toBe("/home/calendar?date=2026-12-21");
	});

	test("asks for each thing once", async () => {
		const session = sampleSession();
		sessionStore.set({ ...session, uiFeatures: [...session.uiFeatures, "SHIFTPLAN"] });
		show();
		await expect.element(page.getByText("Sie haben derzeit keine offenen Aufgaben.")).toBeVisible();
		await expect
			.element(page.getByText("Sie haben derzeit keine Projekte zugewiesen."))
			.toBeVisible();
		const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`).sort();
		await expect
			.poll(asked)
			.toEqual([
				"GET /api/availabilities",
				"GET /api/days-without-actuals",
				"GET /api/first-steps",
				"GET /api/late-bookings",
				"GET /api/managed-time-trackings",
				"GET /api/overview",
				"GET /api/projects",
				"GET /api/projects/favorites",
				"GET /api/shift-news",
				"GET /api/time-clocks",
				"GET /api/time-trackings",
				`GET ${ownGaps.path}`,
				"POST /api/appointments/search",
				"POST /api/calendar",
			]);
	});

	test("an administrator of a new company meets the first steps instead of empty boxes, and the clock", async () => {
		server.answer(firstSteps.getFirstSteps, companyIsNew);
		await ahead();
		show();
		const title = "In fünf Schritten zur ersten Buchung";
		await expect.element(page.getByRole("region", { name: title })).toBeVisible();
		expect(boxes()).toEqual([title, "Was noch auffällt", "Später, wenn Sie wollen", "Arbeitszeit"]);
	});

	test("nobody but administrators is asked about the first steps", async () => {
		sessionStore.set(sampleSession({ permissions: {} }));
		await ahead();
		show();
		await expect.element(page.getByRole("heading", { name: "Projektuhren" })).toBeVisible();
		expect(server.calls(firstSteps.getFirstSteps)).toEqual([]);
	});

	test("the project clocks are there only with the feature PROJECTS", async () => {
		sessionStore.set(sampleSession({ uiFeatures: ["TIMETRACKINGS"] }));
		show();
		await expect
			.poll(boxes)
			.toEqual(["Arbeitszeit", "Offene Aufgaben", "Anträge im Team", "Zeiteinträge"]);
		expect(server.calls(projects.listProjects)).toEqual([]);
	});

	test("the overtime box tells balance, month and limit, and what each month brought", async () => {
		server.answer(contract.getOverview, getOverview.overtime);
		show();
		const box = page.getByRole("region", { name: "Überstunden" });
		await expect.element(box.getByText("+6:18")).toBeVisible();
		await expect.element(box.getByText("Dieser Monat +3:18 h · Grenze 40:00 h")).toBeVisible();
		await expect.element(box.getByText("Oktober 2026: −1:00 h")).toBeInTheDocument();
		const [september, october] = [...document.querySelectorAll(".signed-bar")].map((bar) =>
			bar.getBoundingClientRect(),
		);
		expect(september?.height).toBeGreaterThan(3 * (october?.height ?? 0));
		// below the line
		expect(october?.top).toBeCloseTo(september?.bottom ?? 0, 0);
		const { violations } = await axe.run(document.body);
		expect(violations.map(({ id }) => id)).toEqual([]);
	});

	test("whether all is well with one's days is told, and how many gaps there are", async () => {
		show();
		const card = (text: string) =>
			page.getByRole("button", { name: `Mein Tag in Ordnung ${text}` });
		await expect.element(card("Alles in Ordnung")).toBeVisible();
		server.answer(ownGaps, listDayGaps.two);
		passOn({ kind: "change", topic: "TRACKINGS", ids: [], userId });
		await expect.element(card("2 Lücken mit Vorschlägen")).toBeVisible();
	});

	test("who decides for nobody sees what they asked for themselves", async () => {
		sessionStore.set(sampleSession({ permissions: {} }));
		show();
		await expect
			.poll(boxes)
			.toEqual(expect.arrayContaining(["Beantragte Zeiteinträge", "Projektuhren"]));
		expect(boxes()).not.toContain("Anträge im Team");
		expect(server.calls(entries.listTimeTrackingsOf)).toEqual([]);
	});

	test("on a phone the day's bookings follow the clock", async () => {
		await page.viewport(390, 844);
		show();
		await expect
			.poll(() => boxes().slice(0, 4))
			.toEqual(["Arbeitszeit", "Anträge im Team", "Heute", "Aktuelle Termine"]);
	});

	test("on a phone two taps report illness from today on; who may not is offered nothing", async () => {
		await page.viewport(390, 844);
		setServerTime("2026-11-21T09:00:00Z");
		const sent = { id: crypto.randomUUID(), version: 1, state: "APPROVED" } as const;
		server.answer(absences.requestAbsence, sent);
		show();
		await page.getByRole("button", { name: "Krank melden", exact: true }).click();
		await expect.element(page.getByText("Ab heute, Sa 21.11.2026")).toBeVisible();
		const { violations } = await axe.run(document.body);
		expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
		server.answer(contract.getOverview, { ...getOverview.nothing, ownSickness: null });
		await page.getByRole("button", { name: "Jetzt krank melden" }).click();
		await expect.element(page.getByText(/Gute Besserung/)).toBeVisible();
		await expect.poll(() => page.getByRole("button", { name: /krank melden/i }).query()).toBeNull();
		const activityId = getOverview.nothing.ownSickness?.activityId;
		expect(server.calls(absences.requestAbsence).map(({ body }) => body)).toMatchObject([
			{ userId, activityId, from: "2026-11-21", to: "2026-11-21", state: "APPROVED", accept: [] },
		]);
	});

	test("changed entries are fetched again, those of other people are not", async () => {
		show();
		await expect.element(page.getByText("Sie haben derzeit keine offenen Aufgaben.")).toBeVisible();
		const { sessionId } = sampleSession();
		const change = { kind: "change", topic: "TRACKINGS" } as const;
		passOn({ ...change, ids: [], userId: sessionId });
		passOn({ ...change, ids: [], userId });
		await expect.poll(() => server.calls(contract.getOverview)).toHaveLength(2);
	});

	test("failures of overview and clocks are silent", async () => {
		server.refuse(contract.getOverview, 500, { error: "UnknownError" });
		server.refuse(clocks.getTimeClocks, 500, { error: "UnknownError" });
		show();
		await expect
			.element(page.getByText("Die offenen Aufgaben konnten nicht geladen werden."))
			.toBeVisible();
		await expect.element(page.getByRole("button", { name: "Kommen" })).toBeDisabled();
		expect(document.querySelector(".toast")).toBeNull();
	});

	test.each(["light", "dark"] as const)("is accessible in the %s theme", async (theme) => {
		show(theme);
		await expect.element(page.getByText("Sie haben derzeit keine offenen Aufgaben.")).toBeVisible();
		const { violations } = await axe.run(document.body);
		expect(violations.map(({ id }) => id)).toEqual([]);
	});
});
