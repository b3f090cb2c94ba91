import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ErrorAnswer, ErrorKind } from "#kit/contract/refusal.ts";
import { logout } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { ApiError, NetworkError } from "../api-error.ts";
import { connection } from "../connection.ts";
import { setNavigation } from "../router/navigation.ts";
import { sessionStore } from "../session/session-store.ts";
import { handleError } from "./handle-error.ts";

let root: Root;
let server: StubServer;
let visited: string[];

beforeEach(() => {
	visited = [];
	server = new StubServer();
	server.answer(logout, {});
	setNavigation({
		go: async (href) => {
			visited.push(href);
		},
	});
	sessionStore.set(sampleSession());
	root = createRoot(document.body.appendChild(document.createElement("div")));
	flushSync(() => root.render(<UiProvider colorScheme="light">{null}</UiProvider>));
});

afterEach(() => {
	flushSync(() => {
		dropDialogs();
		toastStore.set([]);
	});
	connection.set("online");
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	sessionStore.set(null);
	server.close();
});

function refused(error: ErrorKind, status: number, more: Partial<ErrorAnswer> = {}): ApiError {
	return new ApiError(status, {
		error,
		code: "CODE",
		message: "Das ging nicht.",
		details: [],
		traceId: "t-1",
		...more,
	});
}

const dialog = (name: string) => page.getByRole("alertdialog", { name });
const toasts = page.getByRole("region", { name: "Meldungen" });

test("ClientUnauthorized signs out, says so, and leads to signing in, once", async () => {
	handleError(refused("ClientUnauthorized", 401));
	handleError(refused("ClientUnauthorized", 401));
	expect(visited).toEqual(["/login?reason=unauthenticated&source=user"]);
	expect(sessionStore.get()).toBeNull();
	await expect.element(toasts).toMatchTextContent("Sitzung abgelaufen");
	expect(toastStore.get().map((one) => one.timeout)).toEqual([5000]);
	await page.getByRole("button", { name: "Anmelden" }).click();
	expect(visited.at(-1)).toBe("/login");
});

test("InvalidRole signs out with its reason", async () => {
	handleError(refused("InvalidRole", 403));
	expect(visited).toEqual(["/login?reason=invalid_user_role"]);
	await expect
		.element(toasts)
		.toMatchTextContent("Sie wurden abgemeldet, da die Sitzung ungültig ist.");
	await expect.poll(() => server.calls(logout)).toHaveLength(1);
});

test("a server out of reach: one dialog with its address, gone by itself", async () => {
	server.isAway = true;
	handleError(new NetworkError(new TypeError("Failed to fetch")));
	handleError(new NetworkError(new TypeError("Failed to fetch")));
	await expect.element(dialog("Server nicht erreichbar")).toMatchTextContent(location.origin);
	await expect.element(dialog("Server nicht erreichbar")).toMatchTextContent("Administrator");
	expect(document.querySelectorAll("dialog")).toHaveLength(1);
	expect(connection.get()).toBe("offline");
	server.isAway = false;
	window.dispatchEvent(new Event("online"));
	await expect.element(dialog("Server nicht erreichbar")).not.toBeInTheDocument();
	expect(connection.get()).toBe("online");
});

test("Maintenance is an event for those who listen", () => {
	const heard: string[] = [];
	const stop = connection.subscribe(() => heard.push(connection.get()));
	handleError(refused("Maintenance", 503));
	stop();
	expect(heard).toEqual(["maintenance"]);
});

test("EntityNotFound is logged only", () => {
	const log = vi.spyOn(console, "info").mockImplementation(() => {});
	handleError(refused("EntityNotFound", 404));
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
	expect(toastStore.get()).toEqual([]);
	expect(document.querySelector("dialog")).toBeNull();
});

test.each(["Forbidden", "ForbiddenAction"] as const)(
	"%s names the permission and the level, and whom to ask",
	async (kind) => {
		handleError(refused(kind, 403, { permission: "users.manage", level: "WRITE" }));
		const shown = dialog("Zugriff verweigert");
		await expect
			.element(shown)
			.toMatchTextContent(
				"Benötigt wird die Berechtigung „Mitarbeiter“ mit der Stufe „Schreiben“.",
			);
		await expect.element(shown).toMatchTextContent("Vorgesetzten");
	},
);

test("InvalidAction offers another try where there is one", async () => {
	let tries = 0;
	handleError(refused("InvalidAction", 409), { retry: () => tries++ });
	const shown = dialog("Die Aktion konnte nicht ausgeführt werden");
	await expect.element(shown).toMatchTextContent("Das ging nicht.");
	await page.getByRole("button", { name: "Erneut versuchen" }).click();
	expect(tries).toBe(1);
	await expect.element(shown).not.toBeInTheDocument();
	handleError(refused("InvalidAction", 409));
	await expect.element(shown).toBeVisible();
	await expect
		.element(page.getByRole("button", { name: "Erneut versuchen" }))
		.not.toBeInTheDocument();
});

test("StatusCode passes by with its context; details wait to be read", async () => {
	handleError(refused("StatusCode", 400), { context: "Buchung speichern" });
	await expect.element(toasts).toMatchTextContent("Buchung speichernDas ging nicht.");
	expect(toastStore.get().map((one) => one.timeout)).toEqual([3000]);
	const details = [{ field: "begin", text: "fehlt" }];
	handleError(refused("StatusCode", 400, { details }));
	await expect.element(dialog("Fehler")).toMatchTextContent("begin: fehlt");
});

test.each([
	[refused("UnknownError", 500, { message: "" }), "Interner Server Fehler"],
	[refused("UnknownError", 400, { message: "" }), "Unbekannter Fehler"],
	[refused("UnknownError", 500), "Vorgangsnummer t-1"],
	[refused("TooManyAttempts", 429), "Das ging nicht."],
	[refused("RuleViolation", 422), "Das ging nicht."],
])("%s says what is known", async (error, text) => {
	handleError(error);
	await expect.element(toasts).toMatchTextContent(text);
});

test.each([
	[1, "Einige Einträge konnten nicht gelöscht werden (1 Eintrag)."],
	[3, "Einige Einträge konnten nicht gelöscht werden (3 Einträge)."],
	["3", "Das ging nicht."],
])("a bulk delete of which %s failed says: %s", async (count, text) => {
	handleError(refused("StatusCode", 409, { code: "BULK_DELETE_PARTLY_FAILED", facts: { count } }));
	await expect.element(toasts).toMatchTextContent(text);
});

test("a fault of our own is told and logged; a taken-back request is neither", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	handleError(new DOMException("gone", "AbortError"));
	expect(toastStore.get()).toEqual([]);
	handleError(new Error("own"));
	await expect.element(toasts).toMatchTextContent("Unbekannter Fehler");
	expect(log).toHaveBeenCalledOnce();
	log.mockRestore();
});
