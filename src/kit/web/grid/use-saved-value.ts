import { CancelledError, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { times } from "#kit/contract/limits.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { onSignOut } from "../session/end-session.ts";
import { useSessionOrNull } from "../session/session-store.ts";
import { settingsStore, useSettings } from "../settings/settings-store.ts";

interface Waiting {
	readonly value: unknown;
	readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();
let isWatching = false;

interface SavedValue {
	/** As it was saved, whatever that is; null when it never was, undefined until that is known. */
	readonly saved: unknown;
	/** Nothing will come any more: it is there, or could not be read. */
	readonly isReady: boolean;
	/**
	 * Shown at once, saved two seconds after the last change or when it is left.
	 *
	 * @param update from what was saved (see `saved`) to what is to be; waits until that is known, so that a click on a
	 * slow connection does not replace what was kept before
	 */
	readonly keep: (update: (saved: unknown) => unknown) => void;
}

/** The question for what a person keeps at a site. */
function savedValue(key: string, userId: string | undefined, site: string | null | undefined) {
	return {
		queryKey: [getSetting.operationId, key, userId, site],
		// goes on when it is left: a choice may be waiting for it
		queryFn: async () => {
			const input = { scope: "WEBAPP", key, perSite: "true" } as const;
			const { value } = await api(getSetting, input);
			return value ?? null;
		},
		staleTime: Number.POSITIVE_INFINITY,
	};
}

/** Has it at hand for the list that will ask for it; null when nothing was kept, or when it cannot be read. */
export async function savedValueAhead(key: string, session: SessionAnswer): Promise<unknown> {
	const site = settingsStore.get().session.siteId ?? session.currentSite.siteId;
	const asked = savedValue(key, session.userId, site);
	await queryClient.prefetchQuery(asked);
	return queryClient.getQueryData(asked.queryKey) ?? null;
}

/** One thing the signed-in person likes at the present site; kept at the server. */
export function useSavedValue(key: string): SavedValue {
	const chosen = useSettings().session.siteId;
	const session = useSessionOrNull();
	const site = chosen ?? session?.currentSite.siteId;
	const asked = savedValue(key, session?.userId, site);
	const { queryKey } = asked;
	const { data, isPending } = useQuery(asked);
	useEffect(() => () => saveNow(key), [key]);
	const cacheKey = JSON.stringify(queryKey);
	const keep = useCallback(
		(update: (saved: unknown) => unknown) => {
			const [, , userId, site] = JSON.parse(cacheKey);
			const asked = savedValue(key, userId, site);
			const keepNow = () => {
				const value = update(queryClient.getQueryData(asked.queryKey));
				queryClient.setQueryData(asked.queryKey, value);
				saveSoon(key, value);
			};
			if (queryClient.getQueryData(asked.queryKey) !== undefined) keepNow();
			else {
				queryClient.fetchQuery(asked).then(keepNow, (error: unknown) => {
					if (!(error instanceof CancelledError)) keepNow();
				});
			}
		},
		[key, cacheKey],
	);
	return { saved: data, isReady: !isPending, keep };
}

/** Saves how a person likes a list, two seconds after the last change; for the present site. */
function saveSoon(key: string, value: unknown): void {
	watchLeaving();
	clearTimeout(waiting.get(key)?.timer);
	const timer = setTimeout(() => saveNow(key), times.gridSaveDelay);
	waiting.set(key, { value, timer });
}

/** Saves at once what still waits. */
function saveNow(key: string): void {
	const left = waiting.get(key);
	if (left === undefined) return;
	clearTimeout(left.timer);
	waiting.delete(key);
	const input = { scope: "WEBAPP", key, perSite: true, value: left.value };
	api(putSetting, input as Parameters<typeof api<typeof putSetting>>[1], { keepalive: true }).catch(
		() => {
			// the list looks as chosen until it is left; the next change saves all of it
		},
	);
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
