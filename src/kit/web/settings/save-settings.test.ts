import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { sessionStore } from "../session/session-store.ts";
import { saveSettings } from "./save-settings.ts";
import { setSettingsOwner, updateSettings } from "./settings-store.ts";

let server: StubServer;

beforeAll(() => saveSettings());
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	server = new StubServer();
	localStorage.clear();
	setSettingsOwner(null);
});
afterEach(() => {
	sessionStore.set(null);
	localStorage.clear();
	setSettingsOwner(null);
	server.close();
	vi.useRealTimers();
});

const sent = () => server.requests.map(({ method, path, body }) => ({ method, path, body }));

test("the language that a signed-in person chooses is saved once, a moment later", () => {
	sessionStore.set(sampleSession());
	updateSettings({ region: { language: "en-EN" } });
	updateSettings({ region: { language: "de-DE" } });
	updateSettings({ region: { language: "en-EN" } });
	vi.advanceTimersByTime(399);
	expect(sent()).toEqual([]);
	vi.advanceTimersByTime(60_000);
	expect(sent()).toEqual([
		{ method: "PUT", path: "/api/settings/PROFILE/Profile.Language", body: { value: "en-EN" } },
	]);
});

test("while nobody is signed in nothing is sent, nor is it later", () => {
	updateSettings({ region: { language: "en-EN" } });
	vi.advanceTimersByTime(60_000);
	sessionStore.set(sampleSession());
	vi.advanceTimersByTime(60_000);
	expect(sent()).toEqual([]);
});

test("signing out before the moment has passed sends nothing", () => {
	sessionStore.set(sampleSession());
	updateSettings({ region: { language: "en-EN" } });
	sessionStore.set(null);
	vi.advanceTimersByTime(60_000);
	expect(sent()).toEqual([]);
});
