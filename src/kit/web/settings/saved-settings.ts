import type { SessionAnswer } from "#kit/contract/session.ts";
import { type ClientSettings, parseSettings } from "./client-settings.ts";
import { settingsStore, updateSettings } from "./settings-store.ts";

interface SavedSetting {
	readonly scope: "WEBAPP" | "PROFILE";
	readonly key: string;
	readonly read: (settings: ClientSettings) => unknown;
	/** The saved value in the shape of the settings. */
	readonly shape: (value: unknown) => unknown;
}

/** Which settings the server keeps, and under which keys. The site filter stays in this browser. */
export const savedSettings: readonly SavedSetting[] = [
	whole("Layout", "layout"),
	whole("Filter", "filter"),
	ofRegion("Profile.Language", "language"),
	ofRegion("Profile.TimeZone", "timezone"),
	ofRegion("Profile.HourFormat", "hourFormat"),
];

function whole(key: string, name: "layout" | "filter"): SavedSetting {
	return {
		scope: "WEBAPP",
		key,
		read: (settings) => settings[name],
		shape: (value) => ({ [name]: value }),
	};
}

function ofRegion(key: string, name: keyof ClientSettings["region"]): SavedSetting {
	return {
		scope: "PROFILE",
		key,
		read: ({ region }) => region[name],
		shape: (value) => ({ region: { [name]: value } }),
	};
}

/** Takes over what the server kept for a person; whatever is broken falls back to its default. */
export function takeSavedSettings(session: SessionAnswer): void {
	const { layout, region } = settingsStore.get();
	let merged: unknown = { layout, region };
	for (const { key, shape } of savedSettings) {
		const value = session.settings[key];
		if (value !== undefined && value !== null) merged = merge(merged, shape(value));
	}
	const parsed = parseSettings(merged);
	const sites = session.availableSites.map((site) => site.siteId);
	const { siteId } = settingsStore.get().session;
	const isKnown = siteId === null || (siteId === "" ? sites.length > 1 : sites.includes(siteId));
	updateSettings({
		layout: parsed.layout,
		filter: parsed.filter,
		region: parsed.region,
		...(isKnown ? {} : { session: { siteId: null, siteUnitId: null } }),
	});
}

/** A saved value that is no object replaces the whole: it is broken, and its defaults count. */
function merge(before: unknown, change: unknown): unknown {
	if (!isObject(before) || !isObject(change)) return change;
	const merged: Record<string, unknown> = { ...before };
	for (const [key, value] of Object.entries(change)) {
		merged[key] = merge(merged[key], value);
	}
	return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
