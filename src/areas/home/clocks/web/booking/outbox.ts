import { createStore, type Store } from "#kit/ui/create-store.ts";
import { connection } from "#kit/web/connection.ts";
import { ownerOf, sessionStore } from "#kit/web/session/session-store.ts";
import { type Sent, sendBooking } from "./send-booking.ts";
import { type WaitingBooking, waitingBooking } from "./waiting-booking.ts";

interface Outbox {
	/** In the order of the clicks. */
	readonly waiting: readonly WaitingBooking[];
	/** The one on its way now. */
	readonly sendingId: string | null;
}

/** Bookings that the server does not know yet. A click is never lost: without network it waits here, over reloads too. */
export const outbox: Store<Outbox> = createStore<Outbox>({ waiting: [], sendingId: null });

let owner: string | null = null;
let run: Promise<void> | undefined;
let isWatching = false;

/** Keeps a booking and sends it when those before it are through. */
export function post(booking: WaitingBooking): Promise<void> {
	watchOutbox();
	if (owner !== null) keepBooking(owner, booking);
	show([...outbox.get().waiting, booking]);
	return sendWaiting();
}

/** Sends what waits, one after the other; ends at the first that does not get through. */
export function sendWaiting(): Promise<void> {
	run ??= sendAll().finally(() => {
		run = undefined;
	});
	return run;
}

/** Takes up what the signed-in person has waiting, and sends it whenever the server can be reached again. */
export function watchOutbox(): void {
	if (isWatching) return;
	isWatching = true;
	takeOwner();
	sessionStore.subscribe(takeOwner);
	connection.subscribe(() => {
		if (connection.get() === "online" && run === undefined) void sendWaiting();
	});
	window.addEventListener("storage", () => {
		if (owner !== null) show(readBookings(owner));
	});
}

function takeOwner(): void {
	const session = sessionStore.get();
	const next = session === null ? null : ownerOf(session);
	if (next === owner) return;
	owner = next;
	show(owner === null ? [] : readBookings(owner));
	if (owner !== null) void sendWaiting();
}

async function sendAll(): Promise<void> {
	for (;;) {
		const [next] = outbox.get().waiting;
		if (next === undefined) return;
		const sender = owner;
		outbox.set({ ...outbox.get(), sendingId: next.bookingId });
		const sent: Sent = await sendBooking(next);
		if (sent !== "KEEP" && sender !== null) dropBooking(sender, next.bookingId);
		const { waiting } = outbox.get();
		outbox.set({ waiting: sent === "KEEP" ? waiting : without(waiting, next), sendingId: null });
		if (sent === "KEEP") return;
	}
}

function without(waiting: readonly WaitingBooking[], gone: WaitingBooking): WaitingBooking[] {
	return waiting.filter((one) => one.bookingId !== gone.bookingId);
}

function show(waiting: readonly WaitingBooking[]): void {
	outbox.set({ ...outbox.get(), waiting });
}

const prefix = (owner: string) => `stundwerk.booking.${owner}.`;

/** Each booking has a place of its own, so that tabs that keep one at the same moment do not overwrite each other. */
function keepBooking(owner: string, booking: WaitingBooking): void {
	try {
		localStorage.setItem(prefix(owner) + booking.bookingId, JSON.stringify(booking));
	} catch (error) {
		// a full or locked store: this tab still holds it
		console.warn("A booking could not be kept in this browser", error);
	}
}

function dropBooking(owner: string, bookingId: string): void {
	localStorage.removeItem(prefix(owner) + bookingId);
}

/** What this browser keeps for a person, in the order of the clicks. */
function readBookings(owner: string): WaitingBooking[] {
	const own = Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner)));
	return own
		.flatMap((key) => parse(localStorage.getItem(key)))
		.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1));
}

function parse(text: string | null): WaitingBooking[] {
	try {
		const parsed = waitingBooking.safeParse(JSON.parse(text ?? ""));
		return parsed.success ? [parsed.data] : [];
	} catch {
		return [];
	}
}
