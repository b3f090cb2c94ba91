import { newId } from "../../../../kit/contract/new-id.ts";
import { createStore } from "../../../../kit/ui/create-store.ts";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { api } from "../../../../kit/web/api.ts";
import { ApiError, NetworkError } from "../../../../kit/web/api-error.ts";
import { serverNow } from "../../../../kit/web/clock.ts";
import { handleError } from "../../../../kit/web/errors/handle-error.ts";
import { currentTexts } from "../../../../kit/web/texts.ts";
import { renew } from "../../../../kit/web/use-api.ts";
import type { Activity } from "../../../time-tracking/activities/contract.ts";
import { contract as bookings } from "../../../time-tracking/bookings/contract.ts";
import { contract as clocks } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import type { PressedBooking } from "./after-booking.ts";
import { type DevicePlace, devicePlace } from "./device-place.ts";
import { keepBookings, keptBookings } from "./kept-bookings.ts";

/** A pressed button on its way to the server. It is kept until the server has answered, over reloads too. */
export interface KeptBooking extends PressedBooking {
	readonly bookingId: string;
	readonly place: DevicePlace | null;
}

export interface Desk {
	/** Clocks with a booking under way: "work" or a node's id. Another press there is ignored. */
	readonly busy: readonly string[];
	/** The clock that waits for the device's place, and what cancels it. */
	readonly locating: { readonly clock: string; cancel(): void } | null;
	/** Pressed and not answered yet, the oldest first. */
	readonly kept: readonly KeptBooking[];
	/** Whose bookings these are. */
	readonly owner: string | null;
}

const nobodys: Desk = { busy: [], locating: null, kept: [], owner: null };

export const deskStore = createStore<Desk>(nobodys);

/** Takes up what a person pressed in this browser and the server has not answered yet. */
export function openDesk(owner: string): void {
	if (deskStore.get().owner === owner) return;
	deskStore.set({ ...nobodys, owner, kept: keptBookings(owner) });
}

export const workClock = "work";

export interface Press {
	readonly action: "START" | "END";
	readonly activity: Activity | null;
	readonly projectNodeId?: string | null;
}

/** One press of a button. While one of the same clock is under way nothing happens. */
export async function press(
	clock: string,
	{ action, activity, projectNodeId = null }: Press,
): Promise<void> {
	if (deskStore.get().busy.includes(clock)) return;
	const at = Math.floor(serverNow() / 1000) * 1000;
	change({ busy: [...deskStore.get().busy, clock] });
	try {
		const place = activity?.bookingRequiresGps ? await locate(clock) : null;
		if (place === undefined) return;
		const booking: KeptBooking = {
			bookingId: newId(at),
			timestamp: new Date(at).toISOString(),
			action,
			activity,
			projectNodeId,
			place,
		};
		keep([...deskStore.get().kept, booking]);
		await send(booking);
	} finally {
		change({ busy: deskStore.get().busy.filter((one) => one !== clock) });
	}
}

/** @returns undefined when nothing is to be booked: cancelled, or the device does not say where it is */
async function locate(clock: string): Promise<DevicePlace | undefined> {
	const abort = new AbortController();
	change({ locating: { clock, cancel: () => abort.abort() } });
	try {
		const place = await devicePlace(abort.signal);
		if (place !== null) return place;
		const t = currentTexts(german, english);
		toast({ type: "warning", title: t.gpsRequired });
		return undefined;
	} catch (error) {
		if (abort.signal.aborted) return undefined;
		throw error;
	} finally {
		change({ locating: null });
	}
}

let sendingAll: Promise<void> | undefined;

/** Sends what is kept once more, under the same ids, in the order of pressing. */
export function sendKept(): Promise<void> {
	sendingAll ??= sendEach().finally(() => {
		sendingAll = undefined;
	});
	return sendingAll;
}

async function sendEach(): Promise<void> {
	for (const booking of deskStore.get().kept) {
		if (!(await send(booking))) return;
	}
}

export function discardKept(): void {
	keep([]);
}

/** @returns false when the server was not reached, so that the booking stays kept */
async function send(booking: KeptBooking): Promise<boolean> {
	const t = currentTexts(german, english);
	const context = t.saveBooking;
	try {
		const { bookingId, timestamp, action, activity, projectNodeId, place } =
			booking;
		const answer = await api(bookings.createBooking, {
			bookingId,
			timestamp,
			action,
			activityId: activity?.id ?? null,
			projectNodeId,
			...place,
		});
		if (answer.state === "REQUESTED")
			toast({ type: "info", title: t.requested });
		if (answer.outcome === "CONFLICT")
			toast({ type: "warning", title: t.conflict });
	} catch (error) {
		handleError(error, { context });
		if (isUnanswered(error)) return false;
	}
	await renew(clocks.getTimeClocks).catch(() => {});
	keep(
		deskStore.get().kept.filter((one) => one.bookingId !== booking.bookingId),
	);
	return true;
}

/** Nobody knows what became of it; sending it again is safe, since its id stays the same. */
function isUnanswered(error: unknown): boolean {
	if (error instanceof NetworkError) return true;
	return (
		error instanceof ApiError && (error.status >= 500 || error.status === 401)
	);
}

function keep(kept: readonly KeptBooking[]): void {
	change({ kept });
	const { owner } = deskStore.get();
	if (owner !== null) keepBookings(owner, kept);
}

function change(part: Partial<Desk>): void {
	deskStore.set({ ...deskStore.get(), ...part });
}
