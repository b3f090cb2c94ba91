import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { getSession, logout } from "#kit/contract/session.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { readDraft, writeDraft } from "#kit/ui/drafts/drafts.ts";
import { type AnyPanel, definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { deviceNow } from "../clock.ts";
import { setNavigation } from "../router/navigation.ts";
import { settingsStore, updateSettings } from "../settings/settings-store.ts";
import { checkSession, forgetCheck } from "./check-session.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { onSessionEnd, sessionExpired, signOut } from "./end-session.ts";
import { sessionStore } from "./session-store.ts";

const anna = sampleSession();
const ben = sampleSession({ userId: "01a1fd2c-47a0-70d1-9a38-0000000000bb" });
const detail = definePanel({
	id: "users.detail",
	title: () => "Mitarbeiter",
	params: z.object({ userId: z.string() }),
	load: async () => ({ default: () => null }),
});

let server: StubServer;
let visited: string[];

beforeEach(async () => {
	visited = [];
	server = new StubServer();
	server.answer(logout, {});
	server.answer(getSession, anna);
	setNavigation({
		go: async (href) => {
			visited.push(href);
			// another page closes what was open on the last one
			showPanels(nothingOpen);
		},
	});
	setUpPanels({
		panels: [detail as unknown as AnyPanel],
		place: { go: showPanels, backTo: showPanels },
	});
	await checkSession({ anew: true });
});

afterEach(() => {
	server.close();
	sessionStore.set(null);
	forgetCheck();
	showPanels(nothingOpen);
	localStorage.clear();
	sessionStorage.clear();
});

async function signInAs(session: typeof anna): Promise<void> {
	server.answer(getSession, session);
	await completeSignIn();
}

test("signing out waits 400 ms, ends the session at the server and forgets it here", async () => {
	let cleared = 0;
	onSessionEnd(() => {
		cleared++;
	});
	writeDraft("users.edit:1", { name: "Vogt" });
	const began = deviceNow();
	await signOut();
	expect(deviceNow() - began).toBeGreaterThanOrEqual(395);
	expect(server.calls(logout)).toHaveLength(1);
	expect(sessionStore.get()).toBeNull();
	expect(cleared).toBe(1);
	expect(readDraft("users.edit:1")).toBeUndefined();
	expect(visited).toEqual(["/login"]);
});

test("signing out works with a server that is away", async () => {
	server.isAway = true;
	await signOut();
	expect(sessionStore.get()).toBeNull();
});

test("the panel stack comes back to the same person, and to nobody else", async () => {
	openPanel(detail, { userId: "u1" });
	await signOut();
	expect(openPanels()).toEqual(nothingOpen);
	await signInAs(ben);
	expect(openPanels()).toEqual(nothingOpen);
	await signOut();
	await signInAs(anna);
	expect(openPanels().panels).toEqual([{ id: "users.detail", params: { userId: "u1" } }]);
	expect(visited.at(-1)).toBe("/");
});

test("drafts outlive the mere end of a session for the same person only", async () => {
	writeDraft("users.edit:1", { name: "Vogt" });
	sessionExpired();
	await signInAs(anna);
	expect(readDraft("users.edit:1")).toEqual({ name: "Vogt" });
	sessionExpired();
	await signInAs(ben);
	expect(readDraft("users.edit:1")).toBeUndefined();
});

test("settings stay with their person", async () => {
	updateSettings({ layout: { contrast: true } });
	await signOut();
	expect(settingsStore.get().layout.contrast).toBe(false);
	await signInAs(ben);
	expect(settingsStore.get().layout.contrast).toBe(false);
	await signOut();
	await signInAs(anna);
	expect(settingsStore.get().layout.contrast).toBe(true);
});
