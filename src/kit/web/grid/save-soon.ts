import { times } from "#kit/contract/limits.ts";
import { putSetting } from "#kit/contract/settings.ts";
import { api } from "../api.ts";
import { onSignOut } from "../session/end-session.ts";

interface Waiting {
	readonly value: unknown;
	readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();
let isWatching = false;

/** Saves how a person likes a list, two seconds after the last change; for the present site. */
export function saveSoon(key: string, value: unknown): void {
	watchLeaving();
	clearTimeout(waiting.get(key)?.timer);
	const timer = setTimeout(() => saveNow(key), times.gridSaveDelay);
	waiting.set(key, { value, timer });
}

/** Saves at once what still waits. */
export function saveNow(key: string): void {
	const left = waiting.get(key);
	if (left === undefined) return;
	clearTimeout(left.timer);
	waiting.delete(key);
	const input = { scope: "WEBAPP", key, perSite: true, value: left.value };
	api(putSetting, input as Parameters<typeof api<typeof putSetting>>[1], {
		keepalive: true,
	}).catch(() => {
		// the list looks as chosen until it is left; the next change saves all of it
	});
}

function watchLeaving(): void {
	if (isWatching) return;
	isWatching = true;
	const saveAll = () => {
		for (const key of [...waiting.keys()]) saveNow(key);
	};
	addEventListener("pagehide", saveAll);
	onSignOut(saveAll);
}
