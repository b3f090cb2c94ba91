import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { targetActualDetail } from "#areas/time-tracking/target-actual/web/panels.ts";
import { setUpPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { updateSettings } from "#kit/web/settings/settings-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type TimeClocks } from "../contract.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { answers, clockStage, lunch, noon, sentBookings, smoke, work } from "./test-clocks.tsx";
import { WorkTimeClock } from "./work-time-clock.tsx";

const stage = clockStage();
const clocks = answers.getTimeClocks;

function show(answer: TimeClocks): void {
	stage().server.answer(contract.getTimeClocks, answer);
	stage().show(<WorkTimeClock />);
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const buttons = () =>
	[...document.querySelectorAll(".clock-buttons button")].map((one) => one.textContent);

test("a day without target says so, and nothing about reaching it", async () => {
	show({ ...clocks.running, targetTime: 0 });
	await expect.element(page.getByText("Heute kein Soll")).toBeVisible();
	await expect.element(page.getByText("Soll erfüllt")).not.toBeInTheDocument();
});

test("the figures beside the digits share their right edge, also that which can be asked about", async () => {
	setUpPanels({ panels: [targetActualDetail], mayOpen: () => true });
	show({ ...clocks.running, targetTime: 462 * 60 });
	await expect.element(button(/^Warum/)).toBeVisible();
	const edges = [...document.querySelectorAll(".clock-facts dd:nth-child(2)")].map(
		(figure) => figure.getBoundingClientRect().right,
	);
	expect(edges).toHaveLength(3);
	expect(new Set(edges).size).toBe(1);
});

describe("buttons of each status", () => {
	test("STOPPED: Kommen starts the default work activity", async () => {
		show(clocks.stopped);
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
		show(clocks.running);
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
		show(clocks.running);
		await button("Pause").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: lunch.id,
		});
	});

	test("RUNNING: with several pauses Pause begins the usual one, and the menu beside it has all", async () => {
		show(clocks.severalPauses);
		await page.getByRole("button", { name: "Art der Pause" }).click();
		expect(sentBookings(stage().server)).toEqual([]);
		await page.getByRole("menuitem", { name: "Raucherpause" }).click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: smoke.id,
		});
	});

	test("RUNNING: with several pauses one click begins the usual one", async () => {
		show(clocks.severalPauses);
		await button("Pause").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			action: "START",
			activityId: lunch.id,
		});
	});

	test("PAUSED: one button ends the pause that runs", async () => {
		show(clocks.paused);
		await expect.element(page.getByText("Pause seit 12:00")).toBeVisible();
		expect(buttons()).toEqual(["Pause beenden"]);
		await button("Pause beenden").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({ action: "END", activityId: lunch.id });
	});

	test("any other status, and clocks that did not load: the button is shut", async () => {
		const status = "ABSENT" as TimeClocks["workTimeClock"]["status"];
		const strange = { ...clocks.stopped.workTimeClock, status };
		const given = { isBusy: false, onBook: () => undefined };
		stage().show(
			<ClockButtons {...given} clocks={{ ...clocks.stopped, workTimeClock: strange }} />,
		);
		await expect.element(button("Kommen")).toBeDisabled();
		expect(buttons()).toEqual(["Kommen"]);
		stage().show(<ClockButtons {...given} clocks={undefined} />);
		await expect.element(button("Kommen")).toBeDisabled();
	});

	test("no booking is made without an activity", async () => {
		show(clocks.withoutWork);
		await expect.element(page.getByText("Nicht eingestempelt")).toBeVisible();
		await expect.element(button("Kommen")).toBeDisabled();
	});

	test("an errand that runs leads back to work", async () => {
		show(clocks.errand);
		await expect.element(page.getByText("Dienstgang seit 10:00")).toBeVisible();
		await button("Dienstgang beenden").click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({ action: "START", activityId: work.id });
	});
});

describe("figures", () => {
	afterEach(() => void vi.useRealTimers());

	test("tick each second from what the server said, silently", async () => {
		stopTime();
		show(clocks.running);
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("04:45:00");
		vi.advanceTimersByTime(47_000);
		await expect.element(timer).toHaveTextContent("04:45:47");
		expect(timer.element().getAttribute("aria-live")).toBe("off");
	});

	test("stand still while an unpaid pause runs", async () => {
		stopTime();
		show(clocks.paused);
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("03:45:00");
		vi.advanceTimersByTime(65_000);
		await expect.element(page.getByText("1:01 h")).toBeVisible();
		expect(timer.element().textContent).toBe("03:45:00");
	});

	test("go on through a paid one", async () => {
		stopTime();
		show(clocks.pausedPaid);
		const timer = page.getByRole("timer");
		await expect.element(timer).toHaveTextContent("04:45:00");
		vi.advanceTimersByTime(65_000);
		await expect.element(timer).toHaveTextContent("04:46:05");
	});

	test("the target is told only where there is one, in the chosen hour format", async () => {
		show(clocks.project);
		await expect.element(page.getByText("0:15 h")).toBeVisible();
		expect(page.getByText("Soll", { exact: true }).query()).toBeNull();
		stage().server.answer(contract.getTimeClocks, clocks.withTarget);
		await renew(contract.getTimeClocks);
		await expect.element(page.getByText("7:42 h")).toBeVisible();
		await expect.element(page.getByText("Soll erfüllt")).toBeVisible();
		updateSettings({ region: { hourFormat: "DECIMAL" } });
		await expect.element(page.getByText("7,70 h")).toBeVisible();
		updateSettings({ region: { hourFormat: "TIME" } });
	});

	test("the strip says in words what it shows", async () => {
		show(clocks.paused);
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
