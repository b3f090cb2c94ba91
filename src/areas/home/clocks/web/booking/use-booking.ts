import { useEffect, useRef, useState } from "react";
import { useStore } from "#kit/ui/create-store.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { serverNow } from "#kit/web/clock.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { outbox, post } from "./outbox.ts";
import { type BookingWish, type Position, waitingBookingOf } from "./waiting-booking.ts";

/** After a booking the same place shows another button: the second half of a double click must not press it. */
export const secondPressDelay = 700;

interface Booking {
	/** A click now would be ignored: the button shows it. */
	readonly isBusy: boolean;
	readonly isLocating: boolean;
	/** Discards a booking that still looks for its place. */
	cancel(): void;
	book(wish: BookingWish): void;
}

/** The bookings of one clock: one at a time, with the place of the device where the activity asks for it. */
export function useBooking(): Booking {
	const isTaken = useRef(false);
	const [isShut, setShut] = useState(false);
	const search = useRef<AbortController | null>(null);
	const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [isLocating, setLocating] = useState(false);
	const [ownId, setOwnId] = useState<string | null>(null);
	const { sendingId } = useStore(outbox);
	useEffect(() => () => search.current?.abort(), []);
	useEffect(() => () => clearTimeout(settling.current), []);

	async function run(wish: BookingWish): Promise<void> {
		const at = serverNow();
		const position = await positionFor(wish, search, setLocating);
		if (position === "NONE") return;
		const booking = waitingBookingOf(wish, at, position);
		setOwnId(booking.bookingId);
		await post(booking);
	}

	return {
		isBusy: isShut || (ownId !== null && ownId === sendingId),
		isLocating,
		cancel: () => search.current?.abort(),
		book(wish) {
			if (isTaken.current) return;
			isTaken.current = true;
			setShut(true);
			void run(wish).finally(() => {
				settling.current = setTimeout(() => {
					isTaken.current = false;
					setShut(false);
				}, secondPressDelay);
			});
		},
	};
}

/** null: the activity asks for no place. NONE: it does, but there is none, or nobody wants it any more. */
async function positionFor(
	{ activity }: BookingWish,
	search: { current: AbortController | null },
	setLocating: (isLocating: boolean) => void,
): Promise<Position | null | "NONE"> {
	if (!activity.bookingRequiresGps) return null;
	const controller = new AbortController();
	search.current = controller;
	setLocating(true);
	try {
		const position = await locate(controller.signal);
		if (position !== null) return position;
		const { gps } = currentTexts(texts);
		toast({ type: "warning", title: gps.required });
		return "NONE";
	} catch {
		return "NONE";
	} finally {
		search.current = null;
		setLocating(false);
	}
}

const longest = 20_000;

/**
 * Where this device is; null when that cannot be known (no permission, no signal, too late).
 *
 * @throws the signal's reason once it is aborted: whatever is found afterwards is discarded
 */
function locate(signal: AbortSignal): Promise<Position | null> {
	return new Promise((resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		if (!("geolocation" in navigator)) {
			resolve(null);
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
			() => resolve(null),
			{ enableHighAccuracy: true, maximumAge: 0, timeout: longest },
		);
	});
}
