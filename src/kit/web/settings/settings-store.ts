import { createStore, useStore } from "#kit/ui/create-store.ts";
import { languageStore } from "../language-store.ts";
import { type ClientSettings, parseSettings } from "./client-settings.ts";

const deviceKey = "stundwerk.settings";
/** Whose settings this browser shows after a reload, before the session is known. */
const ownerKey = "stundwerk.settings.owner";

export const settingsStore = createStore<ClientSettings>(readSaved());
applyLanguage();

export function useSettings(): ClientSettings {
	return useStore(settingsStore);
}

/** Changes some settings; the parts given are merged. Kept in this browser; a signed-in person's are saved as well. */
export function updateSettings(
	change: {
		readonly [K in keyof ClientSettings]?: Partial<ClientSettings[K]>;
	},
): void {
	const before = settingsStore.get();
	show({
		filter: { ...before.filter, ...change.filter },
		layout: { ...before.layout, ...change.layout },
		region: { ...before.region, ...change.region },
		session: { ...before.session, ...change.session },
	});
}

/**
 * Gives the settings to a person, or takes them back with null. Each person of a shared computer keeps her own; what was
 * chosen before signing in stands until she has some.
 *
 * @param owner tenant and user
 */
export function setSettingsOwner(owner: string | null): void {
	if (owner === null) localStorage.removeItem(ownerKey);
	else localStorage.setItem(ownerKey, owner);
	show(parseSettings(readSaved()));
}

function show(settings: ClientSettings): void {
	settingsStore.set(settings);
	applyLanguage();
	localStorage.setItem(placeOf(savedOwner()), JSON.stringify(settings));
}

function applyLanguage(): void {
	languageStore.set(settingsStore.get().region.language);
}

function readSaved(): ClientSettings {
	const owner = savedOwner();
	const text = localStorage.getItem(placeOf(owner)) ?? localStorage.getItem(deviceKey);
	try {
		return parseSettings(JSON.parse(text ?? "{}"));
	} catch {
		return parseSettings({});
	}
}

function savedOwner(): string | null {
	return localStorage.getItem(ownerKey);
}

function placeOf(owner: string | null): string {
	return owner === null ? deviceKey : `${deviceKey}.${owner}`;
}

/** Whether somebody was signed in when this browser was last used. */
export function hasOwner(): boolean {
	return savedOwner() !== null;
}
