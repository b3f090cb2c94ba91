import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { passOn } from "#kit/web/live/live-messages.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import ClocksBackground from "../clocks-background.tsx";
import { answers, clockStage, sentBookings, workWithGps } from "../test-clocks.tsx";
import { WorkTimeClock } from "../work-time-clock.tsx";
import { secondPressDelay } from "./use-booking.ts";

const stage = clockStage();

const button = (name: string) => page.getByRole("button", { name });

const { stopped, running, withPlace } = answers.getTimeClocks;

async function showStopped(clocks = stopped) {
	stage().server.answer(contract.getTimeClocks, clocks);
	stage().show(<WorkTimeClock />);
	await expect.element(button("Kommen")).toBeEnabled();
}

describe("one booking at a time", () => {
	test("a second click on the same button is ignored", async () => {
		await showStopped();
		const come = button("Kommen").element() as HTMLButtonElement;
		come.click();
		come.click();
		come.click();
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		await expect.element(button("Kommen")).toBeVisible();
		expect(sentBookings(stage().server)).toHaveLength(1);
	});

	test("the second half of a double click does not press what has taken the button's place", async () => {
		await showStopped();
		stage().server.answer(contract.getTimeClocks, running);
		await button("Kommen").click();
		await expect.element(button("Gehen")).toBeVisible();
		await expect.element(button("Gehen")).toHaveAttribute("aria-disabled", "true");
		(button("Gehen").element() as HTMLButtonElement).click();
		await expect
			.poll(() => sentBookings(stage().server).map(({ action }) => action))
			.toEqual(["START"]);
		await expect
			.poll(
				() => {
					(button("Gehen").element() as HTMLButtonElement).click();
					return sentBookings(stage().server).map(({ action }) => action);
				},
				{ timeout: secondPressDelay * 4 },
			)
			.toEqual(["START", "END"]);
	});

	test("while a press would be ignored the button shows it, and then no longer", async () => {
		await showStopped();
		stage().server.answer(contract.getTimeClocks, running);
		await button("Kommen").click();
		await expect.element(button("Gehen")).toHaveAttribute("data-busy");
		await expect.element(button("Gehen")).toHaveAttribute("aria-disabled", "false");
		await expect.element(button("Gehen")).not.toHaveAttribute("data-busy");
	});

	test("a booking that has to be approved says so", async () => {
		await showStopped();
		stage().server.answer(bookings.createBooking, answers.createBooking.requested);
		await button("Kommen").click();
		await expect
			.element(page.getByText("Die Buchung ist beantragt und muss noch genehmigt werden."))
			.toBeVisible();
	});
});

describe("the place of the device", () => {
	let found: PositionCallback | undefined;
	let failed: PositionErrorCallback | null | undefined;

	function deviceWaits(): void {
		vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(
			(onFound, onFailed) => {
				found = onFound;
				failed = onFailed;
			},
		);
	}

	afterEach(() => vi.restoreAllMocks());

	const position = { coords: { latitude: 51.5, longitude: 7.25 } } as GeolocationPosition;

	test("is asked for first where the activity wants it, and sent along", async () => {
		deviceWaits();
		await showStopped(withPlace);
		await button("Kommen").click();
		await expect.element(page.getByText("Standort wird ermittelt...")).toBeVisible();
		expect(sentBookings(stage().server)).toEqual([]);
		found?.(position);
		await expect.poll(() => sentBookings(stage().server)).toHaveLength(1);
		expect(sentBookings(stage().server)[0]).toMatchObject({
			activityId: workWithGps.id,
			latitude: 51.5,
			longitude: 7.25,
		});
	});

	test("a cancelled search is discarded, even when the place is found afterwards", async () => {
		deviceWaits();
		await showStopped(withPlace);
		await button("Kommen").click();
		await button("Abbrechen").click();
		await expect.element(page.getByText("Standort wird ermittelt...")).not.toBeInTheDocument();
		found?.(position);
		await expect.element(button("Kommen")).toBeEnabled();
		expect(sentBookings(stage().server)).toEqual([]);
		expect(page.getByText("Gps Location required").query()).toBeNull();
	});

	test("without a place there is a warning and no booking", async () => {
		deviceWaits();
		await showStopped(withPlace);
		await button("Kommen").click();
		failed?.({ code: 1 } as GeolocationPositionError);
		await expect.element(page.getByText("Gps Location required")).toBeVisible();
		expect(sentBookings(stage().server)).toEqual([]);
	});
});

describe("a server that is away", () => {
	const unsent = () => page.getByText("1 Buchung nicht gesendet");

	async function clickWhileAway(): Promise<string> {
		stage().server.isAway = true;
		await button("Kommen").click();
		await expect.element(unsent()).toBeVisible();
		const [key = ""] = Object.keys(localStorage).filter((one) =>
			one.startsWith("stundwerk.booking."),
		);
		return key.slice(-36);
	}

	test("keeps the click visibly and sends it again under the same id", async () => {
		await showStopped();
		const bookingId = await clickWhileAway();
		await expect.element(button("Gehen")).toBeVisible();
		stage().server.isAway = false;
		const retry = button("Jetzt senden").element() as HTMLButtonElement;
		retry.click();
		await expect.element(unsent()).not.toBeInTheDocument();
		expect(sentBookings(stage().server)).toMatchObject([{ bookingId, action: "START" }]);
		expect(localStorage.getItem(bookingId)).toBeNull();
	});

	test("gets it by itself when it is back", async () => {
		await showStopped();
		const bookingId = await clickWhileAway();
		stage().server.isAway = false;
		window.dispatchEvent(new Event("online"));
		await expect
			.poll(() => sentBookings(stage().server), { timeout: 5000 })
			.toMatchObject([{ bookingId }]);
		await expect.element(unsent()).not.toBeInTheDocument();
	});

	test("the click outlives a reload and is given back to the same person only", async () => {
		await showStopped();
		const bookingId = await clickWhileAway();
		const me = sampleSession();
		sessionStore.set({ ...me, userId: me.sessionId });
		await expect.element(unsent()).not.toBeInTheDocument();
		stage().server.isAway = false;
		sessionStore.set(me);
		await expect.poll(() => sentBookings(stage().server)).toMatchObject([{ bookingId }]);
	});

	test("an internal failure keeps it too, a refusal does not", async () => {
		await showStopped();
		stage().server.refuse(bookings.createBooking, 500, {
			error: "UnknownError",
			code: "UNKNOWN",
			message: "Unbekannter Fehler",
		});
		await button("Kommen").click();
		await expect.element(page.getByText("Buchung speichern")).toBeVisible();
		await expect.element(unsent()).toBeVisible();
		const { inFuture } = answers.refusals;
		stage().server.refuse(bookings.createBooking, inFuture.status, inFuture.body);
		await button("Jetzt senden").click();
		await expect.element(page.getByText("Die Aktion konnte nicht ausgeführt werden")).toBeVisible();
		await expect.element(unsent()).not.toBeInTheDocument();
	});
});

test("what other tabs and devices book is followed", async () => {
	stage().show(
		<>
			<ClocksBackground />
			<WorkTimeClock />
		</>,
	);
	await expect.element(button("Kommen")).toBeEnabled();
	stage().server.answer(contract.getTimeClocks, running);
	const { userId } = sampleSession();
	passOn({ kind: "change", topic: "CLOCKS", ids: [], userId });
	await expect.element(button("Gehen")).toBeVisible();
});
