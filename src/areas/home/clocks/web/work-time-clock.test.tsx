import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { setServerTime } from "#kit/web/clock.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type TimeClocks } from "../contract.ts";
import {
	at,
	clockStage,
	entry,
	errand,
	lunch,
	noon,
	runningClocks,
	sampleClocks,
	sentBookings,
	smoke,
	work,
} from "./test-clocks.tsx";
import { WorkTimeClock } from "./work-time-clock.tsx";

const stage = clockStage();

function show(clocks: TimeClocks): void {
	stage().server.answer(contract.getTimeClocks, clocks);
	stage().show(<WorkTimeClock />);
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const buttons = () =>
	[...document.querySelectorAll(".clock-buttons button")].map((one) => one.textContent);

const paused = sampleClocks({
	day: {
		date: "2026-11-21",
		zone: "Europe/Berlin",
		entries: [entry("08:15", "12:00"), entry("12:00", null, lunch)],
	},
	workTimeClock: {
		status: "PAUSED",
		currentActivity: lunch,
		workTime: 13_500,
		pauseTime: 3600,
		since: at("12:00"),
	},
});

describe("buttons of each status", () => {
	test("STOPPED: Kommen starts the default work activity", async () => {
		show(sampleClocks());
		await expect.element(page.getByText("Nicht eingestempelt")).toBeVisible();
		expect(buttons()).toEqual(["Kommen", "Dienstgang"]);
		await button("Kommen").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: work.id,
			projectNodeId: null,
			latitude: null,
		});
	});

	test("RUNNING: Gehen ends the work, Pause begins the only pause", async () => {
		show(runningClocks());
		await expect.element(page.getByText("Läuft seit 08:15")).toBeVisible();
		expect(buttons()).toEqual(["Gehen", "Pause", "Dienstgang"]);
		await button("Gehen").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "END",
			activityId: work.id,
			projectNodeId: null,
		});
	});

	test("RUNNING: Pause begins the pause at once where there is only one", async () => {
		show(runningClocks());
		await button("Pause").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: lunch.id,
		});
	});

	test("RUNNING: with several pauses Pause opens a menu", async () => {
		show(runningClocks({ pauseActivities: [lunch, smoke] }));
		await button("Pause").click();
		expect(sentBookings(stage().server)).toEqual([]);
		await page.getByRole("menuitem", { name: "Raucherpause" }).click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: smoke.id,
		});
	});

	test("PAUSED: one button ends the pause that runs", async () => {
		show(paused);
		await expect.element(page.getByText("Pause seit 12:00")).toBeVisible();
		expect(buttons()).toEqual(["Pause beenden"]);
		await button("Pause beenden").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "END",
			activityId: lunch.id,
		});
	});

	test("any other status, and clocks that did not load: the button is shut", async () => {
		const strange = {
			status: "ABSENT" as TimeClocks["workTimeClock"]["status"],
		};
		show(sampleClocks({ workTimeClock: strange }));
		await expect.element(button("Kommen")).toBeDisabled();
		expect(buttons()).toEqual(["Kommen"]);
	});

	test("no booking is made without an activity", async () => {
		show(sampleClocks({ defaultWorkTimeActivity: null }));
		await expect.element(button("Dienstgang")).toBeVisible();
		await expect.element(button("Kommen")).toBeDisabled();
	});

	test("an errand that runs leads back to work", async () => {
		const running = runningClocks({
			day: {
				date: "2026-11-21",
				zone: "Europe/Berlin",
				entries: [entry("08:15", "10:00"), entry("10:00", null, errand)],
			},
			workTimeClock: { currentActivity: errand, since: at("10:00") },
		});
		show(running);
		await expect.element(page.getByText("Dienstgang seit 10:00")).toBeVisible();
		await button("Dienstgang beenden").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: work.id,
		});
	});
});

describe("figures", () => {
	afterEach(() => void vi.useRealTimers());

	test("tick each second from what the server said, silently", async () => {
		stopTime();
		show(runningClocks());
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("05:27:14");
		vi.advanceTimersByTime(47_000);
		await expect.element(timer).toHaveTextContent("05:28:01");
		expect(timer.element().getAttribute("aria-live")).toBe("off");
	});

	test("stand still while an unpaid pause runs", async () => {
		stopTime();
		show(paused);
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("03:45:00");
		vi.advanceTimersByTime(65_000);
		await expect.element(page.getByText("1:01 h")).toBeVisible();
		expect(timer.element().textContent).toBe("03:45:00");
	});

	test("go on through a paid one", async () => {
		stopTime();
		show({
			...paused,
			workTimeClock: { ...paused.workTimeClock, pauseIsPaid: true },
		});
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("03:45:00");
		vi.advanceTimersByTime(65_000);
		await expect.element(timer).toHaveTextContent("03:46:05");
	});

	test("the target is told only where there is one, in the chosen hour format", async () => {
		show(runningClocks({ workTimeClock: { pauseTime: 1800 } }));
		await expect.element(page.getByText("0:30 h")).toBeVisible();
		expect(page.getByText("Soll", { exact: true }).query()).toBeNull();
		stage().server.answer(contract.getTimeClocks, runningClocks({ targetTime: 27_720 }));
		await renew(contract.getTimeClocks);
		await expect.element(page.getByText("7:42 h")).toBeVisible();
		await expect.element(page.getByText("Soll erfüllt")).toBeVisible();
		updateSettings({ region: { hourFormat: "DECIMAL" } });
		await expect.element(page.getByText("7,70 h")).toBeVisible();
		updateSettings({ region: { hourFormat: "TIME" } });
	});

	test("the strip says in words what it shows", async () => {
		show(paused);
		await expect
			.element(page.getByRole("img"))
			.toHaveAccessibleName("Heute: Arbeitszeit 08:15 bis 12:00, Pause 12:00 bis jetzt");
	});
});

/** From now on only the test moves the clock. */
function stopTime(): void {
	vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
	vi.setSystemTime(noon);
	setServerTime(noon);
}
