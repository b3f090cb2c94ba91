import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { languageStore } from "../language-store.ts";
import { parseSettings } from "./client-settings.ts";
import { takeSavedSettings } from "./saved-settings.ts";
import { setSettingsOwner, settingsStore, updateSettings } from "./settings-store.ts";

const reset = () => {
	localStorage.clear();
	setSettingsOwner(null);
};
beforeEach(reset);
afterEach(reset);

const defaults = parseSettings({});

test("defaults are those of the specification", () => {
	expect(defaults.layout.browserZoom).toBe(100);
	expect(defaults.layout.theme).toBe("light");
	expect(defaults.region.language).toBe("de-DE");
	expect(defaults.region.hourFormat).toBe("TIME");
	expect(defaults.filter.showDisabled).toBe(false);
});

test.each([
	null,
	7,
	"x",
	[],
	{ layout: null, region: [] },
	{ layout: { browserZoom: "groß", theme: "pink" }, region: { language: "fr" } },
	{ layout: { browserZoom: 9999 }, session: { siteId: 3 } },
])("broken settings %j are reset", (saved) => {
	expect(parseSettings(saved)).toEqual(defaults);
});

test("only what is broken is reset", () => {
	const parsed = parseSettings({
		layout: { browserZoom: 125, theme: "pink" },
		region: { hourFormat: "DECIMAL" },
	});
	expect(parsed.layout.browserZoom).toBe(125);
	expect(parsed.layout.theme).toBe("light");
	expect(parsed.region.hourFormat).toBe("DECIMAL");
});

test("settings survive a reload, broken storage does not break the start", () => {
	updateSettings({ layout: { theme: "dark" } });
	setSettingsOwner(null);
	expect(settingsStore.get().layout.theme).toBe("dark");
	localStorage.setItem("stundwerk.settings", "{broken");
	setSettingsOwner(null);
	expect(settingsStore.get()).toEqual(defaults);
});

test("each person of a shared computer keeps her own", () => {
	setSettingsOwner("t.anna");
	updateSettings({ layout: { contrast: true }, region: { language: "en-EN" } });
	setSettingsOwner(null);
	expect(settingsStore.get().layout.contrast).toBe(false);
	expect(languageStore.get()).toBe("de-DE");
	setSettingsOwner("t.ben");
	expect(settingsStore.get().layout.contrast).toBe(false);
	setSettingsOwner("t.anna");
	expect(settingsStore.get().layout.contrast).toBe(true);
	expect(languageStore.get()).toBe("en-EN");
});

test("what the server kept wins; what is broken there falls back", () => {
	setSettingsOwner("t.anna");
	updateSettings({ layout: { browserZoom: 90 } });
	takeSavedSettings(
		sampleSession({
			settings: {
				Layout: { theme: "dark", browserZoom: "x" },
				"Profile.Language": "en-EN",
				"Profile.TimeZone": 5,
			},
		}),
	);
	const { layout, region } = settingsStore.get();
	expect(layout.theme).toBe("dark");
	expect(layout.browserZoom).toBe(100);
	expect(region.language).toBe("en-EN");
	expect(region.timezone).toBe(defaults.region.timezone);
});

test("a site that is no longer one's own is forgotten, so is 'all' with one site only", () => {
	for (const siteId of ["01a1fd2c-47a0-70d1-9a38-0000000000ff", ""]) {
		updateSettings({ session: { siteId } });
		takeSavedSettings(sampleSession());
		expect(settingsStore.get().session.siteId).toBeNull();
	}
	const { siteId } = sampleSession().currentSite;
	updateSettings({ session: { siteId } });
	takeSavedSettings(sampleSession());
	expect(settingsStore.get().session.siteId).toBe(siteId);
});
