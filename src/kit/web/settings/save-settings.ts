import { putSetting } from "#kit/contract/settings.ts";
import { api } from "../api.ts";
import { sessionStore } from "../session/session-store.ts";
import { savedSettings } from "./saved-settings.ts";
import { settingsStore } from "./settings-store.ts";

const calm = 400;
const known = new Map<string, string>();
let owner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Saves a signed-in person's settings at the server, a moment after the last change. Called once at the start. */
export function saveSettings(): void {
	const notice = () => {
		const session = sessionStore.get();
		if (session === null) {
			owner = null;
			clearTimeout(timer);
			return;
		}
		if (owner !== session.userId) {
			owner = session.userId;
			remember();
			return;
		}
		clearTimeout(timer);
		timer = setTimeout(save, calm);
	};
	settingsStore.subscribe(notice);
	sessionStore.subscribe(notice);
}

function remember(): void {
	for (const { key, text } of present()) known.set(key, text);
}

function save(): void {
	for (const { scope, key, value, text } of present()) {
		if (known.get(key) === text) continue;
		known.set(key, text);
		api(putSetting, { scope, key, value }).catch(() => {
			// kept in this browser anyway; the next change tries again
			known.delete(key);
		});
	}
}

function present() {
	const settings = settingsStore.get();
	return savedSettings.map(({ scope, key, read }) => {
		const value = read(settings);
		return { scope, key, value, text: JSON.stringify(value) };
	});
}
